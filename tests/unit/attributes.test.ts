import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/support/files';

const guide = 'components/browser/README.md';

/** Attributes of packages, which are theirs to explain. */
const ofPackages = ['data-aria-hidden', 'data-highlighted', 'data-outside', 'data-selected', 'data-today'];

const source = /(?<!\.test)\.(tsx?|css|mjs)$/;

async function readSources(): Promise<Map<string, string>> {
  const roots = ['app', 'components', 'lib', 'scripts/finish'];
  const files = await Promise.all(roots.map(async (root) => (await listFiles(root)).map((file) => `${root}/${file}`)));
  const all = files.flat().filter((file) => source.test(file));
  return new Map(all.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** An attribute as HTML and styles write it, or as scripts do, also where they take several of an element at once; a property of styles as it is. */
const isIn = (text: string, name: string) => {
  const inScripts = name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const used = new RegExp(`dataset\\??\\.${inScripts}\\b|\\{[^{}]*\\b${inScripts}\\b[^{}]*\\} = [^;]*dataset`);
  return text.includes(name) || used.test(text);
};

/** Rows of the table: attributes, and the files that are said to write or read them. */
const rows = readFileSync(guide, 'utf8')
  .split('\n')
  .filter((line) => /^\| `(data-|--)/.test(line))
  .map((line) => {
    const [, names = '', writers = '', readers = ''] = line.split('|');
    const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const files = [...named(writers), ...named(readers)].filter((name) => source.test(name));
    return { names: named(names), files };
  });

it('the table of attributes names each that a page has, and files that have it', async () => {
  const sources = await readSources();
  const used = new Set([...sources.values()].flatMap((text) => text.match(/(?<![\w-])data-[a-z]+(-[a-z]+)*/g) ?? []));
  const told = rows.flatMap(({ names }) => names);
  expect([...used].filter((name) => !told.includes(name) && !ofPackages.includes(name))).toEqual([]);
  const wrong = rows.flatMap(({ names, files }) =>
    names.flatMap((name) =>
      files.flatMap((file) => {
        const meant = [...sources].filter(([path]) => path === file || path.endsWith(`/${file}`));
        return meant.some(([, text]) => isIn(text, name)) ? [] : `${name} in ${file}`;
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
