import { type PriceGroupId, priceSections } from '../../content/price-sections';
import type { Price, PriceId } from '../../content/schema/prices';
import { formatAmount, formatDuration } from '../i18n/format';
import { typeset, typesetDeep } from '../i18n/typography';
import { priceList, prices } from './content';

/** A group of the price list: one table. */
export interface PriceGroup {
  /** Anchor on /tarifs. */
  id: PriceGroupId;
  title: string;
  rows: PriceId[];
}

const sectionIds = Object.keys(priceSections) as (keyof typeof priceSections)[];
const rows = typesetDeep(prices);

/** The public price list, typeset, in reading order. A price without a place in its group comes last. */
export const sitePriceList = sectionIds.map((id) => ({
  id,
  title: typeset(priceList.titles[id]),
  groups: priceSections[id].map(
    (group): PriceGroup => ({ id: group, title: typeset(priceList.titles[group]), rows: rowsOf(group) }),
  ),
}));

function rowsOf(group: PriceGroupId): PriceId[] {
  const place = (id: PriceId) => prices[id]?.order ?? Number.MAX_VALUE;
  const ids = Object.keys(prices).filter((id) => prices[id]?.group === group);
  return ids.sort((one, other) => place(one) - place(other));
}

/**
 * A row of the price list, typeset.
 * @throws Error when there is none of this id.
 */
export function priceRow(id: PriceId): Price {
  const row = rows[id];
  if (!row) throw new Error(`content/prices has no ${id}.json.`);
  return row;
}

/**
 * The prices of several rows in one line for a card: "CHF 25.–", "CHF 16.– à 40.–", or nothing when all are quotes.
 * The labelled rows stand on the service's page; the card never says "dès".
 */
export function priceSummary(ids: readonly PriceId[]): string | undefined {
  const amounts = ids.flatMap((id) => {
    const { price } = priceRow(id);
    return price.kind === 'fixed' ? price.amount : [];
  });
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
