import type { Metadata, Viewport } from 'next';
import type { RouteId } from '../content/routes';
import { routes } from '../content/routes';
import { salon } from '../content/salon';
import { getPage } from './content';
import { absoluteUrl, readSiteUrl } from './site';

/** What every page's head says, whatever the page. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(readSiteUrl()),
  applicationName: salon.name,
  formatDetection: { telephone: false },
};

export const rootViewport: Viewport = { themeColor: '#f8f2ea', width: 'device-width', initialScale: 1 };

/** Head of a page, made from the registry. */
export function pageMetadata(id: RouteId): Metadata {
  const page = getPage(id);
  const url = absoluteUrl(routes[id]);
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: url },
    openGraph: {
      title: page.title,
      description: page.description,
      url,
      siteName: salon.name,
      locale: 'fr_CH',
      type: 'website',
    },
    twitter: { card: 'summary_large_image' },
  };
}
