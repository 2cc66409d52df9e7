import sitemap from '@/app/sitemap';
import type { PageId } from '@/content/schema/pages';
import { getPageOfKind, neededId, pageIds } from '@/lib/content/pages';
import { hrefOf, localeOf, pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { shareCardOf } from '@/lib/seo/share-card';

jest.mock('@/lib/content/content', () => require('./support/bilingual').bilingual());
// The manifest of the share images is made by the build.
jest.mock('@/lib/generated/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));

const [home, contact, prices] = [neededId('home'), neededId('contact'), neededId('price-list')];
const pricePath = pathOf(prices, 'fr');
const otherIds = pageIds.filter((id) => id !== home && id !== contact);
const alternatesOf = (id: PageId) => ({
  'fr-CH': absoluteUrl(pathOf(id, 'fr')),
  'de-CH': absoluteUrl(pathOf(id, 'de')),
  'x-default': absoluteUrl(pathOf(id, 'fr')),
});

it.each([
  ['to the German page where there is one', hrefOf(contact, undefined, 'de'), '/de/contact'],
  ['to its sections', hrefOf(home, 'prices', 'de'), '/de#prices'],
  ['to the French page where there is no German one', hrefOf(prices, undefined, 'de'), pricePath],
])('a link on a German page leads %s', (_, href, expected) => expect(href).toBe(expected));

it('a link says the language of the page it leads to', () => {
  expect([localeOf(contact, 'de'), localeOf(prices, 'de'), localeOf(contact, 'fr')]).toEqual(['de', 'fr', 'fr']);
});

it('a link has the folder the site lives in, and no slash at its end', () => {
  expect(hrefOf(home)).toBe('/');
  process.env.BASE_PATH = '/salon';
  expect([hrefOf(home), hrefOf(contact, undefined, 'de')]).toEqual(['/salon', '/salon/de/contact']);
  delete process.env.BASE_PATH;
});

it('a German page has its own words, pictures and links of the French one, and French for what has no German', () => {
  const [german, french] = [getPageOfKind(home, 'home', 'de'), getPageOfKind(home, 'home')];
  expect(german).toMatchObject({ heading: 'Unser Start', about: french.about });
  expect(german.serviceCards).toMatchObject(
    french.serviceCards.map(({ route, picture }) => ({ route, picture, title: 'Haare' })),
  );
  expect(shareCardOf(contact, 'de').title).toBe('Kontakt');
});

it('metadata names the same pages in both languages, each its own canonical', () => {
  for (const id of [home, contact]) {
    const languages = alternatesOf(id);
    expect(pageMetadata(id).alternates).toMatchObject({ canonical: languages['fr-CH'], languages });
    expect(pageMetadata(id, 'de').alternates).toMatchObject({ canonical: languages['de-CH'], languages });
  }
  for (const id of otherIds) expect(pageMetadata(id).alternates?.languages).toBeUndefined();
  expect(pageMetadata(contact, 'de').openGraph).toMatchObject({ locale: 'de_CH', alternateLocale: ['fr_CH'] });
  expect(pageMetadata(prices).openGraph).toMatchObject({ locale: 'fr_CH', alternateLocale: [] });
});

it('the sitemap lists every page once, with its languages where there are two', () => {
  const pairs = [home, contact].flatMap((id) => ['fr', 'de'].map((locale) => [pathOf(id, locale), alternatesOf(id)]));
  const expected = [...otherIds.map((id) => [pathOf(id, 'fr'), undefined]), ...pairs];
  const listed = sitemap().map(({ url, alternates }) => [url, alternates?.languages]);
  expect(listed.sort()).toEqual(expected.map(([path, languages]) => [absoluteUrl(String(path)), languages]).sort());
});
