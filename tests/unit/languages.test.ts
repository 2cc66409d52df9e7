import sitemap from '@/app/sitemap';
import type { PageId } from '@/content/schema/pages';
import { getPageOfKind, pageIds } from '@/lib/content/pages';
import { hrefOf, localeOf, pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { shareCardOf } from '@/lib/seo/share-card';
import { germanIds } from '@/tests/support/paths';

// The manifest of the share images is made by the build.
jest.mock('@/lib/generated/share-image', () => ({
  ...jest.requireActual<typeof import('@/lib/generated/share-image')>('@/lib/generated/share-image'),
  shareImage: (id: string, locale: string) => ({ url: `https://example.ch/share/${id}-${locale}.jpg` }),
}));

const otherIds = pageIds.filter((id) => !germanIds.includes(id));
const alternatesOf = (id: PageId) => ({
  'fr-CH': absoluteUrl(pathOf(id, 'fr')),
  'de-CH': absoluteUrl(pathOf(id, 'de')),
  'x-default': absoluteUrl(pathOf(id, 'fr')),
});

it.each([
  ['to the German page where there is one', hrefOf('contact', undefined, 'de'), '/de/contact'],
  ['to its sections', hrefOf('accueil', 'prices', 'de'), '/de#prices'],
  ['to the French page where there is no German one', hrefOf('tarifs', undefined, 'de'), '/tarifs'],
])('a link on a German page leads %s', (_, href, expected) => expect(href).toBe(expected));

it('a link says the language of the page it leads to', () => {
  expect([localeOf('contact', 'de'), localeOf('tarifs', 'de'), localeOf('contact', 'fr')]).toEqual(['de', 'fr', 'fr']);
});

it('a link has the folder the site lives in, and no slash at its end', () => {
  expect(hrefOf('accueil')).toBe('/');
  process.env.BASE_PATH = '/salon';
  expect([hrefOf('accueil'), hrefOf('contact', undefined, 'de')]).toEqual(['/salon', '/salon/de/contact']);
  delete process.env.BASE_PATH;
});

describe('a German page', () => {
  const [german, french] = [getPageOfKind('accueil', 'home', 'de'), getPageOfKind('accueil', 'home')];

  it('keeps in French what has no German', () => {
    expect(german.about).toEqual(french.about);
    expect(german.heading).not.toBe(french.heading);
  });

  it('has cards with the links and pictures of the French ones, and German words', () => {
    expect(german.serviceCards).toMatchObject(
      french.serviceCards.map(({ route, picture, title }) => ({
        route,
        picture,
        title: expect.not.stringContaining(title),
      })),
    );
  });

  it('has a share image with its own title', () => {
    expect(shareCardOf('contact', 'de').title).toBe('Kontakt und Termin in Muriaux');
    expect(shareCardOf('contact').title).not.toBe(shareCardOf('contact', 'de').title);
  });
});

describe('metadata', () => {
  it.each(germanIds)('of %s names the same pages in both languages, each its own canonical', (id) => {
    const languages = alternatesOf(id);
    expect(pageMetadata(id).alternates).toMatchObject({ canonical: languages['fr-CH'], languages });
    expect(pageMetadata(id, 'de').alternates).toMatchObject({ canonical: languages['de-CH'], languages });
  });

  it('of other pages names no other language', () => {
    for (const id of otherIds) expect(pageMetadata(id).alternates?.languages).toBeUndefined();
  });

  it('names the locale for social networks', () => {
    expect(pageMetadata('contact', 'de').openGraph).toMatchObject({ locale: 'de_CH', alternateLocale: ['fr_CH'] });
    expect(pageMetadata('tarifs').openGraph).toMatchObject({ locale: 'fr_CH', alternateLocale: [] });
  });
});

it('the sitemap lists every page once, with its languages where there are two', () => {
  const pairs = germanIds.flatMap((id) => [pathOf(id, 'fr'), pathOf(id, 'de')].map((path) => [path, alternatesOf(id)]));
  const expected = [...otherIds.map((id) => [pathOf(id, 'fr'), undefined] as const), ...pairs];
  const listed = sitemap().map(({ url, alternates }) => [url, alternates?.languages]);
  expect(listed).toHaveLength(expected.length);
  expect(listed).toEqual(
    expect.arrayContaining(expected.map(([path, languages]) => [absoluteUrl(path as string), languages])),
  );
});
