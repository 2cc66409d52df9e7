import { z } from 'zod';
import type { PictureId } from '../../content/pictures';
import type { OverviewPriceId, PriceId } from '../../content/prices';
import type { RouteId } from '../../content/routes';
import type { StockPhotoId } from '../../content/stock-photos';
import { quote } from './problem';
import type { SiteContent } from './site-content';

const lengthOf = (text: unknown) => [...String(text)].length;

/** A text of any length; that it is not empty and can be shown is checked for all content at once. */
export const text = z.string();

/** The id of a part of a page, as it stands after the `#` of an address. */
export const anchor = text.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    `must be made of small unaccented letters, digits and single hyphens, as it is part of an address, got ${quote(input)}.`,
});

/** A text of at most so many characters. */
export function textUpTo(limit: number) {
  return text.refine((value) => lengthOf(value) <= limit, {
    error: ({ input }) => `has ${lengthOf(input)} characters, at most ${limit} are allowed.`,
  });
}

/** A text of so many characters. */
export function textBetween(least: number, most: number) {
  return text.refine((value) => lengthOf(value) >= least && lengthOf(value) <= most, {
    error: ({ input }) => `has ${lengthOf(input)} characters, ${least} to ${most} are asked for.`,
  });
}

/** A day of the calendar. A wrong one is not compared with others. */
export const isoDate = z.iso.date({
  error: ({ input }) => `must be a date such as 2027-07-19, got ${quote(input)}.`,
  abort: true,
});

/** An absolute https address. */
export const httpsUrl = text.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
  error: ({ input }) => `must be an absolute address that starts with https://, got ${quote(input)}.`,
});

/** A list that names nothing twice. */
export function distinct<Item>(item: z.ZodType<Item>) {
  return z.array(item).superRefine((list, context) => {
    for (const [index, entry] of list.entries()) {
      if (list.indexOf(entry) < index) {
        context.addIssue({ code: 'custom', path: [index], message: `names ${quote(entry)} a second time.` });
      }
    }
  });
}

/** An entry that is named by its id, and must be there. */
function idIn<Id extends string>(known: Record<string, unknown>, what: string) {
  return text.refine((id) => Object.hasOwn(known, id), {
    error: ({ input }) => `names ${quote(input)}, which is no known ${what}.`,
  }) as unknown as z.ZodType<Id, string>;
}

/**
 * The fields that point to other content. `page` is the page they stand on, which must not point to itself; its id may
 * change between two uses, because schemas are slow to make.
 */
export function referencesTo(content: SiteContent, page?: { id: string }) {
  return {
    route: idIn<RouteId>(content.routes, 'route id').refine((id) => id !== page?.id, {
      error: 'must not lead to the page itself.',
    }),
    picture: idIn<PictureId>(content.pictures, 'picture id'),
    stockPhoto: idIn<StockPhotoId>(content.stockPhotos, 'stock photo id'),
    price: idIn<PriceId>(content.prices, 'price id'),
    overviewPrice: idIn<OverviewPriceId>(content.overviewPrices, 'price id of the nail overview'),
  };
}

export type References = ReturnType<typeof referencesTo>;
