import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { inRepository } from '../support/paths';

/** Scripts of the framework that stand in a page as text: what the page is made of, and the call that starts it. */
const inlineScript = /<script(?: id="_R_")?>((?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[\s\S]*?)<\/script>/g;
const asyncScript = /<script src="([^"]+)"(?: id="_R_")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** A page that waits for its visitor, and the file that holds its data. */
export interface DeferredPage {
  html: string;
  /** Address of the data file, below `/_next/static/`. */
  dataPath: string;
  data: string;
}

/**
 * Takes the framework's scripts out of a page and puts the loader in, which fetches them at the first sign of the
 * visitor. The data that React hydrates from moves to a file of its own, a third of the page's weight that no paint
 * needs. `undefined` for a page without the framework; scripts of other kinds stay where they are.
 * @throws BuildError when something of the framework is left, which would then run without the rest.
 */
export function deferRuntime(html: string, file: string, loader: string): DeferredPage | undefined {
  const inline = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const sources = [...html.matchAll(asyncScript)].map(([, src = '']) => src);
  const [first] = sources;
  if (first === undefined) return undefined;

  const bare = html.replace(inlineScript, '').replace(asyncScript, '').replace(scriptPreload, '');
  if (/__next_f|TURBOPACK|<script[^>]* async/.test(bare) || inline.length === 0 || !bare.includes('</body>')) {
    throw new BuildError(
      `${file}: this version of Next writes its scripts in a way that scripts/finish/defer-runtime.ts does not know.`,
    );
  }
  const data = inline.join(';\n');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  // Next to the other files whose name holds their hash, so that hosts cache it alike; `first` knows the base path.
  const dataPath = `${first.slice(0, first.indexOf('/_next/static/'))}/_next/static/data/${hash}.js`;
  const tag = `<script data-runtime="${[dataPath, ...new Set(sources)].join(' ')}">${loader}</script>`;
  // Functions, because `$` means something in a replacement text.
  return { html: bare.replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => tag + end), dataPath, data };
}

/** Defers the runtime of every page of an exported folder. Returns the number of pages. */
export async function deferRuntimeOfPages(dir: string): Promise<number> {
  const loader = await readLoader();
  const dataDir = path.join(dir, '_next', 'static', 'data');
  await mkdir(dataDir, { recursive: true });
  let pages = 0;
  for (const file of (await listFiles(dir)).filter((name) => name.endsWith('.html'))) {
    const deferred = deferRuntime(await readFile(path.join(dir, file), 'utf8'), file, loader);
    if (!deferred) continue;
    await writeFile(path.join(dataDir, path.posix.basename(deferred.dataPath)), deferred.data);
    await writeFile(path.join(dir, file), deferred.html);
    pages += 1;
  }
  return pages;
}

/** The loader as it stands in the pages. */
export async function readLoader(): Promise<string> {
  return minify(await readFile(inRepository('scripts', 'finish', 'runtime', 'loader.js'), 'utf8'));
}

function minify(code: string): string {
  const lines = code.split('\n').map((line) => line.trim());
  return lines.filter((line) => !line.startsWith('//')).join('');
}
