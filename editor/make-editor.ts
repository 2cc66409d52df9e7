import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import sharp from 'sharp';
import * as content from '../lib/content/content';
import { bareText } from '../lib/i18n/clean-text';
import { readBasePath } from '../lib/links/site';
import { isRelease } from '../scripts/support/command';
import { writeFileAtomically } from '../scripts/support/files';
import { editorPath, inRepository, salonFolder } from '../scripts/support/paths';
import { answerOf } from '../scripts/support/processes';
import { editorConfig } from './config';
import frenchTexts from './french.json';
import { pricePageFile } from './notices';
import { editorPage } from './page';
import { pricePage } from './price-page';

const editorDir = inRepository('public', editorPath);

/** Makes the page /admin in `public/`: Sveltia CMS with the forms of `lib/schema/`. Returns a summary for the log. */
export async function makeEditor(isWatched = false): Promise<string> {
  const { repository } = content.salon;
  if (isRelease() && !repository) return 'none without a repository';
  await bundle();
  const { config, corrections, parts } = editorConfig({ content, repository, basePath: readBasePath() });
  const write = (name: string, text: string) => writeFileAtomically(path.join(editorDir, name), text);
  await Promise.all([
    write('index.html', editorPage(repository, isWatched)),
    write(
      pricePageFile,
      pricePage({
        groups: content.trades.flatMap(({ groups }) => groups),
        overview: Object.values(content.pages).find((page) => page.kind === 'cards' && page.cards)?.label,
        repository,
      }),
    ),
    // publication.ts compares this commit with the saved one, to tell when a change is online.
    write('commit.json', JSON.stringify({ commit: answerOf('git', 'rev-parse', 'HEAD') ?? null })),
    write('config.json', JSON.stringify(config)),
    write('corrections.json', JSON.stringify(corrections)),
    write('parts.json', JSON.stringify(parts)),
    write('thumbnails.json', JSON.stringify(await makeThumbnails())),
  ]);
  return `${config.collections?.length} collections`;
}

/** Returns a thumbnail of each picture as a data URL, by the letters and digits of its name: "photo1". */
async function makeThumbnails(): Promise<Record<string, string>> {
  const made = Object.values(content.pictures).map(async ({ name, file }) => {
    const thumbnail = sharp(inRepository(salonFolder, 'pictures', file))
      .resize(96, 72, { position: 'attention' })
      .webp({ quality: 60 });
    return [bareText(name), `data:image/webp;base64,${(await thumbnail.toBuffer()).toString('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

async function bundle(): Promise<void> {
  await build({
    absWorkingDir: inRepository(),
    entryPoints: {
      admin: 'editor/admin.ts',
      prices: 'editor/price-screen.ts',
      editor: 'editor/editor.css',
      'editor/index': '@sveltia/cms',
    },
    outdir: editorDir,
    // Sveltia CMS loads assets relative to index.js and to the folder above its chunks.
    chunkNames: 'editor/chunks/[name]-[hash]',
    bundle: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    minify: true,
    loader: { '.woff2': 'file' },
    assetNames: 'editor/assets/[name]-[hash]',
    define: { SALON_FOLDER: JSON.stringify(salonFolder), global: 'globalThis' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [sveltiaBrowserBuild],
  });
  await cp(inRepository('node_modules', '@sveltia', 'cms', 'npm', 'assets'), path.join(editorDir, 'editor', 'assets'), {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
}

/** Matches imports of Sveltia CMS that the editor does not use: other languages, coloured code, maps and drawings. */
const unusedParts = /^(@shikijs\/|leaflet|svgo|terra-draw)|\/locales\/.*\.json$/;

/** Matches imports of our code that work only in Node, such as "node:fs". */
const nodeOnly = /^(node:|esbuild$)|\/(paths|files)$/;

const sveltiaBrowserBuild: Plugin = {
  name: 'sveltia-browser-build',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unusedParts }, ({ path: file }) =>
      file.endsWith('/fr.json') ? undefined : { external: true },
    );
    onResolve({ filter: nodeOnly }, ({ importer }) => {
      const isOurs = ['editor', 'lib', 'scripts'].some((folder) => importer.startsWith(inRepository(folder)));
      return isOurs ? { path: inRepository('editor', 'browser-stubs.ts') } : undefined;
    });
    onLoad({ filter: /locales[\\/]fr\.json$/ }, async ({ path: file }) => ({
      contents: JSON.stringify(mergeTexts(JSON.parse(await readFile(file, 'utf8')), frenchTexts)),
      loader: 'json',
    }));
  },
};

type Texts = { [key: string]: string | Texts };

function mergeTexts(texts: Texts, ours: Texts): Texts {
  const merged = Object.entries(ours).map(([key, own]) => [
    key,
    typeof own === 'string' ? own : mergeTexts(Object(texts[key]), own),
  ]);
  return { ...texts, ...Object.fromEntries(merged) };
}
