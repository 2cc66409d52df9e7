import type { CollectionId } from '../../content/schema/collections';
import { readEntries } from '../content/entries';
import { findProblems } from '../content/find-problems';
import { faultOfWidth, isPhotograph, unreadable } from '../content/photographs';
import { inEntry, type Problem, quote } from '../content/problem';
import type { ContentFiles } from '../content/read-files';
import { leavesOf, placeOf } from '../content/schema-walk';
import { salonFolder } from '../support/paths';

export type Changes = ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>;

/** How the check calls a file of the repository; nothing where it knows no such file. */
export function checkedName(path: string): string | undefined {
  const name = path.startsWith(`${salonFolder}/`) ? `content/${path.slice(salonFolder.length + 1)}` : path;
  return /^(content|messages)\/.*\.(json|md|svg|webp)$/i.test(name) ? name : undefined;
}

function withChanges(before: ContentFiles, changes: Changes): ContentFiles {
  const after = { ...before };
  for (const [path, bytes] of changes) {
    const name = checkedName(path);
    if (!name) continue;
    if (bytes) after[name] = isPhotograph(name) ? '' : new TextDecoder().decode(bytes);
    else delete after[name];
  }
  return after;
}

/** Sentences for what a build would refuse after a commit, and for what it would take from pages. */
export async function refusalsOf(before: ContentFiles, changes: Changes): Promise<string[]> {
  const after = withChanges(before, changes);
  const changed = [...changes.keys()].flatMap((path) => checkedName(path) ?? []);
  const added = [...changes].map(async ([path, bytes]): Promise<Problem[]> => {
    const file = checkedName(path);
    const message = file && isPhotograph(file) && bytes ? await faultOfPhotograph(bytes) : undefined;
    return file && message ? [{ file, entry: path.replace(/.*\//, ''), message }] : [];
  });
  const photographs = (await Promise.all(added)).flat();
  const used = usesOf(before, after);
  if (used.length > 0) return used.map(inEntry);
  const problems = [...photographs, ...findProblems(after).problems];
  if (problems.length === 0) return [];
  // What was wrong before keeps nobody from mending something else.
  const wasWhole = findProblems(before).problems.length === 0;
  return problems.filter(({ file }) => wasWhole || changed.includes(file)).map(inEntry);
}

/** Of files that are gone, the entries that others show, each with the places that would show nothing. */
function usesOf(before: ContentFiles, after: ContentFiles): Problem[] {
  const { entries } = readEntries(before);
  const others = entries.filter(({ file }) => after[file] !== undefined);
  const gone = entries.filter(({ file }) => after[file] === undefined);
  return gone.flatMap(({ collection, id, file, name }) => {
    const places = others.flatMap((entry) =>
      leavesOf(entry).flatMap((place) => {
        const control = place.field?.control;
        const isUse = control?.as === 'reference' && control.to === collection && place.value === id;
        return isUse ? `${placeOf(entry, place).field} de ${quote(entry.name)}` : [];
      }),
    );
    const message = `ne peut pas être supprimé tant que le site le montre (${places.join(' ; ')}) : choisissez-y d’abord autre chose`;
    return places.length > 0 ? { file, entry: name, message } : [];
  });
}

/** The sort of page on which each of these is seen; the rest is seen on the home page. */
const kindsOfPages: Partial<Record<CollectionId, string>> = {
  hours: 'contact',
  prices: 'price-list',
  priceList: 'price-list',
  articles: 'blog',
  gallery: 'gallery',
};

export function pageShowing(before: ContentFiles, changes: Changes): string {
  // With what is deleted.
  const { entries } = readEntries({ ...before, ...withChanges(before, changes) });
  const changed = [...changes.keys()].map(checkedName);
  const [first] = entries.filter(({ file }) => changed.includes(file));
  const kind = (first && kindsOfPages[first.collection]) ?? 'home';
  const page = first?.data.path ? first : entries.find(({ data }) => data.kind === kind);
  return String(page?.data.path ?? '/');
}

async function faultOfPhotograph(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    return faultOfWidth((await createImageBitmap(new Blob([bytes]))).width);
  } catch {
    return unreadable;
  }
}
