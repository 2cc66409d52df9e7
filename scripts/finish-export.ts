import { readBasePath } from '../lib/links/site';
import { addIndexPages } from './finish/add-index-pages';
import { checkDisk } from './finish/check-disk';
import { addContentPolicy } from './finish/content-policy';
import { writeHostFiles } from './finish/host-files';
import { inlineStylesOfPages } from './finish/inline-styles';
import { shortenNamesOfPages } from './finish/short-names';
import { makePagesStatic } from './finish/static-pages';

/** A change to the exported folder. */
export interface FinishStep {
  name: string;
  /** Works on the folder; says in a few words what came of it, if there is something to say. Throws to stop the build. */
  run: (dir: string) => Promise<string | undefined>;
}

/**
 * What happens to the exported folder before it is published, in this order. A step that changes pages belongs before
 * the index pages, which are copies of them.
 */
export const finishSteps: readonly FinishStep[] = [
  {
    name: 'disk',
    run: async (dir) => {
      await checkDisk(dir);
      return undefined;
    },
  },
  { name: 'static pages', run: async (dir) => `${await makePagesStatic(dir, readBasePath())} pages without a runtime` },
  { name: 'styles', run: async (dir) => `styles in ${await inlineStylesOfPages(dir)} pages` },
  { name: 'names', run: async (dir) => `short names in ${await shortenNamesOfPages(dir)}` },
  { name: 'content policy', run: async (dir) => `${await addContentPolicy(dir)} policies` },
  { name: 'index pages', run: async (dir) => `${await addIndexPages(dir)} index pages` },
  { name: 'host files', run: async (dir) => (await writeHostFiles(dir)).join(', ') },
];

/** Finishes an exported folder in place. Returns what the steps said. */
export async function finishExport(dir: string, steps: readonly FinishStep[] = finishSteps): Promise<string> {
  const results: string[] = [];
  for (const step of steps) {
    const result = await step.run(dir);
    if (result) results.push(result);
  }
  return results.join(', ');
}
