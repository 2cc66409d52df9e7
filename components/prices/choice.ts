import { type Day, isDay } from '@/lib/dates/zurich-date';
import { formatDuration, formatPrice } from '@/lib/i18n/amounts';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/message-types';

// The rows that a visitor chooses, in the browser. Recipe for a further fact of a row: docs/recipes/price.md.

export type ChoiceRow = {
  id: string;
  name: string;
  minutes?: number;
  /** CHF; absent where the price is on request. */
  amount?: number;
  /** Ids of work that is done once in an appointment: a row replaces chosen rows that share such an id. */
  work?: readonly string[];
};

/** Version of what is stored: raise it when the shape changes, so that rows stored by an older page are ignored. */
export const keptVersion = 4;

const isAmount = (value: unknown) => value === undefined || (typeof value === 'number' && value >= 0);

const isRow = (row?: Partial<ChoiceRow>): boolean =>
  typeof row?.id === 'string' && typeof row.name === 'string' && isAmount(row.minutes) && isAmount(row.amount);

/** The chosen rows, with the day in Switzerland on which the visitor saw their prices. */
export type Choice = { day: Day; rows: readonly ChoiceRow[] };

export const isChoice = (value: unknown): value is Choice => {
  const { day, rows }: Partial<Choice> = Object(value);
  return isDay(day ?? '') && Array.isArray(rows) && rows.every(isRow);
};

export type ChoiceWords = Messages['choice'];

/** Data of choice.island.ts; `form` is the URL of the form. */
export type ChoiceData = {
  rows: readonly ChoiceRow[];
  words: ChoiceWords;
  form: string;
};

/** Key of the session storage for rows, and beginning of a hash that names rows: `#rdv=cut-short.brushing`. */
export const choiceKey = '#rdv=';

export const serializeRows = (rows: readonly ChoiceRow[]) => JSON.stringify([keptVersion, ...rows]);

/** Returns the rows in the session storage; none if another `keptVersion` stored them. */
function readRows(): ChoiceRow[] {
  try {
    const [kept, ...rows] = JSON.parse(sessionStorage.getItem(choiceKey) ?? '[]');
    return kept === keptVersion && rows.every(isRow) ? rows : [];
  } catch {
    // The browser refuses storage, or the text is no JSON.
    return [];
  }
}

/** Returns the ids of rows in a shared URL; none if `saveChoice` wrote them and session storage has them too. */
export function sharedIds(): string[] {
  const ids = location.hash.startsWith(choiceKey) && location.hash.slice(choiceKey.length);
  return ids && history.state !== choiceKey ? ids.split('.') : [];
}

/** Returns the listed rows with the ids of `seen` rows and of a `shared` link, and differences from `seen` and link. */
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

export const readChoice = (listed: readonly ChoiceRow[]) => checkRows(readRows(), listed, sharedIds());

/** Keeps the rows in the session storage and, to be shared, in the URL. Returns false if storage is refused. */
export function saveChoice(rows: readonly ChoiceRow[]): boolean {
  let isKept = true;
  try {
    if (rows.length > 0) sessionStorage.setItem(choiceKey, serializeRows(rows));
    else sessionStorage.removeItem(choiceKey);
  } catch {
    isKept = false;
  }
  const address = rows.length > 0 ? choiceKey + rows.map(({ id }) => id).join('.') : location.pathname;
  history.replaceState(isKept ? choiceKey : null, '', address);
  return isKept;
}

/** Returns the rows with `row` at the end, without those that share its work, which it returns as `replaced`. */
export function addRow(rows: readonly ChoiceRow[], row: ChoiceRow) {
  const others = removeRow(rows, row.id);
  const replaced = others.filter(({ work }) => work?.some((part) => row.work?.includes(part)));
  return { rows: [...others.filter((other) => !replaced.includes(other)), row], replaced };
}

export const removeRow = (rows: readonly ChoiceRow[], id: string): ChoiceRow[] => rows.filter((row) => row.id !== id);

/** Returns the totals of rows; `isMinutesOpen` if a row has no duration, `onRequest` counts rows without a price. */
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

/** Returns the words of a row: name, details such as "45 min" (or an empty text), price. */
export const describeRow = ({ name, minutes, amount }: ChoiceRow, words: ChoiceWords) => ({
  name,
  details: minutes ? formatDuration(minutes) : '',
  price: amount === undefined ? words.on_quote : formatPrice(amount),
});

/** Returns the parts of the total in words; the duration is open as soon as one row has none. */
export function describeTotal(rows: readonly ChoiceRow[], words: ChoiceWords) {
  const { count, minutes, isMinutesOpen, amount, onRequest } = totalOf(rows);
  const price = formatPrice(amount);
  const andOthers = onRequest > 1 ? words.and_quotes : words.and_quote;
  return {
    count: fill(count === 1 ? words.one : words.several, { count }),
    duration: isMinutesOpen ? words.open_duration : fill(words.about, { duration: formatDuration(minutes) }),
    price: onRequest === count ? words.on_quote : onRequest ? fill(andOthers, { price, count: onRequest }) : price,
  };
}

/** Returns the total in one line: "2 prestations · env. 1 h 15 · CHF 98.–". */
export const totalLine = (rows: readonly ChoiceRow[], words: ChoiceWords): string =>
  Object.values(describeTotal(rows, words)).join(' · ');

/** Returns the element ids of a row in the form: of its name, and of the button that removes the row. */
export const idsInForm = ({ id }: ChoiceRow) => ({ name: `choix-${id}`, out: `choix-${id}-out` });

/** Returns sentences on changes since rows were chosen. */
export function describeNews(news: Omit<ReturnType<typeof checkRows>, 'rows'>, words: ChoiceWords): string[] {
  return [
    ...news.changed.map((row) => fill(words.changed, { service: row.name, price: describeRow(row, words).price })),
    ...news.gone.map((row) => fill(words.gone, { service: row.name })),
    ...(news.isLinkOld ? [words.link_old] : []),
  ];
}
