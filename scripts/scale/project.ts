import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BuildError } from '../support/build-error';
import { run } from '../support/child-process';
import { inRepository } from '../support/paths';
import type { GeneratedContent } from './content';

/** Rows of a group of the price list, as many as the largest of the real ones. */
const rowsOfGroup = 13;

/** What a copy is made of; the rest is made by the build or is nobody's business. */
const copied = [
  ...['app', 'components', 'content', 'lib', 'messages', 'scripts', 'tests'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'global.d.ts'],
  ...['next.config.mjs', 'postcss.config.mjs', 'playwright.config.ts'],
];
/** Too large to copy, and never changed in place. */
const linked = ['node_modules', 'public/pictures', 'public/share'];
/** Without them every picture would be looked at again. */
const manifests = ['.generated/pictures.json', '.generated/share.json', '.generated/fonts'];

/** What builds leave, but for the pictures, which take longest and do not depend on the content. */
const made = ['.next', '.generated/out', 'out', 'public/share'];

/**
 * Does something with a copy of the project that has more content; the repository's own stays as it is. The copy is removed
 * afterwards, unless it is to be kept.
 */
export async function inCopy<Result>(
  content: GeneratedContent,
  task: (dir: string) => Promise<Result>,
  isKept = false,
): Promise<Result> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'copy-of-site-'));
  try {
    await makeProject(dir, content);
    return await task(dir);
  } finally {
    if (isKept) console.log(`The copy is in ${dir}.`);
    else await rm(dir, { recursive: true, force: true });
  }
}

/** Builds a copy of the project. Returns the milliseconds that took; `onLine` gets what the build says instead of the console. */
export async function buildCopy(dir: string, onLine?: (line: string) => void): Promise<number> {
  const start = performance.now();
  const script = path.join(dir, 'scripts', 'run.mjs');
  const exitCode = await run(process.execPath, [script, 'build'], { cwd: dir, onLine });
  if (exitCode !== 0) throw new BuildError('The copy of the project does not build; see above.', exitCode);
  return performance.now() - start;
}

/** Removes what builds left in a copy: all but the pictures, or those too, as in a fresh clone. */
export async function forgetBuilds(dir: string, { keepPictures }: { keepPictures: boolean }): Promise<void> {
  for (const name of keepPictures ? made : [...made, '.generated', 'public/pictures']) {
    await rm(path.join(dir, name), { recursive: true, force: true });
  }
}

/** Copies the project into an empty folder, with more content. */
async function makeProject(dir: string, content: GeneratedContent): Promise<void> {
  for (const name of [...copied, ...manifests]) {
    await cp(inRepository(name), path.join(dir, name), { recursive: true }).catch(ignoreAbsence);
  }
  for (const name of linked) await linkTree(inRepository(name), path.join(dir, name)).catch(ignoreAbsence);
  await addContent(dir, content);
}

function ignoreAbsence(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** A copy of a folder that shares its files, where they can be shared. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Another disk has no links to this one.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Writes generated entries behind the real ones, the way the owner would. */
async function addContent(dir: string, { services, articles }: GeneratedContent): Promise<void> {
  const change = async (file: string, edit: (text: string) => string) => {
    const place = path.join(dir, 'content', file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  };
  const entries = (list: [id: string, value: unknown][]) =>
    list.map(([id, value]) => `  '${id}': ${JSON.stringify(value)},`);
  await change('routes.ts', (text) => append(text, 'routes', entries(services.map(({ id, path: at }) => [id, at]))));
  await change('services.ts', (text) =>
    append(text, 'servicePages', entries(services.map(({ id, page }) => [id, page]))),
  );
  await change('articles.ts', (text) =>
    append(
      text,
      'articles',
      articles.map((article) => `  ${JSON.stringify(article)},`),
    ),
  );
  await change('prices.ts', (text) => {
    const rows = append(text, 'prices', entries(services.map(({ id, price }) => [id, price])));
    return services.length === 0 ? rows : append(rows, 'priceList', [`  ${JSON.stringify(priceSection(services))},`]);
  });
  await change('main-pages.ts', (text) => appendCards(text, services));
}

function priceSection(services: GeneratedContent['services']) {
  const ids = services.map(({ id }) => id);
  const groups = Array.from({ length: Math.ceil(ids.length / rowsOfGroup) }, (_, index) => ({
    id: `carnet-${index + 1}`,
    title: `Carnet ${index + 1}`,
    rows: ids.slice(index * rowsOfGroup, (index + 1) * rowsOfGroup),
  }));
  return { id: 'carnets', title: 'Carnets', groups };
}

/** Adds lines at the end of an exported list or table, whose last line is the first to start with a bracket. */
function append(text: string, name: string, lines: readonly string[]): string {
  const start = text.search(new RegExp(`^export const ${name}\\b`, 'm'));
  const length = text.slice(start).search(/^[}\]]/m);
  if (start < 0 || length < 0)
    throw new BuildError(`content/ has no list "${name}" that scripts/scale/project.ts could add to.`);
  const end = start + length;
  return `${text.slice(0, end)}${lines.map((line) => `${line}\n`).join('')}${text.slice(end)}`;
}

function appendCards(text: string, services: GeneratedContent['services']): string {
  const lines = services.map(({ id }) => `\n      '${id}',`).join('');
  const changed = text.replace(
    /(kind: 'hair-cards'[\s\S]*?\n {4}services: \[[\s\S]*?)(?=\n {4}\])/,
    (all) => all + lines,
  );
  if (services.length > 0 && changed === text)
    throw new BuildError('content/main-pages.ts has no list of cards to add to.');
  return changed;
}
