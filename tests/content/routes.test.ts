import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';

/** First parts of paths that belong to something else: files of the build, the German pages, the editor, 404.html. */
const reserved = ['pictures', 'film', 'drawings', 'share', 'islands', 'de', 'admin', '404'];

const { home: accueil } = paths;
const [...others] = [pathOf('...others', 'fr')];
const paths = Object.entries(others);

it('the home page is at the root', () => {
  expect(accueil).toBe('/');
});

it.each(paths)('every host and disk can serve %s at %s', (_, path) => {
  // Slashes between parts, none at the end; a first underscore is that of files of the build.
  expect(path).toMatch(/^(\/(?!_)[A-Za-z0-9_-]+)(\/[A-Za-z0-9_-]+)*$/);
  const parts = path.slice(1).toLowerCase().split('/');
  expect(reserved).not.toContain(parts[0]);
  // The build writes X/index.html beside X.html.
  expect(parts).not.toContain('index');
});

it('no two pages have one path, capitals aside', () => {
  const lower = paths.map(([, path]) => path.toLowerCase());
  expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
});

it.each(Object.entries(germanRoutes))('the German page %s is at %s, below /de, in small letters', (_, path) => {
  expect(path).toMatch(/^\/de(\/[a-z]+(-[a-z]+)*)*$/);
});
