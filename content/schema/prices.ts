import { z } from 'zod';
import { amount, anchor, distinct, text } from './fields';
import { priceId } from './ids';

/** A price that is named before the work starts, with what decides it. */
const quote = z.strictObject({
  /** What decides the price, as the end of the sentence "Sur devis, selon ...". */
  quoteDependsOn: text,
});

/** One line of the price list. */
export const priceRow = z.strictObject({
  service: text,
  /** Age band or hair length that tells rows of one service apart. */
  variant: text.optional(),
  /** Duration in minutes, at most a day; absent where the salon gives none. */
  minutes: z
    .number()
    .int('must be whole minutes')
    .positive('must be more than zero')
    .max(24 * 60, 'must be at most a day')
    .optional(),
  /** CHF, everything included, or a quote. */
  price: z.union(
    [amount, quote],
    "must be a number without quotes, or { quoteDependsOn: '...' } for a price on request",
  ),
});

/** A price the nail overview shows beside the one of the price list it should agree with. */
export const overviewPrice = z.strictObject({
  /** CHF. */
  price: amount,
  /** The row of the price list for the same service. */
  listed: priceId,
});

/** A group of the price list: one table. */
const priceGroup = z.strictObject({
  /** Anchor on /tarifs. */
  id: anchor,
  title: text,
  rows: distinct(priceId).min(1, 'must not be empty'),
});

/** A section of the price list, such as all prices for hair. */
export const priceSection = z.strictObject({
  /** Anchor on /tarifs. */
  id: anchor,
  title: text,
  groups: z.array(priceGroup),
});

export type Quote = z.infer<typeof quote>;
export type PriceRow = z.infer<typeof priceRow>;
export type OverviewPrice = z.infer<typeof overviewPrice>;
export type PriceGroup = z.infer<typeof priceGroup>;
export type PriceSection = z.infer<typeof priceSection>;
