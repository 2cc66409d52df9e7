import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { cantonNames } from '../../content/schema/cantons';
import * as content from '../../lib/content/content';
import { readBasePath } from '../../lib/links/site';
import { holidaysOf } from '../content/holidays';
import { BuildError } from '../support/build-error';
import { hashOf, listFiles, writeFileAtomically } from '../support/files';
import { inRepository, salonFolder } from '../support/paths';
import { isRelease } from '../support/release';
import { editorConfig, icons } from './config';
import type { Correction } from './corrections';
import missingFrench from './french.json';
import { cutIconFont } from './icon-font';
import { editorPage } from './page';
import { readRepository } from './repository';

const packageDir = inRepository('node_modules', '@sveltia', 'cms');
const editorDir = inRepository('public', 'admin');
const stampFile = inRepository('.generated', 'editor-bundle.txt');

/** Makes the page /admin in `public/`: Sveltia CMS with the forms of `content/schema/`. Returns what was made. */
export async function makeEditor(): Promise<string> {
  const repository = await readRepository();
  if (isRelease() && !repository) {
    await rm(editorDir, { recursive: true, force: true });
    return 'none without a repository';
  }
  const stamp = await sourcesHash();
  const isMade =
    existsSync(path.join(editorDir, 'admin.js')) && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
  if (!isMade) {
    await bundle();
    await writeFileAtomically(stampFile, stamp);
  }
  const corrections: Record<string, Correction> = {};
  const config = editorConfig({ content, repository, basePath: readBasePath(), corrections });
  const write = (name: string, text: string) => writeFileAtomically(path.join(editorDir, name), text);
  await Promise.all([
    write('index.html', editorPage(repository)),
    write('commit.json', `${JSON.stringify({ commit: builtCommit() })}\n`),
    write('config.json', `${JSON.stringify({ ...config, _version: versionOf(config) })}\n`),
    write('corrections.json', `${JSON.stringify(corrections)}\n`),
    sayProblem(null),
  ]);
  return `${config.collections?.length} collections, ${isMade ? 'bundle kept' : 'bundled'}`;
}

/** Has the site and the editor of `npm run edit` say what is wrong; an empty text where nothing is, none in a build. */
export const sayProblem = (problem: string | null) =>
  writeFileAtomically(path.join(editorDir, 'problems.json'), JSON.stringify(problem));

/** The commit that is built, where it is one: the editor looks there whether a change is online. */
function builtCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: inRepository(), stdio: 'pipe' }).toString().trim();
  } catch {
    return null;
  }
}

/** Names what the forms consist of, whatever they say. */
export function versionOf(config: object): string {
  const structure = ['collections', 'name', 'file', 'folder', 'files', 'fields', 'field', 'types', 'widget', 'typeKey'];
  const isPart = (key: string) => structure.includes(key) || /^\d*$/.test(key);
  return hashOf(JSON.stringify(config, (key, value) => (isPart(key) ? value : undefined)));
}

async function sourcesHash(): Promise<string> {
  const folders = [
    ['scripts', 'editor'],
    ['scripts', 'content'],
    ['scripts', 'support'],
    ['content', 'schema'],
  ];
  const own = folders.map(async (folder) =>
    (await listFiles(inRepository(...folder))).map((file) => inRepository(...folder, file)),
  );
  const files = [path.join(packageDir, 'package.json'), ...(await Promise.all(own)).flat()];
  return hashOf(salonFolder, ...(await Promise.all(files.map((file) => readFile(file)))));
}

async function bundle(): Promise<void> {
  await rm(editorDir, { recursive: true, force: true });
  await build({
    absWorkingDir: inRepository(),
    entryPoints: {
      admin: 'scripts/editor/admin.ts',
      problems: 'scripts/editor/problems.ts',
      'editor/index': '@sveltia/cms',
    },
    outdir: editorDir,
    // The package looks for its assets beside its index.js, and above its chunks.
    chunkNames: 'editor/chunks/[name]-[hash]',
    bundle: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    minify: true,
    define: { SALON_FOLDER: JSON.stringify(salonFolder), global: 'globalThis' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [trimEditor, checkInBrowser],
  });
  const assets = path.join(editorDir, 'editor', 'assets');
  await cp(path.join(packageDir, 'npm', 'assets'), assets, {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
  const iconFont = (await readdir(assets)).find((name) => /^material-symbols-.*\.woff2$/.test(name));
  if (!iconFont) throw new BuildError('@sveltia/cms has no icon font where one is known.');
  const [font, code] = await Promise.all([
    readFile(path.join(assets, iconFont)),
    readFile(path.join(packageDir, 'npm', 'index.js'), 'utf8'),
  ]);
  await writeFile(path.join(assets, iconFont), await cutIconFont(font, code, Object.values(icons)));
}

/** Completes the French; leaves out what the forms never use: other languages, coloured code, maps, drawings, fonts from elsewhere. */
const trimEditor: Plugin = {
  name: 'trim-editor',
  setup({ onResolve, onLoad }) {
    const toNothing = { path: 'nothing', namespace: 'nothing' };
    onResolve({ filter: /locales\/.*\.json$/ }, ({ path: file }) =>
      file.endsWith('/fr.json') ? undefined : toNothing,
    );
    onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ importer, path: file }) =>
      /[\\/]zod[\\/].*[\\/]locales[\\/]index\.js$/.test(importer) && file !== './en.js' ? toNothing : undefined,
    );
    onResolve({ filter: /^(@shikijs\/|leaflet|svgo|terra-draw)/ }, () => toNothing);
    onLoad({ filter: /locales[\\/]fr\.json$/ }, async ({ path: file }) => ({
      // The package's own words win once it has them.
      contents: JSON.stringify(inFrench(JSON.parse(await readFile(file, 'utf8')))),
      loader: 'json',
    }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export default {};' }));
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: countHours(nameVersion(dropRemoteFonts(await readFile(file, 'utf8')))),
    }));
  },
};

/** Lets the check run in a browser: without files, and with the holidays of the cantons as they are now. */
const checkInBrowser: Plugin = {
  name: 'check-in-browser',
  setup({ onResolve, onLoad }) {
    const own = inRepository('scripts');
    const stand = { path: inRepository('scripts', 'editor', 'in-browser.ts') };
    const isOurs = (importer: string) => importer.startsWith(own);
    onResolve({ filter: /^(node:|esbuild$)|\/support\/(paths|files)$/ }, ({ importer }) =>
      isOurs(importer) ? stand : undefined,
    );
    onResolve({ filter: /^\.\.?\/(content\/)?holidays$/ }, () => ({ path: 'holidays', namespace: 'holidays' }));
    onLoad({ filter: /.*/, namespace: 'holidays' }, () => {
      const year = new Date().getFullYear();
      const ofCanton = (canton: string) => holidaysOf(canton, [], year).map(({ id, isPublic }) => ({ id, isPublic }));
      const known = Object.fromEntries(cantonNames.map(([canton]) => [canton, ofCanton(canton)]));
      return { contents: `export const holidaysOf = (canton) => (${JSON.stringify(known)})[canton] ?? [];` };
    });
  },
};

/** What the package lacks, until it has words of its own, and what it would say wrongly of a commit that is refused. */
function inFrench(words: { saving_entry: { error: object }; _sui: { text_editor: object } }) {
  const error = { ...words.saving_entry.error, description: 'L’entrée n’est pas enregistrée :' };
  // As the form and the site call the one sort of heading that there is.
  const textEditor = { ...words._sui.text_editor, heading_2: 'Sous-titre' };
  return {
    ...missingFrench,
    ...words,
    saving_entry: { ...words.saving_entry, error },
    _sui: { ...words._sui, text_editor: textEditor },
  };
}

/**
 * A draft that is not saved is kept until the configuration changes, which it does with every name of a page in it: what the
 * forms consist of is its version instead.
 */
function nameVersion(code: string): string {
  const hash = /await \w+\(\$?\w+\((\w+)\)\)(?=,console\.debug\(`CMS configuration:`)/;
  if (!hash.test(code))
    throw new BuildError('@sveltia/cms no longer names the version of its configuration as is known.');
  return code.replace(hash, '$1._version');
}

/** French has no "3:00 PM". */
function countHours(code: string): string {
  const parts = code.split('hour12:!0');
  if (parts.length !== 3)
    throw new BuildError(`@sveltia/cms asks ${parts.length - 1} times for "PM" where 2 are known.`);
  return parts.join('hour12:!1');
}

/** The policy of the page refuses these fonts; the package brings the same files and names them in the next rules. */
function dropRemoteFonts(code: string): string {
  const [start = '', ...others] = code.split(/@font-face \{[^}]*?https:\/\/cdn\.jsdelivr\.net[^}]*\}/);
  const { length } = others;
  if (length !== 3) throw new BuildError(`@sveltia/cms has ${length} fonts from cdn.jsdelivr.net where 3 are known.`);
  return start + others.join('');
}
