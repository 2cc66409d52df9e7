import { dequal } from 'dequal/lite';
import { type Entry, readEntries } from '../scripts/content/entries';
import { type Place, placeOf, placesIn, shownControl } from '../scripts/content/schema-walk';
import { checkedName } from './check';
import type { Question } from './notices';

/** An entry as the form has it, with the Markdown text as `body`. */
export type Data = Record<string, unknown>;

/** Letters of a text that are enough to recognise it. */
const enough = 80;

/** Returns the question about removed groups of fields and removed items of lists; undefined if there are none. */
export function leavingOf(file: string, before: string, saved: Data): NonNullable<Question['differences']> {
  const old = entryOf(file, before);
  if (!old) return [];
  const { data } = entryOf(file, asText(file, saved)) ?? {};
  return placesIn(old.schema, old.data).flatMap((place) => {
    const lost = isShown(place) ? lostOf(place, data) : '';
    return lost === '' ? [] : { label: placeOf(old, place).field ?? '', before: lost, after: '' };
  });
}

/** Whether a place is a group of its own in the form, not an item of a list and not the body. */
const isShown = ({ path, field, isInBody }: Place) =>
  field && !isInBody && shownControl(field).as !== 'hidden' && path.every((key) => typeof key === 'string');

/** Returns the words of a group or of items that an entry has no longer. */
function lostOf({ path, value }: Place, now: unknown): string {
  const left: unknown = path.reduce((group, key) => Object(group)[key], now);
  if (!Array.isArray(value)) {
    const isGone = typeof value === 'object' && path.length === 1 && wordsOf(left) === '';
    return isGone ? shortened(wordsOf(value)) : '';
  }
  // A removed group is reported once, not with each of its parts.
  const isInGroup = path.length > 1 && wordsOf(Object(now)[path[0] ?? '']) === '';
  const items: unknown[] = Array.isArray(left) ? left : [];
  if (isInGroup || items.length >= value.length) return '';
  return wordsOf(value.filter((item) => !items.some((other) => dequal(item, other))));
}

const shortened = (words: string) => (words.length > enough ? `${words.slice(0, enough)}…` : words);

/** Returns an entry as its file would have it. */
function asText(file: string, data: Data): string {
  const { body, ...fields } = data;
  return file.endsWith('.md') ? `---\n${JSON.stringify(fields)}\n---\n${body ?? ''}` : JSON.stringify(data);
}

function entryOf(path: string, text: string): Entry | undefined {
  const file = checkedName(path) ?? path;
  return readEntries({ [file]: text }).entries.find((one) => one.file === file);
}

/** Returns a value as a person reads it. */
function wordsOf(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(wordsOf).join(' ; ');
  if (typeof value === 'object') {
    const { kind: _, ...told } = Object(value);
    return Object.values(told).map(wordsOf).join(', ');
  }
  return String(value).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');
}
