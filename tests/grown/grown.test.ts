import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { inSalon, salonFolder } from '@/scripts/support/paths';
import { run } from '@/scripts/support/processes';
import { copyProject, runScripts } from '@/tests/e2e/support/project-copy';

// "npm run test:grown": the salon after three years, built in a copy and asked what can be asked of files and of paper.

const { folder, remove } = copyProject();
const inCopy = (...names: string[]) => path.join(folder, salonFolder, ...names);
const readJson = (file: string) => JSON.parse(readFileSync(inCopy(file), 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(inCopy(file), JSON.stringify(value));
const idsIn = (name: string) =>
  readdirSync(inSalon(name)).flatMap((file) => /^(.*)\.(?:json|md)$/.exec(file)?.[1] ?? []);

type Item = Record<string, unknown>;

/** Gives a list so many items, made of those there are in turn. */
function growList(file: string, key: string, count: number, make: (item: Item, index: number) => Item): void {
  const items: Item[] = readJson(file)[key];
  const { length } = items;
  for (let index = length; index < count; index++) items.push(make(items[index % length] ?? {}, index));
  writeJson(file, { [key]: items });
}

const published = path.join(folder, 'public', 'pictures');

/** The same photograph under another name, made already where the first one is. */
function copyPicture(id: string, index: number): string {
  const copy = `${id}-copie-${index}`;
  cpSync(inCopy('pictures', id), inCopy('pictures', copy), { recursive: true });
  writeJson(`pictures/${copy}/index.json`, { ...readJson(`pictures/${id}/index.json`), name: copy });
  for (const file of readdirSync(published).filter((name) => name.startsWith(`${id}-`))) {
    const rest = file.slice(id.length);
    if (/^-\d+\./.test(rest)) copyFileSync(path.join(published, file), path.join(published, copy + rest));
  }
  return copy;
}

const articles = idsIn('articles').map((id) => readFileSync(inSalon('articles', `${id}.md`), 'utf8'));
const words = articles.join(' ').match(/\p{L}{4,}/gu) ?? [];

let seed = 0;

/** Words of the salon in an order of their own, which compress no better than a new text does. */
function sentence(length: number): string {
  seed += 1;
  const drawn = fc
    .sample(fc.constantFrom(...words), { seed, numRuns: length })
    .join(' ')
    .toLowerCase();
  return drawn.charAt(0).toUpperCase() + drawn.slice(1);
}

const paragraph = () => Array.from({ length: 7 }, () => `${sentence(16)}.`).join(' ');

function growArticles(): void {
  const pictures = articles.map((text) => /^picture: (.*)$/m.exec(text)?.[1] ?? '');
  for (let index = pictures.length; index < 40; index++) {
    const picture = copyPicture(pictures[index % pictures.length] ?? '', index);
    const fields = { title: sentence(6), category: 'Conseils', date: `202${index % 7}-11-22` };
    const head = JSON.stringify({ ...fields, picture, order: index + 1 });
    const text = `${paragraph()}\n\n## ${sentence(5)}\n\n${paragraph()}\n\n${paragraph()}\n`;
    writeFileSync(inCopy('articles', `article-du-salon-${index}.md`), `---\n${head}\n---\n\n${text}`);
  }
}

function growPrices(): void {
  const { trades } = readJson('trades.json') as { trades: { groups: { id: string; title: string }[] }[] };
  const more = 7 - trades.flatMap(({ groups }) => groups).length;
  for (let index = 0; index < more; index++)
    trades.at(-1)?.groups.push({ id: `groupe-${index}`, title: `Groupe ${index}` });
  writeJson('trades.json', { trades });
  const groups = trades.flatMap((trade) => trade.groups);
  const rows = idsIn('prices')
    .map((id) => readJson(`prices/${id}.json`))
    .filter(({ group }) => group);
  for (let index = rows.length; index < 90; index++) {
    const group = groups[index % groups.length]?.id;
    const row = { ...rows[index % rows.length], service: sentence(3), group, order: index };
    writeJson(`prices/prix-${index}.json`, row);
  }
}

function growLists(): void {
  growList('gallery.json', 'pairs', 15, (pair, index) => ({
    ...pair,
    title: sentence(2),
    caption: sentence(40),
    before: copyPicture(String(pair.before), index),
    after: copyPicture(String(pair.after), index),
  }));
  growList('testimonials.json', 'testimonials', 20, (one) => ({ ...one, text: sentence(40) }));
  const others = readdirSync(inSalon('pictures'));
  const count = readdirSync(inCopy('pictures')).length;
  for (let index = count; index < 120; index++) copyPicture(others[index % others.length] ?? '', index);
}

afterAll(remove);

it('a salon of three years is built, and keeps to what is held of every page and of the printed list', async () => {
  growArticles();
  growPrices();
  growLists();
  expect(await runScripts(folder, [['scripts/build.ts']])).toBe('');
  cpSync('tests', path.join(folder, 'tests'), { recursive: true });
  copyFileSync('playwright.config.ts', path.join(folder, 'playwright.config.ts'));
  const specs = ['budgets', 'files', 'links', 'print'];
  const files = specs.map((name) => `tests/e2e/${name}.spec`);
  const playwright = [
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=desktop', ...files],
  ] as const;
  // As from a terminal: Playwright runs in no test of jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = await run(...playwright, { cwd: folder, env, minutes: 10 });
  expect(status === 0 ? '' : stdout + stderr).toBe('');
}, 900_000);
