import { dequal } from 'dequal/lite';
import { readEntries } from '../scripts/content/entries';
import { keyOf, type Place, placeOf, placesIn, shownControl } from '../scripts/content/schema-walk';
import { checkedName } from './check';
import type { Question } from './notices';

/** An entry as the form has it: its text below the fields is `body`. */
export type Data = Record<string, unknown>;

/** A field of a form, or a whole list. */
interface Part {
  path: readonly PropertyKey[];
  label: string;
  value: unknown;
  isShown: boolean;
}

/** Letters of a text that are enough to know it by. */
const enough = 80;

/** Returns what an entry loses: groups of fields that are no longer there, each by its name, and items of lists that have become shorter. */
export function leavingOf(file: string, before: string, saved: Data): NonNullable<Question['differences']> {
  const [old, now] = [partsOf(file, before), partsOf(file, asText(file, saved))];
  const isThere = (group: PropertyKey | undefined) => [...now.values()].some(({ path: [first] }) => first === group);
  const groups = new Map<string, unknown[]>();
  const lists = new Map<string, unknown[]>();
  for (const [key, { path, label, value, isShown }] of old) {
    const [group, ...inner] = path;
    const left = now.get(key)?.value ?? [];
    const isShorter = Array.isArray(value) && Array.isArray(left) && left.length < value.length;
    if (inner.length > 0 && !isThere(group)) {
      const name = label.split(',')[0] ?? '';
      groups.set(name, [...(groups.get(name) ?? []), value]);
    } else if (isShown && isShorter) {
      const isLeft = (item: unknown) => left.some((other) => dequal(item, other));
      lists.set(
        label,
        value.filter((item) => !isLeft(item)),
      );
    }
  }
  return [
    ...[...groups].map(([label, values]) => ({ label, before: shortened(values.map(wordsOf).join(', ')), after: '' })),
    ...[...lists].map(([label, items]) => ({ label, before: items.map(wordsOf).join(' ; '), after: '' })),
  ];
}

const shortened = (words: string) => (words.length > enough ? `${words.slice(0, enough)}…` : words);

/** Returns an entry as its file would have it. */
function asText(file: string, data: Data): string {
  const { body, ...fields } = data;
  return file.endsWith('.md') ? `---\n${JSON.stringify(fields)}\n---\n${body ?? ''}` : JSON.stringify(data);
}

/** Returns the fields of a file of the repository by their keys, without the text below them. */
function partsOf(path: string, text: string): Map<string, Part> {
  const file = checkedName(path) ?? path;
  const entry = readEntries({ [file]: text }).entries.find((one) => one.file === file);
  if (!entry) return new Map();
  const places = placesIn(entry.schema, entry.data);
  const isPart = ({ value, field }: Place) =>
    typeof value !== 'object' || Array.isArray(value) || field?.control.as === 'shapes';
  const isInside = (place: Place) => places.some((other) => isPart(other) && isAbove(other.path, place.path));
  const parts = places.filter((place) => {
    const isText = place.field?.control.as === 'body';
    return place.value !== undefined && !isText && isPart(place) && !isInside(place);
  });
  return new Map(
    parts.map((place) => {
      const { path, value, field } = place;
      const isShown = !!field && shownControl(field).as !== 'hidden';
      return [keyOf(path), { path, value, label: placeOf(entry, place).field ?? '', isShown }];
    }),
  );
}

const isAbove = (above: readonly PropertyKey[], path: readonly PropertyKey[]) =>
  above.length < path.length && above.every((key, index) => path[index] === key);

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
