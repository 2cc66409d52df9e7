import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import * as content from '../../lib/content/content';
import { readBasePath } from '../../lib/links/site';
import { BuildError } from '../support/build-error';
import { hashOf, listFiles, writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { editorConfig } from './config';
import missingFrench from './french.json';
import { editorPage } from './page';
import { publishesEditor, readRepository } from './repository';

const packageDir = inRepository('node_modules', '@sveltia', 'cms');
const editorDir = inRepository('public', 'admin');
const stampFile = inRepository('.generated', 'editor-bundle.txt');

/** Makes the page /admin in `public/`: Sveltia CMS with the forms of `content/schema/`. Returns what was made. */
export async function makeEditor(): Promise<string> {
  if (!(await publishesEditor())) {
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
  const repository = await readRepository();
  const numbers = new Set<string>();
  const config = editorConfig({ content, repository, basePath: readBasePath(), numbers });
  const write = (name: string, text: string) => writeFileAtomically(path.join(editorDir, name), text);
  await Promise.all([
    write('index.html', editorPage(repository)),
    write('config.json', `${JSON.stringify(config)}\n`),
    write('numbers.json', `${JSON.stringify([...numbers])}\n`),
  ]);
  return `${config.collections?.length} collections, ${isMade ? 'bundle kept' : 'bundled'}`;
}

async function sourcesHash(): Promise<string> {
  const own = await listFiles(inRepository('scripts', 'editor'));
  const files = [path.join(packageDir, 'package.json'), ...own.map((file) => inRepository('scripts', 'editor', file))];
  return hashOf(...(await Promise.all(files.map((file) => readFile(file)))));
}

async function bundle(): Promise<void> {
  await rm(editorDir, { recursive: true, force: true });
  await build({
    absWorkingDir: inRepository(),
    entryPoints: { admin: 'scripts/editor/admin.ts', 'editor/index': '@sveltia/cms' },
    outdir: editorDir,
    // The package looks for its assets beside its index.js, and above its chunks.
    chunkNames: 'editor/chunks/[name]-[hash]',
    bundle: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [trimEditor],
  });
  await cp(path.join(packageDir, 'npm', 'assets'), path.join(editorDir, 'editor', 'assets'), {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
}

/** Completes the French; leaves out what the forms never use: other languages, coloured code, maps, fonts from elsewhere. */
const trimEditor: Plugin = {
  name: 'trim-editor',
  setup({ onResolve, onLoad }) {
    const toNothing = { path: 'nothing', namespace: 'nothing' };
    onResolve({ filter: /locales\/.*\.json$/ }, ({ path: file }) =>
      file.endsWith('/fr.json') ? undefined : toNothing,
    );
    onResolve({ filter: /^(@shikijs\/|leaflet|terra-draw)/ }, () => toNothing);
    onLoad({ filter: /locales[\\/]fr\.json$/ }, async ({ path: file }) => ({
      // The package's own words win once it has them.
      contents: JSON.stringify({ ...missingFrench, ...JSON.parse(await readFile(file, 'utf8')) }),
      loader: 'json',
    }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export default {};' }));
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: dropRemoteFonts(await readFile(file, 'utf8')),
    }));
  },
};

/** The policy of the page refuses these fonts; the package brings the same files and names them in the next rules. */
function dropRemoteFonts(code: string): string {
  const [start = '', ...others] = code.split(/@font-face \{[^}]*?https:\/\/cdn\.jsdelivr\.net[^}]*\}/);
  const { length } = others;
  if (length !== 3) throw new BuildError(`@sveltia/cms has ${length} fonts from cdn.jsdelivr.net where 3 are known.`);
  return start + others.join('');
}
