import type { Price } from '@/content/schema/prices';
import { priceCatalogue } from '@/lib/seo/json-ld/offers';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const quoted = { kind: 'quote' as const, dependsOn: 'la longueur' };
  const row = { group: 'adulte' as const, price: quoted };
  const prices: Record<string, Price> = {
    barbe: { ...row, service: 'Barbe', variant: 'longue', price: { kind: 'fixed', amount: 25.5 }, order: 1 },
    simple: { ...row, service: 'Patine', order: 2 },
    chiffre: {
      ...row,
      service: 'Balayage',
      price: { ...quoted, example: 'cheveux courts, environ CHF 120', hourlyRate: 90 },
      order: 3,
    },
  };
  return { ...content, prices };
});
// The manifest of pictures is made by the build.
jest.mock('@/lib/generated/pictures', () => ({}));

it('an offer says its figure, or of a quote what decides it, an example and the rate of an hour', () => {
  const offers = JSON.stringify(priceCatalogue('tarifs', 'fr'), (key, value) =>
    key === 'offeredBy' ? undefined : value,
  );
  const sections = JSON.parse(offers).itemListElement;
  expect(sections[1].itemListElement[1].itemListElement).toEqual([
    { '@type': 'Offer', name: 'Barbe, longue', price: 25.5, priceCurrency: 'CHF' },
    { '@type': 'Offer', name: 'Patine', description: 'Sur devis, selon la longueur' },
    {
      '@type': 'Offer',
      name: 'Balayage',
      description: 'Sur devis, selon la longueur. Par exemple, cheveux courts, environ CHF\u00a0120',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 90, priceCurrency: 'CHF', unitCode: 'HUR' },
    },
  ]);
});
