import type { Field } from '../../content/schema/fields';
import type { Entry } from './entries';
import { leavesOf, placesIn } from './schema-walk';

/** Whether a page has nothing to show: a gallery without pairs, a blog without articles. */
export function isEmptyPage({ data }: Entry, entries: readonly Entry[]): boolean {
  if (data.kind === 'blog') return entries.every(({ collection }) => collection !== 'articles');
  const hasPairs = (entry: Entry) => Array.isArray(entry.data.pairs) && entry.data.pairs.length > 0;
  return data.kind === 'gallery' && !entries.some(hasPairs);
}

/**
 * The entries without empty pages, so that the site has none of them and no links to them. A page that another page links to outside
 * of a list cannot be left out: it stays, and the check reports it.
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

/** Whether an entry links to a page by a field of its own, not in a list of pages. */
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
