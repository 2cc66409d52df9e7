import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { listFiles } from '@/scripts/support/files';
import { examples } from '@/tests/unit/support/words-of';

const engine = ['app', 'components', 'lib', 'scripts', 'messages', 'lib/schema'];

it.each(examples)('the engine names nothing of the salon in %s', async (folder) => {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const { name, address, areaServed } = read('salon.json');
  const { trades } = read('trades.json');
  const files = [...(await listFiles(`${folder}/pages`)), ...(await listFiles(`${folder}/services`))];
  const ids = files.map((file) => file.replace(/\.\w+$/, '')).filter((id) => id.includes('-'));
  const own = [name, address.city, address.region, ...areaServed, ...ids];
  const ofTrades = trades.flatMap(({ id, label }: { id: string; label: string }) => [id, label]);
  const anyOf = (words: string[]) => new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'iu');
  // What a new salon is made from has a word for each trade there is.
  const wordsIn = (file: string) => anyOf(file.startsWith('kit/init/') ? own : [...own, ...ofTrades]);
  const names = await Promise.all(engine.map(async (root) => (await listFiles(root)).map((file) => `${root}/${file}`)));
  const lines = names.flat().flatMap((file) => {
    const words = wordsIn(file);
    const all = readFileSync(file, 'utf8').split('\n');
    return all.flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
  });
  expect(lines).toEqual([]);
});

// Behind one content file follow the words of many pages; a prop is one string.
it('no script takes content or messages along into the browser', async () => {
  const islands = (await listFiles('components')).filter((file) => /\.(island|hydrated)\.ts$/.test(file));
  const { metafile } = await build({
    entryPoints: [...islands, 'browser/start-page.ts'].map((file) => `components/${file}`),
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    outdir: 'out',
  });
  const scripts = Object.values(metafile.outputs);
  expect(scripts.length).toBe(islands.length + 1);
  for (const { entryPoint, inputs } of scripts) {
    const taken = Object.keys(inputs).filter((file) => /^(content|messages|\.generated\/content)\b/.test(file));
    expect([entryPoint, ...taken]).toEqual([entryPoint]);
  }
});

/** Examples of a salon's files are in the language of the guide: in each language they have the same fields. */
const fieldsIn = (kind: string, block: string) =>
  kind === 'json' ? block.match(/"\w+":/g) : kind === 'md' ? block.match(/^\w+:|^#+|^-+/gm) : undefined;

/** What a text has in every language: levels of headings, code named in it, and commands without comments and placeholders. */
function commonPartsOf(file: string) {
  const parts = readFileSync(file, 'utf8')
    .replace(/<[\p{L} ]+>/gu, '<>')
    .split('```');
  const prose = parts.filter((_, index) => index % 2 === 0).join('');
  const blocks = parts.filter((_, index) => index % 2 === 1);
  return {
    headings: prose.match(/^#+(?= )/gm),
    code: [...new Set(prose.match(/`[^`]+`/g))].filter((code) => !/^`(own-pages|articles)\/.+`$/.test(code)).sort(),
    blocks: blocks.map((block) => {
      const [kind = '', ...lines] = block.split('\n');
      const same = block.replace(/ *(\/\*.*?\*\/|(#|\/\/) .*)/g, '');
      return fieldsIn(kind, lines.join('\n')) ?? same;
    }),
  };
}

it.each([
  ['README.md', 'LISEZMOI.md'],
  ['kit/docs/votre-salon.md', 'kit/docs/your-salon.md'],
  ['kit/docs/recettes.md', 'kit/docs/recipes.md'],
])('%s and %s name the same commands, files and fields', (one, other) => {
  expect(commonPartsOf(other)).toEqual(commonPartsOf(one));
});

it.each(['kit/docs/ihr-salon.md', 'kit/docs/il-suo-salone.md'])(
  '%s has the chapters, commands, options and fields of the guide',
  (other) => {
    const [guide, translated] = ['kit/docs/your-salon.md', other].map(commonPartsOf);
    expect(translated?.headings).toEqual(guide?.headings);
    expect(translated?.blocks).toHaveLength(guide?.blocks.length ?? 0);
    const fields = [guide, translated].map((one) => one?.blocks.filter((block) => typeof block !== 'string'));
    expect(fields[1]).toEqual(fields[0]);
    // Examples are in the language of the guide.
    const named = guide?.code.filter((code) => /^`(--[a-z-]+|[a-zA-Z]+|(npm|RELEASE)[^`<]*)`$/.test(code)) ?? [];
    expect(named.filter((code) => !translated?.code.includes(code) && !/\.csv/.test(code))).toEqual([]);
  },
);
