import sitemap from '@/app/sitemap';
import { shareCardOf } from '@/lib/assets/share-card';
import { salon } from '@/lib/content/content';
import { getPageOfKind, neededId, pageIds, salonWords } from '@/lib/content/pages';
import { hrefOf, localeOf, pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import type { PageId } from '@/lib/schema/pages';
import { pageMetadata } from '@/lib/seo/metadata';

jest.mock('@/.generated/content', () =>
  require('../support/small-site').smallSite(
    ['content/salon.json', 'translations', [{ language: 'de', tagline: 'Haare' }]],
    ['content/languages/de/contact.json', 'heading', 'Unser Kontakt'],
  ),
);
// A build makes the manifest of share images.
jest.mock('@/lib/assets/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));

const [home, contact, prices] = [neededId('home'), neededId('contact'), neededId('price-list')];
const otherIds = pageIds.filter((id) => id !== home && id !== contact);
const alternatesOf = (id: PageId) => ({
  'fr-CH': absoluteUrl(pathOf(id, 'fr')),
  'de-CH': absoluteUrl(pathOf(id, 'de')),
  'x-default': absoluteUrl(pathOf(id, 'fr')),
});

it('a link on a German page leads to the German version, or else to the French one, as localeOf says', () => {
  const links = [hrefOf(contact, undefined, 'de'), hrefOf(home, 'prices', 'de'), hrefOf(prices, undefined, 'de')];
  expect(links).toEqual(['/de/contact', '/de#prices', pathOf(prices, 'fr')]);
  expect([contact, prices].map((id) => localeOf(id, 'de'))).toEqual(['de', 'fr']);
});

it('a German page has German words, with pictures, links and missing texts of the French page', () => {
  const [german, french] = [getPageOfKind(home, 'home', 'de'), getPageOfKind(home, 'home')];
  expect(german).toMatchObject({ heading: 'Tout sur Startseite', about: french.about });
  expect(german.serviceCards).toMatchObject(
    french.serviceCards.map(({ route, picture }) => ({ route, picture, features: ['Schnitt', 'Bart'] })),
  );
  const { children: tagline } = salonWords('tagline', 'de');
  expect(tagline).not.toBe(salon.tagline);
  expect(shareCardOf(contact, 'de')).toMatchObject({ title: 'Kontakt', tagline });
});

it('a German page has a German tagline, and marks an untranslated region as French', () => {
  expect(salonWords('tagline', 'de')).toEqual({ children: 'Haare' });
  expect(salonWords('region', 'de')).toEqual({ children: salon.address.region, lang: 'fr' });
  expect(salonWords('tagline', 'fr')).toEqual({ children: salon.tagline });
});

it('metadata and sitemap agree on the language versions of a page, each with its own canonical address', () => {
  const listed = new Map(sitemap().map(({ url, alternates }) => [url, alternates?.languages]));
  expect(listed.get(absoluteUrl(pathOf(prices, 'fr')))).toBeUndefined();
  for (const id of [home, contact]) {
    const languages = alternatesOf(id);
    expect(pageMetadata(id).alternates).toMatchObject({ canonical: languages['fr-CH'], languages });
    expect(pageMetadata(id, 'de').alternates).toMatchObject({ canonical: languages['de-CH'], languages });
    for (const locale of ['fr', 'de']) expect(listed.get(absoluteUrl(pathOf(id, locale)))).toEqual(languages);
  }
  for (const id of otherIds) expect(pageMetadata(id).alternates?.languages).toBeUndefined();
  expect(pageMetadata(contact, 'de').openGraph).toMatchObject({ locale: 'de_CH', alternateLocale: ['fr_CH'] });
  expect(pageMetadata(prices).openGraph).toMatchObject({ locale: 'fr_CH', alternateLocale: [] });
});
