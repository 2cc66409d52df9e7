import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { inRepository } from '../support/paths';

/** What React hydrates from: one script for each piece. */
const dataScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;
/** The call that starts React once its scripts are there. */
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/g;
const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;
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
 * visitor. The data that React hydrates from, a third of the page's weight that no paint needs, moves to a file of its
 * own. `undefined` for a page without the framework; scripts of other kinds stay where they are.
 * @throws BuildError when the framework has written anything that the loader would not bring back.
 */
export function deferRuntime(html: string, file: string, loader: string): DeferredPage | undefined {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  const scripts = [...new Set(found(asyncScript))];
  const [first] = scripts;
  if (first === undefined) return undefined;

  const pieces: unknown[] = found(dataScript).map((piece) => JSON.parse(piece));
  const texts = pieces.map((piece) => (Array.isArray(piece) && piece[0] === 1 ? String(piece[1]) : ''));
  const entries = found(entryScript);
  const bare = [dataScript, entryScript, asyncScript, scriptPreload].reduce((rest, tag) => rest.replace(tag, ''), html);
  const isKnown = pieces.every((piece) => Array.isArray(piece) && (piece[0] === 0 || piece[0] === 1));
  if (!isKnown || texts.length < 2 || entries.length !== 1 || /__next_f|TURBOPACK|<script[^>]* async/.test(bare)) {
    throw new BuildError(
      `${file}: this version of Next writes its scripts in a way that scripts/finish/defer-runtime.ts does not know.`,
    );
  }
  const data = texts.join('');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  // Next to the other files whose name holds their hash, so that hosts cache it alike; `first` knows the base path.
  const dataPath = `${first.slice(0, first.indexOf('/_next/static/'))}/_next/static/data/${hash}.txt`;
  const entry = JSON.stringify(JSON.parse(entries[0] ?? ''))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const tag = `<script data-data="${dataPath}" data-scripts="${scripts.join(' ')}" data-entry="${entry}">${loader}</script>`;
  // A function, because `$` means something in a replacement text.
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
