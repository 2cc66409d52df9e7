import { readdirSync, readFileSync } from 'node:fs';
import { salon } from '@/lib/content/content';

it('the name of the salon is written once, so that it can be changed in one place: texts have {salon}', () => {
  const files = ['app', 'components', 'content', 'lib', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|json|md|css)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(salon.name));
  expect(naming).toEqual(['content/salon.json']);
});
