import type { ContentFiles } from '../content/read-files';
import { findProblems } from '../content-check/find-problems';
import { faultOfWidth, unreadable } from '../content-check/picture-size';
import { inEntry, type Problem } from '../content-check/problem';
import { usesOf } from '../content-check/uses';
import { salonFolder } from '../support/paths';

/** What a commit does to the files of the repository, by their paths: new bytes, or none where a file is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>;

/** How the check calls a file of the repository; nothing where it knows no such file. */
export function checkedName(path: string): string | undefined {
  const name = path.startsWith(`${salonFolder}/`) ? `content/${path.slice(salonFolder.length + 1)}` : path;
  return /^(content|messages)\/.*\.(json|md|svg|webp)$/i.test(name) ? name : undefined;
}

/** Sentences for what a build would refuse after a commit, and for what it would take from pages. */
export async function refusalsOf(before: ContentFiles, changes: Changes): Promise<string[]> {
  const after = { ...before };
  const changed: string[] = [];
  const photographs: Problem[] = [];
  for (const [path, bytes] of changes) {
    const name = checkedName(path);
    if (!name) continue;
    changed.push(name);
    if (!bytes) delete after[name];
    else if (name.endsWith('.webp')) {
      after[name] = '';
      const message = await faultOfPhotograph(bytes);
      if (message) photographs.push({ file: name, entry: path.replace(/.*\//, ''), message });
    } else after[name] = new TextDecoder().decode(bytes);
  }
  const used = usesOf(
    before,
    changed.filter((name) => after[name] === undefined),
  );
  if (used.length > 0) return used.map(inEntry);
  const problems = [...photographs, ...findProblems(after).problems];
  if (problems.length === 0) return [];
  // What was wrong before keeps nobody from mending something else.
  const wasWhole = findProblems(before).problems.length === 0;
  return problems.filter(({ file }) => wasWhole || changed.includes(file)).map(inEntry);
}

async function faultOfPhotograph(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    return faultOfWidth((await createImageBitmap(new Blob([bytes]))).width);
  } catch {
    return unreadable;
  }
}
