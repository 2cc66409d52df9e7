import { formatAmount, formatDuration, formatPrice } from '../i18n/amounts';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import type { Price, PriceId, Quote } from '../schema/prices';
import { mainLocale, prices, trades } from './content';

export type PriceRow = Price & { id: PriceId };

/** A group of the price list: one table. */
export interface PriceGroup {
  /** Fragment on the price list's page. */
  id: string;
  title: string;
  rows: PriceRow[];
}

const rows: PriceRow[] = Object.entries(prices).map(([id, row]) => ({ ...row, id }));

/** The public price list in reading order. A price without an order comes last in its group. */
export const sitePriceList = trades.map(({ id, label, groups, bookingVariant }) => ({
  id,
  title: label,
  bookingVariant,
  groups: groups.map((group): PriceGroup => ({ id: group.id, title: group.title, rows: rowsOf(group.id) })),
}));

export const siteGroups = sitePriceList.flatMap(({ groups }) => groups);

/** Whether a row is on the price list, and not only on other pages. */
export const isListed = ({ id }: PriceRow): boolean => siteGroups.some(({ rows }) => rows.some((row) => row.id === id));

function rowsOf(group: string): PriceRow[] {
  const orderOf = ({ order }: PriceRow) => order ?? Number.MAX_VALUE;
  return rows.filter((row) => row.group === group).sort((one, other) => orderOf(one) - orderOf(other));
}

/**
 * Returns a price by its id, whether or not it is on the price list.
 * @throws Error when there is none of this id.
 */
export function priceRow(id: PriceId): PriceRow {
  const row = rows.find((row) => row.id === id);
  if (!row) throw new Error(`content/prices has no ${id}.json.`);
  return row;
}

/** Returns the name of a row: "Brushing, cheveux longs". */
export const nameOfRow = ({ service, variant }: Price): string => (variant ? `${service}, ${variant}` : service);

/** Returns a row with the overview's price instead of the price list's price, if it has two. */
export function asOnOverview(row: PriceRow): PriceRow {
  if (row.price.kind === 'quote') return row;
  return { ...row, price: { ...row.price, amount: row.price.overviewAmount ?? row.price.amount } };
}

export interface PriceSummary {
  /** With the variant ("Brushing, cheveux longs") if the summary is of one row. */
  service: string;
  /** "CHF 25.–", "CHF 32.– à 42.–"; absent where the price is on request. */
  price?: string;
  /** Cause of a span of prices: "la longueur". */
  variesBy?: string;
  /** Terms of a price on request. */
  quote?: Quote;
  /** "30 min", "15 à 30 min"; absent where none is given. */
  duration?: string;
}

/** Returns a key for the service of a row: two groups may use one name, for hands and for feet. */
const keyOf = ({ service, group }: Price) => `${service} ${group}`;

/** Returns the prices of rows for a card: one summary per service with fixed prices, one per price on request. */
export function summarizePrices(listed: readonly PriceRow[]): PriceSummary[] {
  return [...new Set(listed.map(keyOf))].flatMap((key) => {
    const ofService = listed.filter((row) => keyOf(row) === key);
    const quotes = ofService.flatMap((row) => (row.price.kind === 'quote' ? { row, quote: row.price } : []));
    const fixed = ofService.flatMap((row) => (row.price.kind === 'fixed' ? { ...row, amount: row.price.amount } : []));
    const [first, ...others] = fixed;
    return [
      ...(first
        ? [
            {
              service: others.length > 0 ? first.service : nameOfRow(first),
              ...range(fixed),
              duration: durationOf(fixed),
            },
          ]
        : []),
      ...quotes.map(({ row, quote }) => ({ service: nameOfRow(row), quote, duration: durationOf([row]) })),
    ];
  });
}

/**
 * Returns one summary per service of these rows, over all rows of that service: "Coupe et brushing, CHF 55.– à 65.–".
 * If two of the services have the same name, the title of the group comes before it.
 */
export function summarizeServices(ids: readonly PriceId[]): PriceSummary[] {
  const keys = new Set(ids.map((id) => keyOf(priceRow(id))));
  const services = [...keys].map((key) => rows.filter((row) => keyOf(row) === key));
  return services.flatMap((ofService) => {
    const [summary] = summarizePrices(ofService);
    const [{ service, group } = {}] = ofService;
    const isNamedAlike = services.some(([other]) => other?.service === service && other?.group !== group);
    const title = isNamedAlike && siteGroups.find(({ id }) => id === group)?.title;
    return summary ? { ...summary, service: title ? `${title}, ${summary.service}` : summary.service } : [];
  });
}

/** Returns the span of one service's prices, and its cause (`variesBy`) if they differ. */
function range(rows: readonly (Pick<Price, 'variesBy'> & { amount: number })[]): Partial<PriceSummary> {
  const amounts = rows.map(({ amount }) => amount);
  const isOne = new Set(amounts).size === 1;
  return { price: priceSpan(amounts, mainLocale), ...(!isOne && { variesBy: rows[0]?.variesBy }) };
}

/** Returns the span of amounts in CHF: "CHF 32.– à 42.–", or "CHF 32.–" if all are the same. */
export function priceSpan(amounts: readonly number[], locale: Locale): string {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return low === high ? formatPrice(low) : rulesOf(locale).span(formatPrice(low), formatAmount(high));
}

function durationOf(rows: readonly Pick<Price, 'minutes'>[]): string | undefined {
  const minutes = rows.flatMap((row) => row.minutes ?? []);
  if (minutes.length === 0) return undefined;
  const [low, high] = [Math.min(...minutes), Math.max(...minutes)];
  if (low === high) return formatDuration(low);
  return rulesOf(mainLocale).span(high < 60 ? String(low) : formatDuration(low), formatDuration(high));
}
