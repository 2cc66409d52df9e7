import { nameOf } from './collections';
import { fieldOf, type Problem } from './problem';
import type { SiteContent } from './site-content';

/** No text of the content is empty or made of spaces only. */
export function checkEmptyStrings(content: SiteContent): Problem[] {
  const files: [file: string, entries: Record<string, unknown>][] = [
    ['content/salon.ts', content.salon],
    ['content/salon.ts', content.facts],
    ['content/routes.ts', content.routes],
    ...Object.entries(content.pages),
    ['content/german.ts', content.germanPages],
    ['content/german.ts', content.germanAlts],
    ['content/prices.ts', content.prices],
    ['content/prices.ts', content.overviewPrices],
    ['content/prices.ts', { priceList: content.priceList }],
    ['content/pictures.ts', content.pictures],
    ['content/stock-photos.ts', content.stockPhotos],
    ['content/articles.ts', byName(content.articles)],
    ['content/gallery.ts', byName(content.gallery)],
    ['content/testimonials.ts', byName(content.testimonials)],
    ['content/navigation.ts', byName(content.mainNavigation)],
    ['content/navigation.ts', byName(content.footerNavigation)],
  ];
  return files.flatMap(([file, entries]) =>
    Object.entries(entries).flatMap(([entry, value]) =>
      emptyPaths(value).map((path) => ({ file, entry, field: fieldOf(path), message: 'must not be empty.' })),
    ),
  );
}

function byName(list: unknown[]): Record<string, unknown> {
  return Object.fromEntries(list.map((item, index) => [nameOf(item, index), item]));
}

function emptyPaths(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => emptyPaths(inner, [...path, isList ? Number(key) : key]));
}
