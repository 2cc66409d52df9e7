import type { PageId } from '../schema/pages';
import type { PriceId } from '../schema/prices';
import { getPage, pageIds } from './pages';

/**
 * Returns the page that explains a row of the price list: the service page with that row, else a landing page, at best
 * one that names the row without a link to another page. Landing pages with directions are left out.
 */
export function pageOfPrice(id: PriceId): PageId | undefined {
  const named = pageIds.flatMap((route) => {
    const page = getPage(route);
    if (page.kind === 'service') return page.prices.includes(id) ? { route, rank: 0 } : [];
    if (page.kind !== 'landing' || page.directions) return [];
    const lines = page.services.filter(({ prices }) => prices.includes(id));
    return lines.map(({ route: elsewhere }) => ({ route, rank: elsewhere ? 2 : 1 }));
  });
  return named.sort((one, other) => one.rank - other.rank)[0]?.route;
}
