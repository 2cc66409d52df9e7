import { mapStrings } from '../../lib/i18n/typography';
import { offList } from '../../lib/schema/prices';
import type { SiteContent } from '../../lib/schema/site';
import type { Entry } from './entries';
import { isOptional } from './expected';
import { isPage, pagesAbove, pathOfPage } from './options';
import { leavesOf, type Place, placesIn, shownControl } from './schema-walk';

/** Whether a page has nothing to show: a gallery without pairs, a blog without articles. */
export function isEmptyPage({ data }: Entry, entries: readonly Entry[]): boolean {
  if (data.kind === 'blog') return entries.every(({ collection }) => collection !== 'articles');
  const hasPairs = (entry: Entry) => Array.isArray(entry.data.pairs) && entry.data.pairs.length > 0;
  return data.kind === 'gallery' && !entries.some(hasPairs);
}

/** Whether the owner has taken a page off the site and kept its file. */
export const isWithdrawn = (entry: Entry): boolean => isPage(entry) && entry.data.withdrawn === true;

/**
 * Returns the entries that the site shows, and redirects from withdrawn pages and from translations of pages left out.
 * Leaves out empty and withdrawn pages, references to them, and prices that only withdrawn pages show. An empty page
 * that an entry names in a field, not as an item of a list, stays, and the check reports it.
 */
export function shownEntries(entries: Entry[]): { shown: Entry[]; moved: SiteContent['moved'] } {
  const withdrawn = entries.filter(isWithdrawn);
  const empty = entries.filter((entry) => entry.collection === 'pages' && isEmptyPage(entry, entries));
  const gone = [...withdrawn, ...empty.filter(({ id }) => !entries.some((entry) => namesAlone(entry, id)))];
  if (gone.length === 0) return { shown: entries, moved: [] };
  const ids = new Set(gone.map(({ id }) => id));
  const isTranslation = ({ collection, id }: Entry) => collection === 'translations' && ids.has(id.slice(3));
  const others = entries.filter((entry) => !gone.includes(entry) && !isTranslation(entry));
  const parents = new Map(gone.map(({ id }) => [id, pagesAbove(id, entries)]));
  const above = (id: string) => [id, ...(parents.get(id) ?? [])].find((page) => !ids.has(page));
  for (const entry of others) leaveOut(entry, ids, above);
  const paths = withdrawn.map(pathOfPage);
  for (const entry of others) entry.data = mapStrings(entry.data, (text) => withoutLinks(text, paths));
  const shown = others.filter((entry) => !isShownBy(entry, withdrawn) || isShownBy(entry, others));
  const home = entries.find(({ data }) => data.kind === 'home')?.id;
  /** Returns the path of the nearest published page above, or of the home page, in that language if translated. */
  const pathAbove = (id: string, language = '') => {
    const other = above(id) ?? home;
    const own = others.find((entry) => entry.collection === 'translations' && entry.id === `${language}/${other}`);
    const page = own ?? others.find((entry) => isPage(entry) && entry.id === other);
    return page ? pathOfPage(page) : '/';
  };
  const moved = [...withdrawn, ...entries.filter(isTranslation)].map((page) => ({
    from: pathOfPage(page),
    to: isPage(page) ? pathAbove(page.id) : pathAbove(page.id.slice(3), page.id.slice(0, 2)),
  }));
  return { shown, moved };
}

/** Whether an entry is a price that is not on the list, and that one of `entries` shows. */
const isShownBy = ({ collection, id, data }: Entry, entries: readonly Entry[]) =>
  collection === 'prices' &&
  (data.group === undefined || data.group === offList) &&
  entries.some((entry) =>
    leavesOf(entry).some(({ field, value }) => value === id && Object(field?.control).to === 'prices'),
  );

/** Removes references to pages: an optional field, or the list item around it; `parent` becomes the next page above. */
function leaveOut(entry: Entry, ids: ReadonlySet<string>, above: (id: string) => string | undefined): void {
  const leads = (place: Place) => namesPage(place) && ids.has(String(place.value));
  // From the last to the first, so that items still to be removed keep their index.
  const places = placesIn(entry.schema, entry.data);
  const remove = ({ path }: Place) => Reflect.deleteProperty(at(entry.data, path.slice(0, -1)), path.at(-1) ?? '');
  for (const place of places.filter(leads).reverse()) {
    const inList = place.path.findLastIndex((key) => typeof key === 'number');
    const list = places.find(({ path }) => path.length === inList && path.every((key, at) => key === place.path[at]));
    if (place.path[0] === 'parent') entry.data.parent = above(String(place.value));
    else if (isOptional(place.schema)) remove(place);
    else if (Array.isArray(list?.value)) {
      list.value.splice(Number(place.path[inList]), 1);
      if (list.value.length === 0 && isOptional(list.schema)) remove(list);
    }
  }
}

const at = (value: unknown, path: readonly PropertyKey[]): object =>
  path.reduce((inner, key) => Reflect.get(inner, key), Object(value));

/** Returns a text in which links to these paths are plain words. */
const withoutLinks = (text: string, paths: readonly string[]) =>
  text.replace(/\[([^[\]]+)\]\((\/[^()\s#]*)(?:#[^()\s]*)?\)/g, (link, words: string, path: string) =>
    paths.includes(path) ? words : link,
  );

/** Whether an entry names a page in a field, not as an item of a list of pages. */
const namesAlone = (entry: Entry, id: string) =>
  leavesOf(entry).some((place) => place.value === id && namesPage(place) && typeof place.path.at(-1) === 'string');

export const namesPage = ({ field }: Place) => field !== undefined && shownControl(field).as === 'page';
