import type { OverviewPrice, PriceRow } from '../../content/prices';
import { type Finding, lineOfKey, type Source } from './source';

/** Services whose price on the nail overview is not the one of the price list. */
export function findPriceContradictions(
  source: Source,
  overview: Record<string, OverviewPrice>,
  prices: Record<string, PriceRow>,
): Finding[] {
  return Object.entries(overview).flatMap(([id, { price, listed }]) => {
    const row = prices[listed];
    if (row?.price === price) return [];
    const other = typeof row?.price === 'number' ? `CHF ${row.price}` : 'a quote';
    const place = `${listed}, line ${lineOfKey(source, 'export const prices ', listed)}`;
    return [
      {
        file: source.file,
        line: lineOfKey(source, 'export const overviewPrices ', id),
        text: `${id} costs CHF ${price} on the nail overview and ${other} on the price list (${place})`,
      },
    ];
  });
}

/** Years of experience that the home page and the services page count differently. */
export function findYearsContradiction(
  source: Source,
  facts: { yearsOnHome: number; yearsOnServices: number },
): Finding[] {
  if (facts.yearsOnHome === facts.yearsOnServices) return [];
  const [home, services] = (['yearsOnHome', 'yearsOnServices'] as const).map((key) =>
    lineOfKey(source, 'export const facts ', key),
  );
  return [
    {
      file: source.file,
      line: home ?? 1,
      text: `${facts.yearsOnHome} years of experience on the home page and ${facts.yearsOnServices} on the services page (line ${services})`,
    },
  ];
}
