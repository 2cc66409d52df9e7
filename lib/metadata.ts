import type { Metadata, Viewport } from 'next';
import type { RouteId } from '../content/routes';
import { routes } from '../content/routes';
import { salon } from '../content/salon';
import { getPage } from './content';
import { feedPath } from './feed';
import { iconFiles } from './icon-files';
import { palette } from './palette';
import { shareImage } from './share-image';
import { absoluteUrl, assetPath, readSiteUrl } from './site';

/** What every page's head says, whatever the page. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(readSiteUrl()),
  applicationName: salon.name,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: assetPath(iconFiles.ico), sizes: '16x16 32x32 48x48' },
      { url: assetPath(iconFiles.svg), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: assetPath(iconFiles.apple.path), sizes: `${iconFiles.apple.size}x${iconFiles.apple.size}` },
  },
};

export const rootViewport: Viewport = { themeColor: palette.paper, width: 'device-width', initialScale: 1 };

/** Head of a page, made from the registry. */
export function pageMetadata(id: RouteId): Metadata {
  const page = getPage(id);
  const url = absoluteUrl(routes[id]);
  const image = shareImage(id);
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: url, types: { 'application/rss+xml': absoluteUrl(feedPath) } },
    openGraph: {
      title: page.title,
      description: page.description,
      url,
      siteName: salon.name,
      locale: 'fr_CH',
      type: 'website',
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: page.title,
      description: page.description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}
