import type { Metadata, Viewport } from 'next';
import { shareImage } from '../assets/share-image';
import { brand, mainLocale, salon } from '../content/content';
import { getPage } from '../content/pages';
import { type Locale, tagOf } from '../i18n/locale';
import { localesOf, pathOf } from '../links/href';
import { absoluteUrl, assetPath, readSiteUrl } from '../links/site';
import type { PageId } from '../schema/pages';
import { iconFiles } from './icon-files';

export const rootMetadata: Metadata = {
  metadataBase: new URL(readSiteUrl()),
  icons: {
    icon: [
      { url: assetPath(iconFiles.manifest[0].path), type: 'image/png', sizes: '192x192' },
      { url: assetPath(iconFiles.svg), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: assetPath(iconFiles.apple.path), sizes: `${iconFiles.apple.size}x${iconFiles.apple.size}` },
  },
};

export const rootViewport: Viewport = { themeColor: brand.colors.paper, width: 'device-width', initialScale: 1 };

const openGraphLocale = (locale: Locale) => tagOf(locale).replace('-', '_');

/** Returns a page's addresses by language, the main language also as default; undefined for a page in one language. */
export function languageAlternates(id: PageId): Record<string, string> | undefined {
  const locales = localesOf(id);
  if (locales.length === 1) return undefined;
  const addresses = locales.map((locale) => [tagOf(locale), absoluteUrl(pathOf(id, locale))]);
  return { ...Object.fromEntries(addresses), 'x-default': absoluteUrl(pathOf(id, mainLocale)) };
}

export function pageMetadata(id: PageId, locale: Locale = mainLocale): Metadata {
  const page = getPage(id, locale);
  const url = absoluteUrl(pathOf(id, locale));
  const image = shareImage(id, locale);
  const others = localesOf(id).filter((other) => other !== locale);
  return {
    title: page.title,
    description: page.description,
    alternates: { canonical: url, languages: languageAlternates(id) },
    openGraph: {
      title: page.title,
      description: page.description,
      url,
      siteName: salon.name,
      locale: openGraphLocale(locale),
      alternateLocale: others.map(openGraphLocale),
      type: page.kind === 'article' ? 'article' : 'website',
      images: [image],
    },
    // Next takes the other fields from Open Graph.
    twitter: { card: 'summary_large_image', images: [image.url] },
  };
}
