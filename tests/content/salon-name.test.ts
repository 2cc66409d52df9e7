import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { salon } from '@/lib/content/content';

it('the name of the salon is written once, so that it can be changed in one place', () => {
  const files = ['app', 'components', 'content', 'lib', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|json|css)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(salon.name));
  expect(naming).toEqual([path.join('content', 'salon.ts')]);
});
