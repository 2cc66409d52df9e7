import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

const entries = readdirSync('components/islands')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `components/islands/${name}`)
  .concat('components/page-script/start-page.ts');

/** The files of this repository in the code that the browser loads from one of its own. */
async function filesIn(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
}

// Behind one content file follow the words of many pages; a prop is one string.
it.each(entries)('%s takes no content and no messages along into the browser', async (entry) => {
  const files = await filesIn(entry);
  expect(files).toContain(entry);
  expect(files.filter((file) => /^(content|messages|\.generated\/content)\b/.test(file))).toEqual([]);
});
