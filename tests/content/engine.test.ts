import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { listFiles } from '@/scripts/support/files';
import { examples } from '@/tests/support/examples';

const engine = ['app', 'components', 'lib', 'scripts', 'messages'];

it.each(examples)('the engine lacks name, places, trades and hyphenated page ids of the salon %s', async (folder) => {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const { name, address, areaServed } = read('salon.json');
  const { trades } = read('trades.json');
  const files = [...(await listFiles(`${folder}/pages`)), ...(await listFiles(`${folder}/services`))];
  const ids = files.map((file) => file.replace(/\.\w+$/, '')).filter((id) => id.includes('-'));
  const own = [name, address.city, address.region, ...areaServed, ...ids];
  const ofTrades = trades.flatMap(({ id, label }: { id: string; label: string }) => [id, label]);
  const words = new RegExp(`(?<![\\p{L}\\d])(${[...own, ...ofTrades].join('|')})(?![\\p{L}\\d])`, 'iu');
  const names = await Promise.all(engine.map(async (root) => (await listFiles(root)).map((file) => `${root}/${file}`)));
  const lines = names.flat().flatMap((file) => {
    const all = readFileSync(file, 'utf8').split('\n');
    return all.flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
  });
  expect(lines).toEqual([]);
});

// Importing content would bring the words of all pages into a script; islands get their strings as props.
it('no script for the browser imports content or messages', async () => {
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
