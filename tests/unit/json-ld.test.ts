import { articles } from '@/content/articles';
import { type PriceId, priceList, prices } from '@/content/prices';
import { type RouteId, routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { type ServiceRouteId, servicePages } from '@/content/services';
import { breadcrumbTrail, germanRouteIds, getPage, routeIds } from '@/lib/content/pages';
import type { Locale } from '@/lib/i18n/locale';
import { messages } from '@/lib/i18n/messages';
import { typeset } from '@/lib/i18n/typography';
import { absoluteUrl } from '@/lib/links/site';
import { jsonLdFor, serializeJsonLd } from '@/lib/seo/json-ld/graph';

// The manifests of pictures and share images are made by the build.
jest.mock('@/lib/generated/pictures', () => ({ pictureData: (id: string) => ({ src: `/pictures/${id}.webp` }) }));
jest.mock('@/lib/generated/share-image', () => ({
  shareImage: (id: string) => ({ url: `https://example.ch/share/${id}.jpg`, width: 1200, height: 630 }),
}));

type Node = Record<string, unknown>;

/** Every object of a page's structured data, however deep. */
function nodes(id: RouteId, locale: Locale = 'fr'): Node[] {
  const walk = (value: unknown): Node[] => {
    if (Array.isArray(value)) return value.flatMap(walk);
    if (value === null || typeof value !== 'object') return [];
    return [value as Node, ...Object.values(value).flatMap(walk)];
  };
  return walk(jsonLdFor(id, locale)['@graph']);
}

const ofType = (id: RouteId, type: string) => nodes(id).filter((node) => [node['@type']].flat().includes(type));

function only(id: RouteId, type: string): Node {
  const [node, ...others] = ofType(id, type);
  if (!node || others.length > 0) throw new Error(`${id} should hold one ${type}.`);
  return node;
}

const businessPages: RouteId[] = ['accueil', 'prestations', 'coiffure-franches-montagnes', 'contact'];
const serviceIds = Object.keys(servicePages) as ServiceRouteId[];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('the business', () => {
  it('is described in full on four pages and referred to on all others', () => {
    const describing = routeIds.filter((id) => ofType(id, 'HairSalon').length > 0);
    expect(describing.sort()).toEqual([...businessPages].sort());
    for (const id of routeIds) {
      expect(nodes(id).map((node) => node['@id'])).toContain(`${absoluteUrl('/')}/#salon`);
    }
  });

  it('is one thing of two trades with one name on every page', () => {
    const found = businessPages.map((id) => only(id, 'NailSalon'));
    for (const business of found) expect(business).toEqual(found[0]);
    expect(found[0]).toMatchObject({ '@type': ['HairSalon', 'NailSalon'], name: salon.name });
  });

  it('has the address, telephone and hours of the facts', () => {
    expect(only('contact', 'HairSalon')).toMatchObject({
      telephone: salon.phone,
      priceRange: '$$',
      address: {
        streetAddress: typeset(salon.address.street),
        postalCode: salon.address.postalCode,
        addressLocality: salon.address.city,
        addressCountry: 'CH',
      },
      openingHoursSpecification: {
        dayOfWeek: salon.hours.days.map((day) => weekdays[day - 1]),
        opens: salon.hours.opens,
        closes: salon.hours.closes,
      },
    });
  });

  it('says its exceptional closings, and nothing of them when there are none or they are over', () => {
    jest.useFakeTimers({ now: new Date('2027-01-15T12:00:00+01:00') });
    const closing = { from: '2027-02-01', to: '2027-02-06', reason: 'vacances' };
    const replaced = jest.replaceProperty(salon as { closings: (typeof closing)[] }, 'closings', []);
    expect(only('contact', 'HairSalon')).not.toHaveProperty('specialOpeningHoursSpecification');
    replaced.replaceValue([closing]);
    expect(only('contact', 'HairSalon').specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: closing.from, validThrough: closing.to, opens: '00:00', closes: '00:00' }),
    ]);
    jest.setSystemTime(new Date('2027-02-07T12:00:00+01:00'));
    expect(only('contact', 'HairSalon')).not.toHaveProperty('specialOpeningHoursSpecification');
    replaced.restore();
    jest.useRealTimers();
  });
});

describe('breadcrumbs', () => {
  it.each(routeIds.filter((id) => id !== 'accueil'))('of %s lead from home to the page', (id) => {
    const items = only(id, 'BreadcrumbList').itemListElement;
    const expected = breadcrumbTrail(id).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: getPage(step).label,
      item: absoluteUrl(routes[step]),
    }));
    expect(items).toEqual(expected);
  });

  it('are missing on the home page', () => {
    expect(ofType('accueil', 'BreadcrumbList')).toEqual([]);
  });
});

/** What the offer of a row must say of its price. */
function expectedOffer(id: PriceId) {
  const { price } = prices[id];
  return typeof price === 'number'
    ? expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'CHF' })
    : expect.not.objectContaining({ price: expect.anything() });
}

describe('prices', () => {
  it.each(serviceIds)('%s offers the prices it shows, a quote without one', (id) => {
    expect(only(id, 'Service').offers).toEqual(servicePages[id].prices.map(expectedOffer));
  });

  it('a quote says what decides it', () => {
    const [offer] = ofType('service-balayage', 'Offer');
    expect(offer?.description).toContain(typeset(prices.balayage.price.quoteDependsOn));
  });

  it('the catalogue holds every line of the price list once, in its order', () => {
    const rows = priceList.flatMap((section) => section.groups.flatMap((group): PriceId[] => [...group.rows]));
    expect(ofType('tarifs', 'Offer')).toEqual(rows.map(expectedOffer));
  });
});

it('the blog lists its articles without inventing dates', () => {
  const posts = ofType('blog', 'BlogPosting');
  expect(posts.map((post) => post.headline)).toEqual(articles.map((article) => typeset(article.title)));
  for (const post of posts) {
    expect(post.author).toMatchObject({ name: salon.name });
  }
  expect(
    nodes('blog')
      .flatMap(Object.keys)
      .filter((field) => field.startsWith('date')),
  ).toEqual([]);
});

it('no page claims ratings or reviews', () => {
  for (const id of routeIds) expect(serializeJsonLd(jsonLdFor(id))).not.toMatch(/review|rating/i);
});

it('every reference leads to something that some page describes', () => {
  const all = routeIds.flatMap((id) => nodes(id));
  const described = new Set(all.filter((node) => '@type' in node).map((node) => node['@id']));
  const references = all.filter((node) => Object.keys(node).join() === '@id').map((node) => node['@id']);
  expect(references.filter((reference) => !described.has(reference))).toEqual([]);
});

it('a thing with an id is described in the same way wherever it is described', () => {
  const all = [...routeIds.flatMap((id) => nodes(id)), ...germanRouteIds.flatMap((id) => nodes(id, 'de'))];
  const described = all.filter((node) => '@id' in node && '@type' in node);
  const first = new Map([...described].reverse().map((node) => [node['@id'], node]));
  for (const node of described) expect(node).toEqual(first.get(node['@id']));
});

it('words of the interface are in the language of the page', () => {
  const prices = { ...messages.fr.prices, quote_depends: 'Auf Anfrage, je nach {what}' };
  const replaced = jest.replaceProperty(messages.de, 'prices', prices);
  const [offer] = nodes('service-balayage', 'de').filter((node) => node['@type'] === 'Offer');
  expect(offer?.description).toMatch(/^Auf Anfrage, je nach /);
  replaced.restore();
});

it('no text can end the script element it stands in', () => {
  const graph = jsonLdFor('accueil');
  const hostile = { ...graph, '@graph': [{ '@type': 'Thing' as const, name: '</script><script>alert(1)' }] };
  const text = serializeJsonLd(hostile);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(hostile);
});
