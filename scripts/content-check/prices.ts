import { z } from 'zod';
import type { OverviewPrice, PriceRow } from '../../content/prices';
import { anchor, isoDate, referencesTo, text } from './fields';
import { type Problem, problemsIn, quote } from './problem';
import type { SiteContent } from './site-content';

const file = 'content/prices.ts';

const amount = z
  .number()
  .nonnegative('must not be negative.')
  .max(10_000, 'must be at most 10000 CHF.')
  // The smallest coin is worth five rappen.
  .refine((price) => Math.abs(price * 20 - Math.round(price * 20)) < 1e-6, 'must be a multiple of 0.05 CHF.');

const minutes = z
  .number()
  .int('must be whole minutes.')
  .positive('must be more than zero.')
  .max(24 * 60, 'must be at most a day.');

const priceRow = z.strictObject({
  service: text,
  variant: text.optional(),
  minutes: minutes.optional(),
  price: z.union([amount, z.strictObject({ quoteDependsOn: text })], {
    error: ({ input }) =>
      `must be a number without quotes, or { quoteDependsOn: '...' } for a price on request, got ${quote(input)}.`,
  }),
}) satisfies z.ZodType<PriceRow>;

const priceList = z.array(
  z.strictObject({
    id: anchor,
    title: text,
    groups: z.array(z.strictObject({ id: anchor, title: text, rows: z.array(text) })),
  }),
);

/** Prices, the overview's own prices, and the price list that is made of them. */
export function checkPrices(content: SiteContent): Problem[] {
  const overviewPrice = z.strictObject({
    price: amount,
    listed: referencesTo(content).price,
  }) satisfies z.ZodType<OverviewPrice>;
  return [
    ...Object.entries(content.prices).flatMap(([id, row]) => problemsIn(priceRow, row, file, id)),
    ...Object.entries(content.overviewPrices).flatMap(([id, row]) => problemsIn(overviewPrice, row, file, id)),
    ...problemsIn(isoDate, content.pricesValidFrom, file, 'pricesValidFrom'),
    ...problemsIn(priceList, content.priceList, file, 'priceList'),
    ...checkGroups(content),
  ];
}

function checkGroups(content: SiteContent): Problem[] {
  const sections = priceList.safeParse(content.priceList).data ?? [];
  const problems: Problem[] = [];
  const anchors = new Set<string>();
  const listed = new Map<string, string>();
  for (const part of sections.flatMap((section) => [section, ...section.groups])) {
    if (anchors.has(part.id))
      problems.push({ file, entry: part.id, field: 'id', message: 'stands twice on the list.' });
    anchors.add(part.id);
  }
  for (const group of sections.flatMap((section) => section.groups)) {
    if (group.rows.length === 0) problems.push({ file, entry: group.id, field: 'rows', message: 'must not be empty.' });
    for (const [index, row] of group.rows.entries()) {
      const place = { file, entry: group.id, field: `rows[${index}]` };
      const earlier = listed.get(row);
      if (!Object.hasOwn(content.prices, row)) {
        problems.push({ ...place, message: `names "${row}", which is no known price id.` });
      } else if (earlier) {
        problems.push({ ...place, message: `names "${row}", which stands in ${earlier} already.` });
      }
      listed.set(row, group.id);
    }
  }
  return problems;
}
