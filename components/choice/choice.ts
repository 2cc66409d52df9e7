import type { PricedRow } from '@/lib/content/prices';
import { type Day, zurichDay } from '@/lib/dates/zurich-date';
import { fill, formatDuration, formatPrice } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/salon-messages';
import { type Store, sessionStore } from '@/lib/session-store';

/** Where the tab keeps what was chosen. The number rises when the shape changes, so that what an old page kept is never misread. */
export const choiceKey = 'appointment:v1';

export type { PricedRow };

/** What was chosen, at the prices that were seen on a day in Switzerland. */
export type Choice = { day: Day; rows: PricedRow[] };

const isRow = (row?: Partial<PricedRow>) =>
  typeof row?.id === 'string' && typeof row.name === 'string' && ['number', 'undefined'].includes(typeof row.amount);

function readRows(store: () => Store): PricedRow[] {
  try {
    const { rows } = JSON.parse(store().getItem(choiceKey) ?? '{}');
    return Array.isArray(rows) && rows.every(isRow) ? rows : [];
  } catch {
    // Storage is refused, or was tampered with.
    return [];
  }
}

/**
 * The kept choice as the list has it today, with the rows whose price has changed since it was seen and those that the list no
 * longer has.
 */
export function readChoice(known: readonly PricedRow[], store = sessionStore) {
  const kept = readRows(store);
  const seen = new Map(kept.map((row) => [row.id, row]));
  const rows = [...seen.keys()].flatMap((id) => known.find((row) => row.id === id) ?? []);
  return {
    choice: { day: zurichDay(new Date()), rows } satisfies Choice,
    changed: rows.filter(({ id, amount }) => amount !== seen.get(id)?.amount),
    gone: kept.filter(({ id }) => !rows.some((row) => row.id === id)),
  };
}

/** Keeps what is chosen, or forgets it where that is nothing. False when the browser refuses. */
export function saveChoice(rows: readonly PricedRow[], store = sessionStore): boolean {
  try {
    if (rows.length > 0) store().setItem(choiceKey, JSON.stringify({ day: zurichDay(new Date()), rows }));
    else store().removeItem(choiceKey);
    return true;
  } catch {
    return false;
  }
}

/** The rows with one more, and those whose place it takes because they share work with it. */
export function addRow(rows: readonly PricedRow[], row: PricedRow) {
  const others = removeRow(rows, row.id);
  const replaced = others.filter(({ work }) => work?.some((part) => row.work?.includes(part)));
  return { rows: [...others.filter((other) => !replaced.includes(other)), row], replaced };
}

export const removeRow = (rows: readonly PricedRow[], id: string): PricedRow[] => rows.filter((row) => row.id !== id);

export type Total = {
  count: number;
  /** Of the rows that say how long they take. */
  minutes: number;
  /** Whether some row does not. */
  isMinutesOpen: boolean;
  /** CHF, of the rows that have a price. */
  amount: number;
  quotes: PricedRow[];
};

export function totalOf(rows: readonly PricedRow[]): Total {
  const sum = (key: 'minutes' | 'amount') => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  return {
    count: rows.length,
    minutes: sum('minutes'),
    isMinutesOpen: rows.some(({ minutes }) => !minutes),
    amount: sum('amount'),
    quotes: rows.filter(({ amount }) => amount === undefined),
  };
}

export type ChoiceWords = Messages['choice'];

/** The price of one row: "CHF 55.–", or that it is a quote. */
export const rowPrice = ({ amount }: PricedRow, words: ChoiceWords): string =>
  amount === undefined ? words.on_quote : formatPrice(amount);

/** The parts of the sentence that sums rows up; without a duration where no row says one. */
export function describeTotal({ count, minutes, isMinutesOpen, amount, quotes }: Total, words: ChoiceWords) {
  const [first] = quotes;
  const from = quotes.length > 1 ? words.from_several : words.from;
  const price = formatPrice(amount);
  return {
    count: fill(count === 1 ? words.one : words.several, { count }),
    duration: minutes
      ? fill(isMinutesOpen ? words.at_least : words.about, { duration: formatDuration(minutes) })
      : undefined,
    price:
      quotes.length === count
        ? words.on_quote
        : first
          ? fill(from, { price, service: first.name, count: quotes.length })
          : price,
  };
}

/** What has changed since rows were chosen, as sentences. */
export function describeNews({ changed, gone }: Record<'changed' | 'gone', PricedRow[]>, words: ChoiceWords): string[] {
  return [
    ...changed.map((row) => fill(words.changed, { service: row.name, price: rowPrice(row, words) })),
    ...gone.map((row) => fill(words.gone, { service: row.name })),
  ];
}
