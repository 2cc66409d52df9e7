import { dequal } from 'dequal/lite';
import { type Entry, readEntries } from '../scripts/content/entries';
import { type Place, placeOf, placesIn, shownControl } from '../scripts/content/schema-walk';
import { checkedName } from './check';
import type { Question } from './notices';

/** Values of an entry as the form has them, with the Markdown text as `body`. */
export type Data = Record<string, unknown>;

/** Greatest number of characters that is shown of a removed group. */
const enough = 80;

/** Returns the groups of fields and the items of lists that a save removes, each with its label and its words. */
export function leavingOf(file: string, before: string, saved: Data): NonNullable<Question['differences']> {
  const old = entryOf(file, before);
  if (!old) return [];
  const { data } = entryOf(file, asText(file, saved)) ?? {};
  return placesIn(old.schema, old.data).flatMap((place) => {
    const lost = isShown(place) ? lostOf(place, data) : '';
    return lost === '' ? [] : { label: placeOf(old, place).field ?? '', before: lost, after: '' };
  });
}

/** Whether a place is a visible field or group of the form, outside of lists and of the body. */
const isShown = ({ path, field, isInBody }: Place) =>
  field && !isInBody && shownControl(field).as !== 'hidden' && path.every((key) => typeof key === 'string');

/** Returns the words of a group, or of items of a list, that `now` no longer has; empty if nothing is lost. */
function lostOf({ path, value }: Place, now: unknown): string {
  const left: unknown = path.reduce((group, key) => Object(group)[key], now);
  if (!Array.isArray(value)) {
    const isGone = typeof value === 'object' && path.length === 1 && wordsOf(left) === '';
    return isGone ? shortened(wordsOf(value)) : '';
  }
  // A list inside a removed group is left out, because the group is reported.
  const isInGroup = path.length > 1 && wordsOf(Object(now)[path[0] ?? '']) === '';
  const items: unknown[] = Array.isArray(left) ? left : [];
  if (isInGroup || items.length >= value.length) return '';
  return wordsOf(value.filter((item) => !items.some((other) => dequal(item, other))));
}

const shortened = (words: string) => (words.length > enough ? `${words.slice(0, enough)}…` : words);

/** Returns a form's data as the text of a file; the front matter is JSON, which is YAML too. */
function asText(file: string, data: Data): string {
  const { body, ...fields } = data;
  return file.endsWith('.md') ? `---\n${JSON.stringify(fields)}\n---\n${body ?? ''}` : JSON.stringify(data);
}

function entryOf(path: string, text: string): Entry | undefined {
  const file = checkedName(path) ?? path;
  return readEntries({ [file]: text }).entries.find((one) => one.file === file);
}

/** Returns a value in words: "oui", "14.07.2026", items with " ; " between them. */
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
