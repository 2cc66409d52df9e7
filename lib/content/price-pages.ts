import type { PageId } from '../../content/schema/pages';
import type { PriceId } from '../../content/schema/prices';
import { getPage, pageIds } from './pages';

/**
 * The page that explains a row of the price list: the service page that lists it, else a landing page, at best one that names
 * the row without a link to another page; undefined if there is neither. A landing page with directions does not count, as
 * it is about how to get there.
 */
export function pageOfPrice(id: PriceId): PageId | undefined {
  const ofService = pageIds.find((route) => {
    const page = getPage(route);
    return page.kind === 'service' && page.prices.includes(id);
  });
  return ofService ?? landingOf(id, { isOwn: true }) ?? landingOf(id, { isOwn: false });
}

function landingOf(id: PriceId, { isOwn }: { isOwn: boolean }): PageId | undefined {
  return pageIds.find((route) => {
    const page = getPage(route);
    if (page.kind !== 'landing' || page.directions) return false;
    return page.services.some(({ prices, route: elsewhere }) => prices.includes(id) && !(isOwn && elsewhere));
  });
}
