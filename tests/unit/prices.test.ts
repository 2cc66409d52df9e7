import type { PriceId } from '@/lib/content/content';
import { durationSummary, priceRow, priceSummary, sitePriceList } from '@/lib/content/prices';

jest.mock('@/content/prices', () => ({
  prices: {
    court: { service: "Coupe d'été", minutes: 15, price: 16 },
    moyen: { service: 'Coupe', variant: '4 à 9 ans', minutes: 30, price: 40 },
    long: { service: 'Pose', minutes: 105, price: 90.5 },
    'sans-duree': { service: 'Dépose', price: 20 },
    devis: { service: 'Balayage', price: { quoteDependsOn: 'la longueur' } },
  },
  priceList: [{ id: 'ete', title: "L'été", groups: [{ id: 'tresse', title: "Tresse d'un jour", rows: [] }] }],
}));

const rows = (...ids: string[]) => ids as PriceId[];
/** Ordinary spaces for no-break ones. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('rows and titles of the price list are typeset', () => {
  expect(priceRow('court' as PriceId).service).toBe('Coupe d’été');
  expect(sitePriceList).toMatchObject([{ title: 'L’été', groups: [{ title: 'Tresse d’un jour' }] }]);
});

it.each([
  ['one price', rows('court'), 'CHF 16.–'],
  ['equal prices', rows('court', 'court'), 'CHF 16.–'],
  ['lowest and highest, whatever their order', rows('long', 'court', 'moyen'), 'CHF 16.– à 90.50'],
  ['the fixed prices beside a quote', rows('devis', 'moyen'), 'CHF 40.–'],
  ['nothing for quotes alone', rows('devis'), undefined],
  ['nothing for no rows', rows(), undefined],
])('the prices of a card: %s', (_, ids, text) => expect(plain(priceSummary(ids))).toBe(text));

it.each([
  ['one duration', rows('long'), '1 h 45'],
  ['equal durations', rows('court', 'court'), '15 min'],
  ['minutes with their unit once', rows('moyen', 'court'), '15 à 30 min'],
  ['both units where they differ', rows('court', 'long'), '15 min à 1 h 45'],
  ['the durations that are known', rows('sans-duree', 'moyen'), '30 min'],
  ['nothing where none is known', rows('sans-duree', 'devis'), undefined],
])('the durations of a card: %s', (_, ids, text) => expect(plain(durationSummary(ids))).toBe(text));
