import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Check } from './content/make-content';
import type { Finding, Left } from './launch/findings';
import { runStep } from './support/command';
import { editorPath, inRepository } from './support/paths';

/** The offers of a deletable folder (`editor`, `kit`) to the build; its `index.ts` exports them as `leaf`. */
export interface Leaf {
  /** Sources of scripts that only the leaf's pages need; the content policy of all responses allows them too. */
  scriptSources?: readonly string[];
  /** Makes the leaf's files in `public/` and returns a line for the log; `isWatched` is true under `npm run dev`. */
  makeAssets?: (isWatched: boolean) => Promise<string>;
  /** Finds things left to do before publication that the site itself does not know of. */
  findLeft?: (check: Check) => Promise<Finding[]>;
  /** Writes a blank salon: `npm run init`. */
  init?: () => Promise<void>;
  /** Shows the owner what is left to do, by a file in the folder of the site. */
  showLeft?: (left: Left, site: string) => Promise<void>;
}

/** Folders that can be deleted. No import names a file in them, so that the site compiles without them. */
const folders = ['editor', 'kit'];

export async function loadLeaves(): Promise<Leaf[]> {
  const entries = folders.map((folder) => inRepository(folder, 'index.ts')).filter((entry) => existsSync(entry));
  return Promise.all(entries.map(async (entry) => (await import(entry)).leaf));
}

/** Makes the files of leaves. First deletes those of earlier builds, which a site without the leaf would publish. */
export async function makeLeafAssets({ isWatched = false } = {}): Promise<void> {
  await rm(inRepository('public', editorPath), { recursive: true, force: true });
  for (const { makeAssets } of await loadLeaves()) if (makeAssets) await runStep('editor', () => makeAssets(isWatched));
}

export const leafScriptSources = async (): Promise<string[]> =>
  (await loadLeaves()).flatMap(({ scriptSources = [] }) => scriptSources);

export const findLeft = async (check: Check): Promise<Finding[]> =>
  (await Promise.all((await loadLeaves()).map(({ findLeft }) => findLeft?.(check) ?? []))).flat();

export async function showLeft(left: Left, site = inRepository('public')): Promise<void> {
  for (const leaf of await loadLeaves()) await leaf.showLeft?.(left, site);
}
