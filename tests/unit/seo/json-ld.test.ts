import * as content from '@/lib/content/content';
import { getPage, idsOfKind, neededId, pageIds } from '@/lib/content/pages';
import type { SiteArticle } from '@/lib/content/site-articles';
import { absoluteUrl } from '@/lib/links/site';
import { jsonLdFor, serializeJsonLd } from '@/lib/seo/json-ld/graph';
import { blogPosting } from '@/lib/seo/json-ld/things';
import { halves } from '../support/booking';

jest.mock('@/.generated/content', () => {
  const quote = { kind: 'quote', dependsOn: 'la longueur' };
  const rows = {
    longue: { service: 'Barbe', variant: 'longue', price: { kind: 'fixed', amount: 25.5 } },
    simple: { service: 'Patine', price: quote },
    chiffre: { service: 'Balayage', price: { ...quote, example: 'dès CHF 120, l’été', hourlyRate: 90 } },
  };
  const prices = Object.entries(rows).map(([id, row], order) => {
    return [`content/prices/${id}.json`, '', JSON.stringify({ ...row, group: 'dames', order })];
  });
  const directions = [{ title: 'À pied', text: 'Tout droit.' }];
  return require('../support/small-site').smallSite(...prices, ['content/pages/chignon.md', 'directions', directions]);
});
// A build makes the manifests of pictures and share images.
jest.mock('@/lib/assets/pictures', () => ({ pictureData: (id: string) => ({ src: `/pictures/${id}.webp` }) }));
jest.mock('@/lib/assets/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));

const { salon } = content;
const contact = neededId('contact');

function nodes(...page: Parameters<typeof jsonLdFor>): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  JSON.stringify(jsonLdFor(...page)['@graph'], (_, value) => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) found.push(value);
    return value;
  });
  return found;
}

const ofType = (type: string, ...page: Parameters<typeof jsonLdFor>) =>
  nodes(...page).filter((node) => node['@type'] === type);
const described = (id: string) => nodes(id).find((node) => node.name === salon.name && node.telephone);

it('home, contact, all services and pages with directions describe the business, other pages refer to it', () => {
  const ids = idsOfKind('home', 'contact', 'all-services');
  expect(pageIds.filter(described)).toEqual(pageIds.filter((id) => ids.includes(id) || 'directions' in getPage(id)));
  for (const id of pageIds) {
    expect(nodes(id).map((node) => node['@id'])).toContain(`${absoluteUrl('/')}/#salon`);
    // The blog articles of the small salon have no date.
    expect(JSON.stringify(jsonLdFor(id))).not.toMatch(/"date/);
  }
});

describe('opening hours in structured data:', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-01-15T12:00:00+01:00') });
    for (const field of ['holidays', 'closings'] as const) jest.replaceProperty(salon, field, []);
  });
  afterEach(() => jest.useRealTimers());

  it('the business lists each interval once, with its days', () => {
    jest.replaceProperty(salon.hours, 'week', [halves, [], halves, [], [], [halves[0]], []]);
    expect(described(contact)?.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Monday', 'Wednesday', 'Saturday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: ['Monday', 'Wednesday'], opens: '13:30', closes: '18:00' },
    ]);
  });

  it('the business lists coming closings, holidays and special days, but no past closing', () => {
    const special = () => described(contact)?.specialOpeningHoursSpecification;
    const of = (validFrom: string, validThrough: string) =>
      expect.objectContaining({ validFrom, validThrough, opens: '00:00', closes: '00:00' });
    expect(special()).toBeUndefined();
    jest.replaceProperty(salon, 'closings', [
      { from: '2027-02-01', to: '2027-02-06', reason: 'vacances', translations: [] },
    ]);
    expect(special()).toEqual([of('2027-02-01', '2027-02-06')]);
    jest.setSystemTime(new Date('2027-02-07T12:00:00+01:00'));
    expect(special()).toBeUndefined();
    jest.replaceProperty(salon, 'holidays', [{ rule: '2027-03-05', names: { fr: '' } }]);
    expect(special()).toEqual([of('2027-03-05', '2027-03-05')]);
    const hours = [['09:00', '12:00']] as const;
    jest.replaceProperty(salon, 'specialDays', [{ day: '2027-02-28', hours, reason: 'foire', translations: [] }]);
    const half = { validFrom: '2027-02-28', validThrough: '2027-02-28', opens: '09:00', closes: '12:00' };
    expect(special()).toEqual([expect.objectContaining(half), of('2027-03-05', '2027-03-05')]);
  });
});

it('an offer in structured data has its price; one on request has terms, an example and the hourly rate', () => {
  const offers = ofType('Offer', neededId('price-list')).map(({ offeredBy: _, ...own }) => own);
  expect(offers).toEqual([
    { '@type': 'Offer', name: 'Barbe, longue', price: 25.5, priceCurrency: 'CHF' },
    { '@type': 'Offer', name: 'Patine', description: 'Sur devis, selon la longueur' },
    {
      '@type': 'Offer',
      name: 'Balayage',
      description: 'Sur devis, selon la longueur. Par exemple, dès CHF\u00a0120, l’été',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 90, priceCurrency: 'CHF', unitCode: 'HUR' },
    },
    { '@type': 'Offer', name: 'Barbe', price: 25, priceCurrency: 'CHF' },
  ]);
});

it('the date of a blog article in structured data is an instant with a time zone', () => {
  const article = { page: contact, date: '2027-07-15' } as SiteArticle;
  expect(blogPosting(article)).toMatchObject({ datePublished: '2027-07-15T00:00:00+02:00' });
});

it('no text can end the script element of the structured data', () => {
  const graph = { '@graph': ['</script><script>', '<!--', '\u2028'] } as never;
  expect(serializeJsonLd(graph)).not.toContain('<');
  expect(JSON.parse(serializeJsonLd(graph))).toEqual(graph);
});
