import sitemap from '@/app/sitemap';
import { germanRoutes, type RouteId, routes } from '@/content/routes';
import { germanRouteIds, getPage, getPageOfKind, routeIds } from '@/lib/content/pages';
import { hrefOf, localeOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import { jsonLdFor } from '@/lib/seo/json-ld/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { shareCardOf } from '@/lib/seo/share-card';

// The manifests of pictures and share images are made by the build.
jest.mock('@/lib/generated/pictures', () => ({ pictureData: (id: string) => ({ src: `/pictures/${id}.webp` }) }));
jest.mock('@/lib/generated/share-image', () => ({
  ...jest.requireActual<typeof import('@/lib/generated/share-image')>('@/lib/generated/share-image'),
  shareImage: (id: string, locale: string) => ({ url: `https://example.ch/share/${id}-${locale}.jpg` }),
}));

const otherIds = routeIds.filter((id) => !(id in germanRoutes));
const alternatesOf = (id: RouteId) => ({
  'fr-CH': absoluteUrl(routes[id]),
  'de-CH': absoluteUrl(germanRoutes[id as 'accueil']),
  'x-default': absoluteUrl(routes[id]),
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
  it.each(germanRouteIds)('of %s names the same pages in both languages, each its own canonical', (id) => {
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
  const pairs = germanRouteIds.flatMap((id) => [routes[id], germanRoutes[id]].map((path) => [path, alternatesOf(id)]));
  const expected = [...otherIds.map((id) => [routes[id], undefined] as const), ...pairs];
  const listed = sitemap().map(({ url, alternates }) => [url, alternates?.languages]);
  expect(listed).toHaveLength(expected.length);
  expect(listed).toEqual(
    expect.arrayContaining(expected.map(([path, languages]) => [absoluteUrl(path as string), languages])),
  );
});

describe('structured data of a German page', () => {
  const nodesOf = (locale: 'fr' | 'de') =>
    jsonLdFor('contact', locale)['@graph'] as unknown as Record<string, unknown>[];
  const ofType = (type: string) => nodesOf('de').find((node) => node['@type'] === type);

  it('says its language, its address and its words, and leads back by German breadcrumbs', () => {
    const { title: name, description } = getPage('contact', 'de');
    expect(ofType('ContactPage')).toMatchObject({
      url: absoluteUrl(germanRoutes.contact),
      inLanguage: 'de-CH',
      name,
      description,
    });
    expect(ofType('BreadcrumbList')?.itemListElement).toMatchObject(
      (['accueil', 'contact'] as const).map((id) => ({
        name: getPage(id, 'de').label,
        item: absoluteUrl(germanRoutes[id]),
      })),
    );
  });

  it('describes the same salon as the French page', () => {
    const salonOf = (locale: 'fr' | 'de') => nodesOf(locale).find((node) => String(node['@id']).endsWith('/#salon'));
    expect(salonOf('de')).toBeDefined();
    expect(salonOf('de')).toEqual(salonOf('fr'));
  });
});
