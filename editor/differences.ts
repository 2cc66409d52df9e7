import { dequal } from 'dequal/lite';
import { readEntries } from '../scripts/content/entries';
import { type fieldOf, keyOf, type Place, placeOf, placesIn, shownControl } from '../scripts/content/schema-walk';
import { checkedName } from './check';

/** A field of a form, or a whole list, with its value in words. */
export interface Part {
  path: readonly PropertyKey[];
  label: string;
  value: unknown;
  /** The text below the fields, by its sub-headings and paragraphs. */
  isText: boolean;
  isShown: boolean;
}

export interface Difference {
  key: string;
  label: string;
  isShown: boolean;
  before: string;
  after: string;
}

/** The fields of a file of the repository, by their keys. */
export function partsOf(path: string, text: string): Map<string, Part> {
  const file = checkedName(path) ?? path;
  const entry = readEntries({ [file]: text }).entries.find((one) => one.file === file);
  const places = entry ? placesIn(entry.schema, entry.data) : [];
  const isPart = ({ value, field }: Place) => typeof value !== 'object' || Array.isArray(value) || isShape(field);
  const isInside = ({ path }: Place) =>
    places.some((other) => isPart(other) && other.path.length < path.length && startsWith(path, other.path));
  const parts = places.filter((place) => place.value !== undefined && isPart(place) && !isInside(place));
  return new Map(
    parts.map((place) => {
      const { path, value, field } = place;
      const label = (entry && placeOf(entry, place).field) ?? '';
      const isText = field?.control.as === 'body';
      const isShown = !!field && shownControl(field).as !== 'hidden';
      return [keyOf(path), { path, value: isText ? blocksOf(value) : value, label, isText, isShown }];
    }),
  );
}

const blocksOf = (sections: unknown): unknown[] =>
  (sections as { heading?: string; paragraphs: string[] }[]).flatMap(({ heading, paragraphs, ...shown }) => [
    ...(heading ? [{ heading }] : []),
    ...paragraphs,
    ...(Object.keys(shown).length > 0 ? [shown] : []),
  ]);

const isShape = (field: ReturnType<typeof fieldOf>) => field?.control.as === 'shapes';
const startsWith = (path: readonly PropertyKey[], start: readonly PropertyKey[]) =>
  start.every((key, index) => path[index] === key);

export const has = (items: unknown, item: unknown): boolean =>
  Array.isArray(items) && items.some((other) => dequal(item, other));

/** What the second says otherwise than the first, field by field; of a list, the items that only one of them has. */
export function differencesBetween(first: ReadonlyMap<string, Part>, second: ReadonlyMap<string, Part>): Difference[] {
  return [...new Set([...second.keys(), ...first.keys()])].flatMap((key) => {
    const [old, now] = [first.get(key), second.get(key)];
    const { label, isShown } = (now ?? old) as Part;
    if (dequal(old?.value, now?.value)) return [];
    return { key, label, isShown, before: wordsOf(old?.value, now?.value), after: wordsOf(now?.value, old?.value) };
  });
}

/** A value as a person reads it, without what another of its kind has too: items of a list, fields of a group. */
export function wordsOf(value: unknown, other?: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) {
    const items = value.filter((item) => !has(other, item));
    const isNewOrder = items.length === 0 && Array.isArray(other) && other.every((item) => has(value, item));
    return (isNewOrder ? value : items).map((item) => wordsOf(item)).join(' ; ');
  }
  if (typeof value === 'object') {
    const [own, others] = [Object(value), Object(other)];
    const named = Object.keys(own).filter((key) => key !== 'kind');
    const told = named.filter((key) => own.kind !== others.kind || !dequal(own[key], others[key]));
    return told.map((key) => wordsOf(own[key])).join(', ');
  }
  return String(value).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');
}
