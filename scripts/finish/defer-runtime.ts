import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
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
/** What React notes of its view transitions for pages that stream; these are there at once. */
const transitionNote = / vt-[a-z]+="[^"]*"/g;
/** For browsers without modules, which have no use for the rest either: React itself is too new for them. */
const oldBrowserScript = /<script src="[^"]+" noModule=""><\/script>/g;

/** A page that waits for its visitor, and the file that holds its data. */
export interface DeferredPage {
  html: string;
  /** Address of the data file, below `/_next/static/`. */
  dataPath: string;
  data: string;
}

/**
 * Takes the framework's scripts out of a page and puts the inline script in, which fetches them at the first sign of
 * the visitor. The data that React hydrates from, a third of the page's weight that no paint needs, moves to a file of its
 * own. `undefined` for a page without the framework; scripts of other kinds stay where they are.
 * @throws BuildError when the framework has written anything that the inline script would not bring back.
 */
export function deferRuntime(html: string, file: string, script: string): DeferredPage | undefined {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  const scripts = [...new Set(found(asyncScript))];
  const [first] = scripts;
  if (first === undefined) return undefined;

  const pieces: unknown[] = found(dataScript).map((piece) => JSON.parse(piece));
  const texts = pieces.map((piece) => (Array.isArray(piece) && piece[0] === 1 ? String(piece[1]) : ''));
  const entries = found(entryScript);
  const bare = [dataScript, entryScript, asyncScript, scriptPreload, oldBrowserScript, transitionNote].reduce(
    (rest, tag) => rest.replace(tag, ''),
    html,
  );
  const isKnown = pieces.every((piece) => Array.isArray(piece) && (piece[0] === 0 || piece[0] === 1));
  if (!isKnown || texts.length < 2 || entries.length !== 1 || /__next_f|TURBOPACK|<script[^>]* async/.test(bare)) {
    throw new BuildError(
      `${file}: this version of Next writes its scripts in a way that scripts/finish/defer-runtime.ts does not know.`,
    );
  }
  const data = texts.join('');
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  // Next to the other files whose name holds their hash, so that hosts cache it alike; `first` knows the base path.
  const dataPath = `${first.slice(0, first.indexOf('/_next/static/'))}/_next/static/data/${hash}.txt`;
  const entry = JSON.stringify(JSON.parse(entries[0] ?? ''))
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;');
  const tag = `<script data-data="${dataPath}" data-scripts="${scripts.join(' ')}" data-entry='${entry}'>${script}</script>`;
  // A function, because `$` means something in a replacement text.
  return { html: bare.replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => tag + end), dataPath, data };
}

/** Defers the runtime of every page of an exported folder. Returns the number of pages. */
export async function deferRuntimeOfPages(dir: string): Promise<number> {
  const script = await readInlineScript();
  const dataDir = path.join(dir, '_next', 'static', 'data');
  await mkdir(dataDir, { recursive: true });
  let pages = 0;
  for (const file of (await listFiles(dir)).filter((name) => name.endsWith('.html'))) {
    const deferred = deferRuntime(await readFile(path.join(dir, file), 'utf8'), file, script);
    if (!deferred) continue;
    await writeFile(path.join(dataDir, path.posix.basename(deferred.dataPath)), deferred.data);
    await writeFile(path.join(dir, file), deferred.html);
    pages += 1;
  }
  return pages;
}

/** The one script that runs in every page by itself: pictures first, whose failures come early. */
export async function readInlineScript(): Promise<string> {
  const files = ['picture-fallback.js', 'loader.js'].map((name) =>
    readFile(inRepository('scripts', 'finish', 'runtime', name), 'utf8'),
  );
  const { code = '' } = await minify((await Promise.all(files)).join('\n'), {
    ecma: 2020,
    compress: { passes: 3 },
    // No `</script>` inside, and characters that are the same in every encoding.
    format: { inline_script: true, ascii_only: true },
  });
  return code;
}
