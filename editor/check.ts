import { type Entry, readEntries } from '../scripts/content/entries';
import { findProblems } from '../scripts/content/find-problems';
import { isPage } from '../scripts/content/options';
import { faultOfWidth, isPhotograph, unreadable } from '../scripts/content/photographs';
import { inEntry, inGuillemets, type Problem } from '../scripts/content/problem';
import type { ContentFiles } from '../scripts/content/read-files';
import { leavesOf, placeOf, shownControl } from '../scripts/content/schema-walk';
import { isWithdrawn } from '../scripts/content/shown-entries';
import { salonFolder } from '../scripts/support/paths';
import { entryAddress } from './entry-address';

/** The reason why a commit is not sent to GitHub. */
export interface Refusal {
  sentence: string;
  /** Field with the error, such as `price.amount`. */
  place?: string;
  /** Fields that still refer to a deleted entry, with the addresses of their forms below /admin/. */
  places?: readonly { name: string; address: string }[];
}

export type Changes = ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>;

/** Returns `content/hours.json` for `salon/hours.json`, as the check names it; undefined for files it does not read. */
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

/** Returns refusals of deleted entries that are in use; if there are none, of errors that would stop a build. */
export async function refusalsOf(before: ContentFiles, changes: Changes): Promise<Refusal[]> {
  const after = withChanges(before, changes);
  const changed = [...changes.keys()].flatMap((path) => checkedName(path) ?? []);
  const added = [...changes].map(async ([path, bytes]): Promise<Problem[]> => {
    const file = checkedName(path);
    const message = file && isPhotograph(file) && bytes ? await faultOfPhotograph(bytes) : undefined;
    return file && message ? [{ file, entry: path.replace(/.*\//, ''), message }] : [];
  });
  const photographs = (await Promise.all(added)).flat();
  const used = usesOf(before, after);
  if (used.length > 0) return used;
  const problems = [...photographs, ...findProblems(after).problems];
  if (problems.length === 0) return [];
  // If the content had errors before, only those in changed files count, so that other corrections can be saved.
  const wasWhole = findProblems(before).problems.length === 0;
  const own = problems.filter(({ file }) => wasWhole || changed.includes(file));
  return own.map((problem) => ({ sentence: inEntry(problem), place: problem.key }));
}

function usesOf(before: ContentFiles, after: ContentFiles): Refusal[] {
  const { entries } = readEntries(before);
  const others = entries.filter((entry) => after[entry.file] !== undefined && !isWithdrawn(entry));
  const gone = entries.filter(({ file }) => after[file] === undefined);
  return gone.flatMap((deleted) => {
    const { file, name } = deleted;
    const places = usesIn(others, deleted);
    const names = places.map((place) => place.name).join(' ; ');
    const message = `ne peut pas être supprimé tant que le site le montre (${names}) : choisissez-y d’abord autre chose`;
    return places.length > 0 ? { sentence: inEntry({ file, entry: name, message }), places } : [];
  });
}

/** Returns the fields that refer to an entry, as "Prix 1 de « Barbe »", with the addresses of their forms. */
function usesIn(entries: readonly Entry[], { collection, id }: Entry): { name: string; address: string }[] {
  return entries.flatMap((entry) =>
    leavesOf(entry).flatMap((place) => {
      const control = place.field && shownControl(place.field);
      const isOfKind = control?.as === 'page' ? isPage({ collection }) : Object(control).to === collection;
      const isUse = isOfKind && place.value === id;
      const address = entryAddress(entry.file) ?? '';
      return isUse ? { name: `${placeOf(entry, place).field} de ${inGuillemets(entry.name)}`, address } : [];
    }),
  );
}

/** Returns the name of a page to be withdrawn, and the fields that refer to it: they lose these references. */
export function leadingTo(files: ContentFiles, path: string): { name: string; places: string[] } {
  const { entries } = readEntries(files);
  const page = entries.find(({ file }) => file === checkedName(path));
  const others = entries.filter((entry) => entry !== page && !isWithdrawn(entry));
  return { name: page?.name ?? path, places: page ? usesIn(others, page).map(({ name }) => name) : [] };
}

async function faultOfPhotograph(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    return faultOfWidth((await createImageBitmap(new Blob([bytes]))).width);
  } catch {
    return unreadable;
  }
}
