import { nameOf } from './collections';
import type { SiteContent } from './site-content';

/** The entries of each file of content, by the name a problem calls them. Messages have rules of their own. */
export function entriesByFile(content: SiteContent): [file: string, entries: Record<string, unknown>][] {
  return [
    ['content/salon.ts', content.salon],
    ['content/salon.ts', content.facts],
    ['content/routes.ts', content.routes],
    ...Object.entries(content.pages),
    ['content/german.ts', content.germanPages],
    ['content/german.ts', content.germanAlts],
    ['content/prices.ts', content.prices],
    ['content/prices.ts', content.overviewPrices],
    ['content/prices.ts', { priceList: content.priceList, pricesValidFrom: content.pricesValidFrom }],
    ['content/pictures.ts', content.pictures],
    ['content/stock-photos.ts', content.stockPhotos],
    ['content/articles.ts', byName(content.articles)],
    ['content/gallery.ts', byName(content.gallery)],
    ['content/testimonials.ts', byName(content.testimonials)],
    ['content/navigation.ts', byName(content.mainNavigation)],
    ['content/navigation.ts', byName(content.footerNavigation)],
  ];
}

function byName(list: unknown[]): Record<string, unknown> {
  return Object.fromEntries(list.map((item, index) => [nameOf(item, index), item]));
}
