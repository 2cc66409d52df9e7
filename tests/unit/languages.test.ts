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

const alternatesOf = (id: RouteId) => ({
  'fr-CH': absoluteUrl(routes[id]),
  'de-CH': absoluteUrl(germanRoutes[id as 'accueil']),
  'x-default': absoluteUrl(routes[id]),
});

describe('a link on a German page', () => {
  it('leads to the German page where there is one', () => {
    expect(hrefOf('accueil', undefined, 'de')).toBe('/de');
    expect(hrefOf('accueil', 'prices', 'de')).toBe('/de#prices');
    expect(hrefOf('contact', undefined, 'de')).toBe('/de/contact');
    expect(localeOf('contact', 'de')).toBe('de');
  });

  it('leads to the French page where there is no German one', () => {
    expect(hrefOf('tarifs', undefined, 'de')).toBe('/tarifs');
    expect(localeOf('tarifs', 'de')).toBe('fr');
  });
});

describe('a link', () => {
  afterEach(() => {
    delete process.env.BASE_PATH;
  });

  it('has the folder the site lives in, and no slash at its end', () => {
    expect(hrefOf('accueil')).toBe('/');
    process.env.BASE_PATH = '/salon';
    expect(hrefOf('accueil')).toBe('/salon');
    expect(hrefOf('contact', undefined, 'de')).toBe('/salon/de/contact');
  });
});

describe('a German page', () => {
  it('keeps in French what has no German', () => {
    const [german, french] = [getPageOfKind('accueil', 'home', 'de'), getPageOfKind('accueil', 'home')];
    expect(german.about).toEqual(french.about);
    expect(german.heading).not.toBe(french.heading);
  });

  it('has cards with the links and pictures of the French ones', () => {
    const [german, french] = [getPageOfKind('accueil', 'home', 'de'), getPageOfKind('accueil', 'home')];
    for (const [index, card] of german.serviceCards.entries()) {
      const { route, picture, highlighted, title } = french.serviceCards[index] ?? {};
      expect(card).toMatchObject({ route, picture, highlighted });
      expect(card.title).not.toBe(title);
    }
  });

  it('is typeset as German', () => {
    for (const id of germanRouteIds) {
      const { title, description, heading } = getPage(id, 'de');
      expect([title, description, heading].join()).not.toMatch(/'|\u202f|ß/);
    }
  });

  it('has a share image with its own title', () => {
    expect(shareCardOf('contact', 'de').title).toBe('Kontakt und Termin in Muriaux');
    expect(shareCardOf('contact').title).not.toBe(shareCardOf('contact', 'de').title);
  });
});

describe('alternates', () => {
  it.each(germanRouteIds)('of %s are the same in both languages, and each page is its own canonical', (id) => {
    for (const locale of ['fr', 'de'] as const) {
      const { alternates } = pageMetadata(id, locale);
      expect(alternates?.languages).toEqual(alternatesOf(id));
      expect(alternates?.canonical).toBe(absoluteUrl(locale === 'fr' ? routes[id] : germanRoutes[id]));
    }
  });

  it('stand on no other page', () => {
    const others = routeIds.filter((id) => !(id in germanRoutes));
    for (const id of others) expect(pageMetadata(id).alternates?.languages).toBeUndefined();
  });

  it('come with the locale for social networks', () => {
    expect(pageMetadata('contact', 'de').openGraph).toMatchObject({ locale: 'de_CH', alternateLocale: ['fr_CH'] });
    expect(pageMetadata('tarifs').openGraph).toMatchObject({ locale: 'fr_CH', alternateLocale: [] });
  });
});

describe('the sitemap', () => {
  it('lists every page once, with its languages where there are two', () => {
    const entries = new Map(sitemap().map(({ url, alternates }) => [url, alternates?.languages]));
    expect(entries.size).toBe(sitemap().length);
    const pairs = germanRouteIds.flatMap((id) => [
      [absoluteUrl(routes[id]), alternatesOf(id)] as const,
      [absoluteUrl(germanRoutes[id]), alternatesOf(id)] as const,
    ]);
    const others = routeIds
      .filter((id) => !(id in germanRoutes))
      .map((id) => [absoluteUrl(routes[id]), undefined] as const);
    expect(entries).toEqual(new Map([...others, ...pairs]));
  });
});

describe('structured data of a German page', () => {
  const graphOf = (id: RouteId, locale: 'fr' | 'de' = 'de') =>
    jsonLdFor(id, locale)['@graph'] as unknown as Record<string, unknown>[];

  it('says its language, its address and its words', () => {
    const page = graphOf('contact').find((node) => node['@type'] === 'ContactPage');
    const { title, description } = getPage('contact', 'de');
    expect(page).toMatchObject({
      url: absoluteUrl(germanRoutes.contact),
      inLanguage: 'de-CH',
      name: title,
      description,
    });
  });

  it('leads back by German breadcrumbs', () => {
    const breadcrumbs = graphOf('contact').find((node) => node['@type'] === 'BreadcrumbList');
    expect(breadcrumbs?.itemListElement).toEqual([
      expect.objectContaining({ name: getPage('accueil', 'de').label, item: absoluteUrl(germanRoutes.accueil) }),
      expect.objectContaining({ name: getPage('contact', 'de').label, item: absoluteUrl(germanRoutes.contact) }),
    ]);
  });

  it('describes the same salon as the French page', () => {
    const salonOf = (locale: 'fr' | 'de') =>
      graphOf('contact', locale).find((node) => String(node['@id']).endsWith('/#salon'));
    expect(salonOf('de')).toBeDefined();
    expect(salonOf('de')).toEqual(salonOf('fr'));
  });
});
