import type { PageId } from '@/content/schema/pages';
import type { PriceId } from '@/content/schema/prices';
import { articles, prices, salon } from '@/lib/content/content';
import { breadcrumbTrail, getPage, getPageOfKind, idsOfKind, pageIds, places } from '@/lib/content/pages';
import { siteGroups } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locale';
import { messagesIn } from '@/lib/i18n/messages';
import { typeset } from '@/lib/i18n/typography';
import { pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import { jsonLdFor, serializeJsonLd } from '@/lib/seo/json-ld/graph';
import { germanPaths } from '@/tests/support/paths';

// The manifests of pictures and share images are made by the build.
jest.mock('@/lib/generated/pictures', () => ({ pictureData: (id: string) => ({ src: `/pictures/${id}.webp` }) }));
jest.mock('@/lib/generated/share-image', () => ({
  shareImage: (id: string) => ({ url: `https://example.ch/share/${id}.jpg`, width: 1200, height: 630 }),
}));

type Node = Record<string, unknown>;

/** Every object of a page's structured data, however deep. */
function nodes(id: PageId, locale: Locale = 'fr'): Node[] {
  const walk = (value: unknown): Node[] => {
    if (Array.isArray(value)) return value.flatMap(walk);
    if (value === null || typeof value !== 'object') return [];
    return [value as Node, ...Object.values(value).flatMap(walk)];
  };
  return walk(jsonLdFor(id, locale)['@graph']);
}

const ofType = (id: PageId, type: string, locale?: Locale) =>
  nodes(id, locale).filter((node) => [node['@type']].flat().includes(type));
/** The one node of a type; undefined where there are more. */
function only(...[id, type, locale]: Parameters<typeof ofType>): Node | undefined {
  const [node, ...others] = ofType(id, type, locale);
  return others.length === 0 ? node : undefined;
}

describe('the business', () => {
  const businessPages: PageId[] = ['accueil', 'coiffure-franches-montagnes', 'contact', 'prestations'];

  it('is described in full on four pages, and referred to on all', () => {
    expect(pageIds.filter((id) => ofType(id, 'HairSalon').length > 0).sort()).toEqual(businessPages);
    for (const id of pageIds) expect(nodes(id).map((node) => node['@id'])).toContain(`${absoluteUrl('/')}/#salon`);
  });

  it('has the name, address and telephone of the facts', () => {
    expect(only('contact', 'HairSalon')).toMatchObject({
      name: salon.name,
      telephone: salon.phone,
      priceRange: '$$',
      address: {
        streetAddress: typeset(salon.address.street),
        postalCode: salon.address.postalCode,
        addressLocality: salon.address.city,
        addressCountry: 'CH',
      },
    });
  });

  it('says each interval of its week once, with the days that have it', () => {
    const halves = [
      ['09:00', '12:00'],
      ['13:30', '18:00'],
    ] as const;
    const week = [halves, [], halves, [['09:00', '18:00']], halves, [['09:00', '12:00']], []] as const;
    const replaced = jest.replaceProperty(salon.hours, 'week', week);
    const hours = only('contact', 'HairSalon')?.openingHoursSpecification;
    replaced.restore();
    const type = 'OpeningHoursSpecification';
    expect(hours).toEqual([
      { '@type': type, dayOfWeek: ['Monday', 'Wednesday', 'Friday', 'Saturday'], opens: '09:00', closes: '12:00' },
      { '@type': type, dayOfWeek: ['Monday', 'Wednesday', 'Friday'], opens: '13:30', closes: '18:00' },
      { '@type': type, dayOfWeek: ['Thursday'], opens: '09:00', closes: '18:00' },
    ]);
  });

  it('says its exceptional closings and the holidays of a year, and nothing of them when there are none or they are over', () => {
    jest.useFakeTimers({ now: new Date('2027-01-15T12:00:00+01:00') });
    const closing = { from: '2027-02-01', to: '2027-02-06', reason: 'vacances' };
    const holidays = jest.replaceProperty(salon, 'holidays', []);
    const replaced = jest.replaceProperty(salon, 'closings', [] as (typeof closing)[]);
    expect(only('contact', 'HairSalon')).not.toHaveProperty('specialOpeningHoursSpecification');
    replaced.replaceValue([closing]);
    expect(only('contact', 'HairSalon')?.specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: closing.from, validThrough: closing.to, opens: '00:00', closes: '00:00' }),
    ]);
    jest.setSystemTime(new Date('2027-02-07T12:00:00+01:00'));
    expect(only('contact', 'HairSalon')).not.toHaveProperty('specialOpeningHoursSpecification');
    holidays.replaceValue([{ rule: '03-01', names: { fr: '', de: '' } }]);
    expect(only('contact', 'HairSalon')?.specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2027-03-01', validThrough: '2027-03-01' }),
    ]);
    holidays.restore();
    replaced.restore();
    jest.useRealTimers();
  });
});

it('breadcrumbs lead from home to each page, and are missing at home', () => {
  for (const id of pageIds.filter((candidate) => candidate !== 'accueil')) {
    const items = breadcrumbTrail(id).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: getPage(step).label,
      item: absoluteUrl(pathOf(step, 'fr')),
    }));
    expect(only(id, 'BreadcrumbList')?.itemListElement).toEqual(items);
  }
  expect(ofType('accueil', 'BreadcrumbList')).toEqual([]);
});

describe('prices', () => {
  /** What the offer of a row must say of its price; a quote names what decides it, and no figure. */
  function expectedOffer(id: PriceId) {
    const price = prices[id]?.price;
    return price?.kind === 'quote'
      ? { ...offerOfQuote, description: expect.stringContaining(typeset(price.dependsOn)) }
      : expect.objectContaining({ '@type': 'Offer', price: price?.amount, priceCurrency: 'CHF' });
  }
  const offerOfQuote = { '@type': 'Offer', name: expect.any(String), offeredBy: expect.anything() };

  it.each(idsOfKind('service'))('of %s are those that the page shows', (id) => {
    expect(only(id, 'Service')?.offers).toEqual(getPageOfKind(id, 'service').prices.map(expectedOffer));
  });

  it('of the catalogue are the lines of the price list, in its order', () => {
    const rows = siteGroups.flatMap(({ rows }) => rows);
    expect(ofType('tarifs', 'Offer')).toEqual(rows.map(expectedOffer));
  });
});

it('the blog lists its articles without inventing dates', () => {
  const posts = articles.map(({ title }) => ({ headline: typeset(title), author: { name: salon.name } }));
  expect(ofType('blog', 'BlogPosting')).toMatchObject(posts);
  expect(serializeJsonLd(jsonLdFor('blog'))).not.toMatch(/"date/);
});

it('no page claims ratings or reviews', () => {
  for (const id of pageIds) expect(serializeJsonLd(jsonLdFor(id))).not.toMatch(/review|rating/i);
});

it('every reference leads to something that some page describes', () => {
  const all = pageIds.flatMap((id) => nodes(id));
  const described = new Set(all.filter((node) => '@type' in node).map((node) => node['@id']));
  const references = all.filter((node) => Object.keys(node).join() === '@id').map((node) => node['@id']);
  expect(references.filter((reference) => !described.has(reference))).toEqual([]);
});

it('a German page is described in its own words and address, with German breadcrumbs', () => {
  const { title: name, description } = getPage('contact', 'de');
  const page = { url: absoluteUrl(germanPaths.contact), inLanguage: 'de-CH', name, description };
  expect(only('contact', 'ContactPage', 'de')).toMatchObject(page);
  const steps = (['accueil', 'contact'] as const).map((id) => ({
    name: getPage(id, 'de').label,
    item: absoluteUrl(pathOf(id, 'de')),
  }));
  expect(only('contact', 'BreadcrumbList', 'de')?.itemListElement).toMatchObject(steps);
});

it('a thing with an id is described in the same way wherever it is described', () => {
  const all = places.flatMap(({ id, locale }) => nodes(id, locale));
  const described = all.filter((node) => '@id' in node && '@type' in node);
  const last = new Map(described.map((node) => [node['@id'], node]));
  for (const node of described) expect(node).toEqual(last.get(node['@id']));
});

it('words of the interface are in the language of the page', () => {
  const prices = { ...messagesIn('fr').prices, quote_depends: 'Auf Anfrage, je nach {what}' };
  const replaced = jest.replaceProperty(messagesIn('de'), 'prices', prices);
  expect(ofType('service-balayage', 'Offer', 'de')[0]?.description).toMatch(/^Auf Anfrage, je nach /);
  replaced.restore();
});
