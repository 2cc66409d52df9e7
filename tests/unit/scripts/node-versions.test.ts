import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '@/package.json';

it('CI runs both commands on the lowest Node of each line that package.json promises, one of them that of .nvmrc', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'), { merge: true });
  const asked = jobs.test.strategy.matrix.node.map(String);
  const promised = manifest.engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''));
  expect(asked.map((version: string) => version.replace(/\.0$/, ''))).toEqual(promised);
  expect(asked).toContain(readFileSync('.nvmrc', 'utf8').trim());
});
