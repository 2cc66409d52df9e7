import { places } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { germanIds, paths } from '@/tests/support/paths';

/** First parts of paths that belong to something else: files of the build, the editor, 404.html. */
const reserved = ['pictures', 'film', 'drawings', 'share', 'islands', 'admin', '404'];

const all = places.map(({ id, locale }): [string, string] => [`${id} (${locale})`, pathOf(id, locale)]);

it('the home page is at the root', () => {
  expect(paths.home).toBe('/');
});

it.each(all.filter(([, path]) => path !== '/'))('every host and disk can serve %s at %s', (_, path) => {
  // Slashes between parts, none at the end; a first underscore is that of files of the build.
  expect(path).toMatch(/^(\/(?!_)[A-Za-z0-9_-]+)(\/[A-Za-z0-9_-]+)*$/);
  const parts = path.slice(1).toLowerCase().split('/');
  expect(reserved).not.toContain(parts[0]);
  // The build writes X/index.html beside X.html.
  expect(parts).not.toContain('index');
});

it('no two pages have one path, capitals aside', () => {
  const lower = all.map(([, path]) => path.toLowerCase());
  expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
});

it.each(germanIds)('the German page %s is below /de, in small letters', (id) => {
  expect(pathOf(id, 'de')).toMatch(/^\/de(\/[a-z]+(-[a-z]+)*)*$/);
});
