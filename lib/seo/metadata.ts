import type { Metadata, Viewport } from 'next';
import type { PageId } from '../../content/schema/pages';
import { brand } from '../content/content';
import { getPage } from '../content/pages';
import { siteSalon } from '../content/salon';
import { shareImage } from '../generated/share-image';
import { type Locale, languageTags } from '../i18n/locale';
import { isGermanRoute, pathOf } from '../links/href';
import { absoluteUrl, assetPath, readSiteUrl } from '../links/site';
import { iconFiles } from './icon-files';

/** What every page's head says, whatever the page. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(readSiteUrl()),
  icons: {
    icon: [
      { url: assetPath(iconFiles.ico), sizes: '16x16 32x32 48x48' },
      { url: assetPath(iconFiles.svg), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: assetPath(iconFiles.apple.path), sizes: `${iconFiles.apple.size}x${iconFiles.apple.size}` },
  },
};

export const rootViewport: Viewport = { themeColor: brand.colors.paper, width: 'device-width', initialScale: 1 };

/** Locales as Open Graph writes them. */
const openGraphLocales: Record<Locale, string> = { fr: 'fr_CH', de: 'de_CH' };

/** Addresses of a page in every language, French for all others; nothing for a page that there is in French only. */
export function languageAlternates(id: PageId): Record<string, string> | undefined {
  if (!isGermanRoute(id)) return undefined;
  const french = absoluteUrl(pathOf(id, 'fr'));
  return { [languageTags.fr]: french, [languageTags.de]: absoluteUrl(pathOf(id, 'de')), 'x-default': french };
}

/** Head of a page in a language, made from the registry. */
export function pageMetadata(id: PageId, locale: Locale = 'fr'): Metadata {
  const page = getPage(id, locale);
  const url = absoluteUrl(pathOf(id, locale));
  const image = shareImage(id, locale);
  const others = (['fr', 'de'] as const).filter((other) => other !== locale && isGermanRoute(id));
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: url, languages: languageAlternates(id) },
    openGraph: {
      title: page.title,
      description: page.description,
      url,
      siteName: siteSalon.name,
      locale: openGraphLocales[locale],
      alternateLocale: others.map((other) => openGraphLocales[other]),
      type: 'website',
      images: [image],
    },
    // The rest Next takes from Open Graph.
    twitter: { card: 'summary_large_image', images: [image.url] },
  };
}
