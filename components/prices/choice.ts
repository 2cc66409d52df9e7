import { type Day, isDay } from '@/lib/dates/zurich-date';
import { formatDuration, formatPrice } from '@/lib/i18n/amounts';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/message-types';

// All there is to know of a chosen row in the browser. A further fact is a line of its type, of its guard and of `describeRow` here,
// and of components/prices/choosable-rows.ts, which takes it from the content.

/** A row of the price list as a visitor chooses it. */
export type ChoiceRow = {
  id: string;
  name: string;
  minutes?: number;
  /** CHF; absent where the price is on request. */
  amount?: number;
  /** What is done once in an appointment: rows that share any of it exclude each other. */
  work?: readonly string[];
};

/** Rises when the shape of what a tab keeps changes, so that what an old page kept is never misread. */
export const keptVersion = 4;

const isAmount = (value: unknown) => value === undefined || (typeof value === 'number' && value >= 0);

const isRow = (row?: Partial<ChoiceRow>): boolean =>
  typeof row?.id === 'string' && typeof row.name === 'string' && isAmount(row.minutes) && isAmount(row.amount);

/** What was chosen, at the prices that were seen on a day in Switzerland. */
export type Choice = { day: Day; rows: readonly ChoiceRow[] };

/** Whether a value that the browser kept is what was chosen. */
export const isChoice = (value: unknown): value is Choice => {
  const { day, rows }: Partial<Choice> = Object(value);
  return isDay(day ?? '') && Array.isArray(rows) && rows.every(isRow);
};

export type ChoiceWords = Messages['choice'];

/** What the page has written once for all who read it: the rows that can be chosen, in the order of the list, words, address of the form. */
export type ChoiceData = {
  rows: readonly ChoiceRow[];
  /** On a printed sheet `dated` stands above the rows, with the `{date}` of their prices. */
  words: ChoiceWords & { dated: string };
  form: string;
};

/** How an address ends that names rows, with their ids between points, and where the tab keeps what was chosen. */
export const choiceKey = '#rdv=';

/** What the tab keeps of rows. */
export const keptText = (rows: readonly ChoiceRow[]) => JSON.stringify([keptVersion, ...rows]);

/** What the tab keeps. */
export function readRows(): ChoiceRow[] {
  try {
    const [kept, ...rows] = JSON.parse(sessionStorage.getItem(choiceKey) ?? '[]');
    return kept === keptVersion && rows.every(isRow) ? rows : [];
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

/** Rows as they were seen and rows of an address, as the list has them, with what is to be said of that. */
export function checkRows(seen: readonly ChoiceRow[], listed: readonly ChoiceRow[], shared: readonly string[] = []) {
  const find = (id: string) => listed.find((row) => row.id === id);
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
export const readChoice = (listed: readonly ChoiceRow[]) => checkRows(readRows(), listed, sharedIds());

/** Keeps what is chosen, in the address too, by which it can be shared. False when the browser refuses: then it is there alone. */
export function saveChoice(rows: readonly ChoiceRow[]): boolean {
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
export function addRow(rows: readonly ChoiceRow[], row: ChoiceRow) {
  const others = removeRow(rows, row.id);
  const replaced = others.filter(({ work }) => work?.some((part) => row.work?.includes(part)));
  return { rows: [...others.filter((other) => !replaced.includes(other)), row], replaced };
}

export const removeRow = (rows: readonly ChoiceRow[], id: string): ChoiceRow[] => rows.filter((row) => row.id !== id);

/** What rows come to; in CHF and minutes what those that say so come to. */
function totalOf(rows: readonly ChoiceRow[]) {
  const sum = (key: 'minutes' | 'amount') => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  return {
    count: rows.length,
    minutes: sum('minutes'),
    isMinutesOpen: rows.some(({ minutes }) => !minutes),
    amount: sum('amount'),
    onRequest: rows.filter(({ amount }) => amount === undefined).length,
  };
}

/** How every place words a row: its name, what is to be known beside it, such as "45 min", if anything, and its price. */
export const describeRow = ({ name, minutes, amount }: ChoiceRow, words: ChoiceWords) => ({
  name,
  details: minutes ? formatDuration(minutes) : '',
  price: amount === undefined ? words.on_quote : formatPrice(amount),
});

/** The parts of the sentence that sums rows up; without a duration where no row says one. */
export function describeTotal(rows: readonly ChoiceRow[], words: ChoiceWords) {
  const { count, minutes, isMinutesOpen, amount, onRequest } = totalOf(rows);
  const price = formatPrice(amount);
  const andOthers = onRequest > 1 ? words.and_quotes : words.and_quote;
  return {
    count: fill(count === 1 ? words.one : words.several, { count }),
    duration: minutes
      ? fill(isMinutesOpen ? words.at_least : words.about, { duration: formatDuration(minutes) })
      : undefined,
    price: onRequest === count ? words.on_quote : onRequest ? fill(andOthers, { price, count: onRequest }) : price,
  };
}

/** Such a sentence, without words between its parts. */
export const totalLine = (rows: readonly ChoiceRow[], words: ChoiceWords): string =>
  Object.values(describeTotal(rows, words)).filter(Boolean).join(' · ');

/** Ids that the name of a chosen row has in the form, and the button that takes it out. */
export const idsInForm = ({ id }: ChoiceRow) => ({ name: `choix-${id}`, out: `choix-${id}-out` });

/** What has changed since rows were chosen, as sentences. */
export function describeNews(news: Omit<ReturnType<typeof checkRows>, 'rows'>, words: ChoiceWords): string[] {
  return [
    ...news.changed.map((row) => fill(words.changed, { service: row.name, price: describeRow(row, words).price })),
    ...news.gone.map((row) => fill(words.gone, { service: row.name })),
    ...(news.isLinkOld ? [words.link_old] : []),
  ];
}
