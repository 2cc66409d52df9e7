import { type PriceId, type PriceRow, type PriceSection, priceList, prices, type Quote } from '../../content/prices';
import { formatAmount, formatDuration } from '../i18n/format';
import { typesetDeep } from '../i18n/typography';

/** A row whose price is a figure in CHF. */
export type FixedPriceRow = Omit<PriceRow, 'price'> & { price: number };
/** A row whose price is named before the work starts. */
export type QuotedPriceRow = Omit<PriceRow, 'price'> & { price: Quote };

const rows = typesetDeep<Record<PriceId, PriceRow>>(prices) as Record<PriceId, FixedPriceRow | QuotedPriceRow>;

/** The public price list, typeset. */
export const sitePriceList = typesetDeep<readonly PriceSection[]>(priceList);

/** A row of the price list, typeset. */
export function priceRow(id: PriceId): FixedPriceRow | QuotedPriceRow {
  return rows[id];
}

/** True when the row has a fixed price. */
export function isFixed(row: FixedPriceRow | QuotedPriceRow): row is FixedPriceRow {
  return typeof row.price === 'number';
}

/**
 * The prices of several rows in one line for a card: "CHF 25.–", "CHF 16.– à 40.–", or nothing when all are quotes.
 * The labelled rows stand on the service's page; the card never says "dès".
 */
export function priceSummary(ids: readonly PriceId[]): string | undefined {
  const amounts = ids
    .map(priceRow)
    .filter(isFixed)
    .map((row) => row.price);
  if (amounts.length === 0) return undefined;
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const figures = low === high ? formatAmount(low) : `${formatAmount(low)} à\u00a0${formatAmount(high)}`;
  return `CHF\u00a0${figures}`;
}

/** The durations of several rows in one line for a card: "30 min", "15 à 30 min", "45 min à 1 h", or nothing where none is given. */
export function durationSummary(ids: readonly PriceId[]): string | undefined {
  const minutes = ids.flatMap((id) => priceRow(id).minutes ?? []);
  if (minutes.length === 0) return undefined;
  const [low, high] = [Math.min(...minutes), Math.max(...minutes)];
  if (low === high) return formatDuration(low);
  const from = high < 60 ? String(low) : formatDuration(low);
  return `${from} à\u00a0${formatDuration(high)}`;
}
