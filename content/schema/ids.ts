import { z } from 'zod';
import { type PictureId, pictures } from '../pictures';
import { type OverviewPriceId, overviewPrices, type PriceId, prices } from '../prices';
import { type RouteId, routes } from '../routes';
import { type ServiceRouteId, servicePages } from '../services';
import { type StockPhotoId, stockPhotos } from '../stock-photos';

/** The id of an entry of a table; its type knows the ids, so that a wrong one does not compile either. */
function idIn<Id extends string>(table: Record<Id, unknown>, what: string): z.ZodType<Id> {
  const isKnown = (id: string) => Object.hasOwn(table, id);
  return z.string().refine(isKnown, `must be ${what}`) as unknown as z.ZodType<Id>;
}

/** A page, where a link leads. */
export const routeId: z.ZodType<RouteId> = idIn(routes, 'a known route id');

/** A service page: it has what a card shows of it. */
export const serviceRouteId: z.ZodType<ServiceRouteId> = idIn(servicePages, 'the id of a service page');

/** A picture of `content/pictures/`. */
export const pictureId: z.ZodType<PictureId> = idIn(pictures, 'a known picture id');

/** A photograph that replaces a picture which fails to load. */
export const stockPhotoId: z.ZodType<StockPhotoId> = idIn(stockPhotos, 'a known stock photo id');

/** A row of the price list. */
export const priceId: z.ZodType<PriceId> = idIn(prices, 'a known price id');

/** A price of the nail overview's own. */
export const overviewPriceId: z.ZodType<OverviewPriceId> = idIn(
  overviewPrices,
  'a known price id of the nail overview',
);
