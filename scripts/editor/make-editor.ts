import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { cantonNames } from '../../content/schema/cantons';
import { collections } from '../../content/schema/collections';
import * as content from '../../lib/content/content';
import type { PictureManifest } from '../../lib/generated/manifests';
import { assetPath, readBasePath } from '../../lib/links/site';
import { holidaysOf } from '../content/holidays';
import { BuildError } from '../support/build-error';
import { hashOf, listFiles, writeFileAtomically } from '../support/files';
import { inRepository, inSalon, salonFolder } from '../support/paths';
import { isRelease } from '../support/release';
import { editorConfig } from './config';
import type { Correction } from './corrections';
import frenchWords from './french.json';
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
    // The editor looks there whether a change is online.
    write('commit.json', JSON.stringify({ commit: builtCommit() })),
    write('config.json', JSON.stringify({ ...config, _version: stamp })),
    write('corrections.json', JSON.stringify(corrections)),
    write('thumbnails.json', JSON.stringify(await thumbnails())),
    sayProblem(null),
  ]);
  return `${config.collections?.length} collections, ${isMade ? 'bundle kept' : 'bundled'}`;
}

/** Has the site and the editor of `npm run edit` say what is wrong; an empty text where nothing is, none in a build. */
export const sayProblem = (problem: string | null) =>
  writeFileAtomically(path.join(editorDir, 'problems.json'), JSON.stringify(problem));

function builtCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: inRepository(), stdio: 'pipe' }).toString().trim();
  } catch {
    return null;
  }
}

/** The smallest that the site has of each photograph, by the id that Git has for its file. */
async function thumbnails(): Promise<Record<string, string>> {
  const manifest: PictureManifest = JSON.parse(await readFile(inRepository('.generated', 'pictures.json'), 'utf8'));
  const made = Object.entries(content.pictures).map(async ([name, { file }]) => {
    const smallest = manifest[name]?.variants.avif[0];
    // That it is gone may be what is wrong with the content.
    const photograph = await readFile(inSalon('pictures', file)).catch(() => undefined);
    if (!smallest || !photograph) return [];
    const id = createHash('sha1').update(`blob ${photograph.length}\0`).update(photograph).digest('hex');
    return [[id, assetPath(smallest.path)]];
  });
  return Object.fromEntries((await Promise.all(made)).flat());
}

async function sourcesHash(): Promise<string> {
  const own = ['scripts', 'content/schema'].map(async (folder) =>
    (await listFiles(inRepository(folder))).map((file) => inRepository(folder, file)),
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
    plugins: [fitted],
  });
  const assets = path.join(editorDir, 'editor', 'assets');
  await cp(path.join(packageDir, 'npm', 'assets'), assets, {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
  const iconFont = (await readdir(assets)).find((name) => /^material-symbols-.*\.woff2$/.test(name));
  if (!iconFont) throw new BuildError('@sveltia/cms has no icon font where one is known.');
  const icons = Object.values(collections).map(({ icon }) => icon);
  const [font, code] = await Promise.all([
    readFile(path.join(assets, iconFont)),
    readFile(path.join(packageDir, 'npm', 'index.js'), 'utf8'),
  ]);
  await writeFile(path.join(assets, iconFont), await cutIconFont(font, code, icons));
}

/** What the forms never use: other languages, coloured code, maps, drawings. */
const unused = /^(@shikijs\/|leaflet|svgo|terra-draw)|locales\/(?!fr\.).*\.json$/;

/** Stands in a browser for what the check takes from the computer that builds. */
const ofComputer = /^(node:|esbuild$)|\/support\/(paths|files)$/;

/** Fits the package to the forms, and the check to a browser. */
const fitted: Plugin = {
  name: 'fitted',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ importer, path: file }) => {
      const isOfZod = /[\\/]zod[\\/].*[\\/]locales[\\/]index\.js$/.test(importer) && file !== './en.js';
      if (unused.test(file) || isOfZod) return { path: 'nothing', namespace: 'made' };
      if (file.endsWith('/holidays')) return { path: 'holidays', namespace: 'made' };
      const isOurs = importer.startsWith(inRepository('scripts'));
      return isOurs && ofComputer.test(file) ? { path: inRepository('scripts', 'editor', 'in-browser.ts') } : undefined;
    });
    onLoad({ filter: /^nothing$/, namespace: 'made' }, () => ({ contents: 'export default {};' }));
    onLoad({ filter: /^holidays$/, namespace: 'made' }, () => {
      const year = new Date().getFullYear();
      const ofCanton = (canton: string) => holidaysOf(canton, [], year).map(({ id, isPublic }) => ({ id, isPublic }));
      const known = Object.fromEntries(cantonNames.map(([canton]) => [canton, ofCanton(canton)]));
      return { contents: `export const holidaysOf = (canton) => (${JSON.stringify(known)})[canton] ?? [];` };
    });
    onLoad({ filter: /locales[\\/]fr\.json$/ }, async ({ path: file }) => ({
      contents: JSON.stringify(inFrench(JSON.parse(await readFile(file, 'utf8')))),
      loader: 'json',
    }));
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: changed(await readFile(file, 'utf8')),
    }));
  },
};

type Words = { [key: string]: string | Words };

/** The French of the package with what it lacks, and what it says wrongly of a commit that is refused and of the one sort of heading. */
const inFrench = (words: Words, own: Words = frenchWords): Words => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(own).map(([key, said]) => [
      key,
      typeof said === 'string' ? said : inFrench(Object(words[key]), said),
    ]),
  ),
});

/** What is done otherwise in the code of the package, and in how many places. */
const changes: { what: string; places: number; from: RegExp; to: string }[] = [
  // A draft is kept until the configuration changes, which it does with every name of a page in it.
  {
    what: 'a hash',
    places: 1,
    from: /await \w+\(\$?\w+\((\w+)\)\)(?=,console\.debug\(`CMS configuration:`)/g,
    to: '$1._version',
  },
  {
    what: 'thumbnails',
    places: 1,
    from: /await \w+\?\.get\((\w+)\.sha\)(?=;if\(!)/g,
    to: '$&??await thumbnailOf($1.sha)',
  },
  // French has no "3:00 PM".
  { what: 'twelve hours', places: 2, from: /hour12:!0/g, to: 'hour12:!1' },
  // The policy of the page refuses these; the package brings the same files and names them in the next rules.
  { what: 'fonts', places: 3, from: /@font-face \{[^}]*?https:\/\/cdn\.jsdelivr\.net[^}]*\}/g, to: '' },
];

function changed(code: string): string {
  return changes.reduce((text, { what, places, from, to }) => {
    const count = text.match(from)?.length ?? 0;
    if (count !== places)
      throw new BuildError(`@sveltia/cms has ${what} in ${count} places where ${places} are known.`);
    return text.replace(from, to);
  }, code);
}
