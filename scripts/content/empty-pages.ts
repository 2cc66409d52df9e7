import type { Field } from '../../content/schema/fields';
import type { Entry } from './entries';
import { leavesOf, placesIn } from './schema-walk';

/** Whether a page shows what other files have, and these have nothing: a gallery without pairs, a blog without articles. */
export function isEmptyPage({ data }: Entry, entries: readonly Entry[]): boolean {
  if (data.kind === 'blog') return entries.every(({ collection }) => collection !== 'articles');
  const hasPairs = (entry: Entry) => Array.isArray(entry.data.pairs) && entry.data.pairs.length > 0;
  return data.kind === 'gallery' && !entries.some(hasPairs);
}

/**
 * The entries without pages that have nothing to show: the site is that of a salon without them until there is something. They are
 * left out of lists of pages; one that a page must name stays, and the check says so.
 */
export function withoutEmptyPages(entries: Entry[]): Entry[] {
  const empty = entries.filter((entry) => entry.collection === 'pages' && isEmptyPage(entry, entries));
  const gone = empty.filter(({ id }) => !entries.some((entry) => namesAlone(entry, id)));
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return entries;
  const others = entries.filter((entry) => !gone.includes(entry));
  for (const list of others.flatMap(listsOfPages))
    list.splice(0, list.length, ...list.filter((id) => !ids.includes(id)));
  return others;
}

/** Whether an entry names a page elsewhere than in a list of pages. */
const namesAlone = (entry: Entry, id: string) =>
  leavesOf(entry).some(({ field, path, value }) => value === id && isPage(field) && typeof path.at(-1) === 'string');

const isPage = (field: Field | undefined) =>
  field?.control.as === 'page' || (field?.control.as === 'hidden' && field.control.of?.as === 'page');

const listsOfPages = ({ schema, data }: Entry): string[][] => {
  const places = placesIn(schema, data);
  const items = places.filter(({ field, path }) => isPage(field) && typeof path.at(-1) === 'number');
  const lists = new Set(items.map(({ path }) => path.slice(0, -1).join('.')));
  return places.flatMap(({ path, value }) => (lists.has(path.join('.')) ? [value as string[]] : []));
};
