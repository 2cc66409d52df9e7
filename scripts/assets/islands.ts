import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { minify } from 'terser';
import { locales } from '../../lib/content/content';
import { holidayTexts } from '../../lib/content/holiday-texts';
import { seasonNotes } from '../../lib/content/season';
import { fillFolder, listFiles, writeFileAtomically, writeJson } from '../support/files';
import { inRepository } from '../support/paths';

/** Packages of the list of services (select.tsx). */
const replaced = ['react-remove-scroll', 'aria-hidden', '@radix-ui/react-focus-guards', '@radix-ui/react-popper'];

const esbuildOptions = {
  absWorkingDir: inRepository(),
  alias: {
    '@': inRepository(),
    ...Object.fromEntries(replaced.map((name) => [name, inRepository('components/ui/light-list.tsx')])),
  },
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  charset: 'ascii',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/** Returns the name of an island: `choice` for `components/prices/choice.island.ts`. */
const nameOf = (file: string) => path.basename(file).replace(/\..*/, '');

async function entriesWith(ending: string): Promise<Record<string, string>> {
  const files = (await listFiles(inRepository('components'))).filter((file) => file.endsWith(ending));
  return Object.fromEntries(files.map((file) => [nameOf(file), path.join('components', file)]));
}

/** Bundles each island, and the page script that every page has inline. Returns a line for the log. */
export async function makeIslands(): Promise<string> {
  const publicDir = inRepository('public', 'islands');
  await writeFileAtomically(inRepository('.generated', 'season.json'), JSON.stringify(seasonNotes));
  const holidays = Object.fromEntries(locales.map((locale) => [locale, holidayTexts(locale)]));
  await writeFileAtomically(inRepository('.generated', 'holidays.json'), JSON.stringify(holidays));
  const builds = await Promise.all(
    // Hydrated islands share React in chunks; every other island is a single file, which loads sooner.
    ['.hydrated.ts', '.island.ts'].map(async (ending) =>
      build({
        ...esbuildOptions,
        entryPoints: await entriesWith(ending),
        format: 'esm',
        splitting: ending === '.hydrated.ts',
        metafile: true,
        outdir: publicDir,
        entryNames: '[name]-[hash]',
        chunkNames: '[name]-[hash]',
      }),
    ),
  );
  const files = builds.flatMap(({ outputFiles }) => outputFiles);
  await fillFolder(publicDir, Object.fromEntries(files.map(({ path: file, text }) => [path.basename(file), text])));
  const addresses = builds.flatMap(({ metafile: { outputs } }) =>
    Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) =>
      /\.(hydrated|island)\.ts$/.test(entryPoint)
        ? [[nameOf(entryPoint), filesOf(file, outputs).map((each) => `/islands/${path.basename(each)}`)]]
        : [],
    ),
  );
  await writeJson(inRepository('.generated', 'islands.json'), Object.fromEntries(addresses));
  return `${addresses.length} islands, script of every page ${await makePageScript()} bytes`;
}

/** Least size (bytes) of a file that a page requests together with the island that imports it. */
const large = 10_000;

/** Returns an island's file, then the large files that it needs to start, the longest first. */
function filesOf(entry: string, outputs: Metafile['outputs']): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    // Dynamic imports of the island's own file are needed at its start, those of other files only later.
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (file === entry || kind !== 'dynamic-import') files.add(imported);
  }
  const lengthOf = (file: string) => outputs[file]?.bytes ?? 0;
  const [, ...imported] = files;
  const early = imported.filter((file) => lengthOf(file) >= large);
  return [entry, ...early.toSorted((a, b) => lengthOf(b) - lengthOf(a))];
}

async function makePageScript(): Promise<number> {
  const entryPoints = [inRepository('components/browser/start-page.ts')];
  const script = await build({ ...esbuildOptions, entryPoints, format: 'iife', minify: false });
  // Minified by terser: its output is a tenth shorter than esbuild's.
  const { code = '' } = await minify(script.outputFiles[0]?.text ?? '', {
    ecma: 2020,
    module: true,
    compress: { passes: 3 },
    format: { inline_script: true, ascii_only: true },
  });
  await writeFileAtomically(inRepository('.generated', 'start-page.js'), code);
  return code.length;
}
