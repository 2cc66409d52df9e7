import type { PricedRow } from '@/lib/content/prices';
import type { Day } from '@/lib/dates/zurich-date';
import { fill } from '@/lib/i18n/fill';
import { formatDuration, formatPrice } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages';

/** How an address ends that names rows, with their ids between points, and where the tab keeps what was chosen. */
export const choiceKey = '#rdv=';

/** Rises when the shape of a row changes, so that what an old page kept is never misread. */
const version = 3;

/** What the tab keeps of rows. */
export const keptText = (rows: readonly PricedRow[]) => JSON.stringify([version, ...rows]);

export type { PricedRow };

/** What was chosen, at the prices that were seen on a day in Switzerland. */
export type Choice = { day: Day; rows: readonly PricedRow[] };

const isRow = (row?: Partial<PricedRow>) =>
  typeof row?.id === 'string' && typeof row.name === 'string' && ['number', 'undefined'].includes(typeof row.amount);

/** What the tab keeps. */
export function readRows(): PricedRow[] {
  try {
    const [kept, ...rows] = JSON.parse(sessionStorage.getItem(choiceKey) ?? '[]');
    return kept === version && rows.every(isRow) ? rows : [];
  } catch {
    // Storage is refused, or was tampered with.
    return [];
  }
}

/** The rows that the address names, unless this tab has put them there from what it keeps. */
export function sharedIds(): string[] {
  const [, ids] = location.hash.split(choiceKey);
  return ids && history.state !== choiceKey ? ids.split('.') : [];
}

/** Rows as they were seen and rows of an address, as the list has them today, with what is to be said of that. */
export function checkRows(seen: readonly PricedRow[], known: readonly PricedRow[], shared: readonly string[] = []) {
  const find = (id: string) => known.find((row) => row.id === id);
  const kept = [...new Set(seen.map(({ id }) => id))].flatMap((id) => find(id) ?? []);
  const rows = shared.reduce((chosen, id) => {
    const row = find(id);
    return row ? addRow(chosen, row).rows : chosen;
  }, kept);
  return {
    rows,
    changed: rows.filter(({ id, amount }) => seen.some((row) => row.id === id && row.amount !== amount)),
    gone: seen.filter(({ id }) => !find(id)),
    isLinkOld: shared.some((id) => !find(id)),
  };
}

/** What the tab keeps and the address names. */
export const readChoice = (known: readonly PricedRow[]) => checkRows(readRows(), known, sharedIds());

/** Keeps what is chosen, in the address too, by which it can be shared. False when the browser refuses: then it is there alone. */
export function saveChoice(rows: readonly PricedRow[]): boolean {
  let isKept = true;
  try {
    if (rows.length > 0) sessionStorage.setItem(choiceKey, keptText(rows));
    else sessionStorage.removeItem(choiceKey);
  } catch {
    isKept = false;
  }
  const address = rows.length > 0 ? choiceKey + rows.map(({ id }) => id).join('.') : location.pathname;
  history.replaceState(isKept ? choiceKey : null, '', address);
  return isKept;
}

/** The rows with one more, and those whose place it takes because they share work with it. */
export function addRow(rows: readonly PricedRow[], row: PricedRow) {
  const others = removeRow(rows, row.id);
  const replaced = others.filter(({ work }) => work?.some((part) => row.work?.includes(part)));
  return { rows: [...others.filter((other) => !replaced.includes(other)), row], replaced };
}

export const removeRow = (rows: readonly PricedRow[], id: string): PricedRow[] => rows.filter((row) => row.id !== id);

/** What rows come to; in CHF and minutes what those that say so come to. */
function totalOf(rows: readonly PricedRow[]) {
  const sum = (key: 'minutes' | 'amount') => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  return {
    count: rows.length,
    minutes: sum('minutes'),
    isMinutesOpen: rows.some(({ minutes }) => !minutes),
    amount: sum('amount'),
    quotes: rows.filter(({ amount }) => amount === undefined).length,
  };
}

export type ChoiceWords = Messages['choice'];

/** The price of one row: "CHF 55.–", or that it is a quote. */
export const rowPrice = ({ amount }: PricedRow, words: ChoiceWords): string =>
  amount === undefined ? words.on_quote : formatPrice(amount);

/** The parts of the sentence that sums rows up; without a duration where no row says one. */
export function describeTotal(rows: readonly PricedRow[], words: ChoiceWords) {
  const { count, minutes, isMinutesOpen, amount, quotes } = totalOf(rows);
  const price = formatPrice(amount);
  const andQuotes = quotes > 1 ? words.and_quotes : words.and_quote;
  return {
    count: fill(count === 1 ? words.one : words.several, { count }),
    duration: minutes
      ? fill(isMinutesOpen ? words.at_least : words.about, { duration: formatDuration(minutes) })
      : undefined,
    price: quotes === count ? words.on_quote : quotes ? fill(andQuotes, { price, count: quotes }) : price,
  };
}

/** Such a sentence, without words between its parts. */
export const totalLine = (rows: readonly PricedRow[], words: ChoiceWords): string =>
  Object.values(describeTotal(rows, words)).filter(Boolean).join(' · ');

/** Ids that the name of a chosen row has in the form, and the button that takes it out. */
export const idsInForm = ({ id }: PricedRow) => ({ name: `choix-${id}`, out: `choix-${id}-out` });

/** What has changed since rows were chosen, as sentences. */
export function describeNews(news: Omit<ReturnType<typeof checkRows>, 'rows'>, words: ChoiceWords): string[] {
  return [
    ...news.changed.map((row) => fill(words.changed, { service: row.name, price: rowPrice(row, words) })),
    ...news.gone.map((row) => fill(words.gone, { service: row.name })),
    ...(news.isLinkOld ? [words.link_old] : []),
  ];
}
