import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { otherLocales } from '../../lib/content/content';
import { holidayTexts } from '../../lib/content/holiday-texts';
import { seasonNotes } from '../../lib/content/season';
import { mainLocale } from '../../lib/i18n/locale';
import { fillFolder, listFiles, writeFileAtomically, writeJson } from '../support/files';
import { inRepository } from '../support/paths';

const folder = 'islands';

const shared = {
  absWorkingDir: inRepository(),
  alias: { '@': inRepository() },
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  charset: 'ascii',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * Has the parts that islands share come by addresses that end as the island's own, so that a further try (components/browser/start-islands.ts)
 * asks for them anew: browsers remember, or still wait for, what has not come.
 */
function askAnew(code: string): string {
  const isPart = /import(?:\{([^}]*)\}from)?("\.\/[^"]+");/g;
  const parts = [...code.matchAll(isPart)];
  if (parts.length === 0) return code;
  const names = parts.map(([, list = '']) => `{${list.replaceAll(' as ', ':')}}`);
  const files = parts.map(([, , file]) => file);
  const ask = `[${files}].map(file=>import(file+new URL(import.meta.url).search))`;
  return `const[${names}]=await Promise.all(${ask});${code.replace(isPart, '')}`;
}

/** The name of an island: `choice` of `components/prices/choice.island.ts`. */
const nameOf = (file: string) => path.basename(file).replace(/\..*/, '');

/** The islands whose files end in a certain way, by name. */
async function entriesWith(ending: string): Promise<Record<string, string>> {
  const files = (await listFiles(inRepository('components'))).filter((file) => file.endsWith(ending));
  return Object.fromEntries(files.map((file) => [nameOf(file), path.join('components', file)]));
}

/** Bundles each island, and the scripts that stand in pages. Returns what was made. */
export async function makeIslands(): Promise<string> {
  const publicDir = inRepository('public', folder);
  await writeFileAtomically(inRepository('.generated', 'season.json'), JSON.stringify(seasonNotes));
  const holidays = Object.fromEntries([mainLocale, ...otherLocales].map((locale) => [locale, holidayTexts(locale)]));
  await writeFileAtomically(inRepository('.generated', 'holidays.json'), JSON.stringify(holidays));
  const builds = await Promise.all(
    // Those that React hydrates share it; of the others a press waits for one file.
    ['.hydrated.ts', '.island.ts'].map(async (ending) =>
      build({
        ...shared,
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
  await fillFolder(
    publicDir,
    Object.fromEntries(files.map(({ path: file, text }) => [path.basename(file), askAnew(text)])),
  );
  const outputs = builds.flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const addresses = outputs.flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[nameOf(entryPoint), `/${folder}/${path.basename(file)}`]] : [],
  );
  await writeJson(inRepository('.generated', 'islands.json'), Object.fromEntries(addresses));
  const weights = await Promise.all(inlineScripts.map(makeInlineScript));
  return `${addresses.length} islands, scripts in pages ${weights.join(' and ')} bytes`;
}

/** Scripts that stand in pages: that of every page, and of the form. */
const inlineScripts = ['components/browser/start-page.ts', 'components/booking/first-rows.ts'];

async function makeInlineScript(entry: string): Promise<number> {
  const script = await build({ ...shared, entryPoints: [inRepository(entry)], format: 'iife', minify: false });
  // A tenth shorter than esbuild makes it: pages carry it.
  const { code = '' } = await minify(script.outputFiles[0]?.text ?? '', {
    ecma: 2020,
    module: true,
    compress: { passes: 3 },
    format: { inline_script: true, ascii_only: true },
  });
  await writeFileAtomically(inRepository('.generated', `${path.basename(entry, '.ts')}.js`), code);
  return code.length;
}
