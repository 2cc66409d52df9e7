import type { Price } from '@/content/schema/prices';
import { durationSummary, priceRow, priceSummary, sitePriceList } from '@/lib/content/prices';

jest.mock('@/lib/content/content', () => {
  const fixed = (amount: number) => ({ kind: 'fixed' as const, amount });
  const prices: Record<string, Price> = {
    court: { service: "Coupe d'été", minutes: 15, price: { kind: 'fixed', amount: 16, overviewAmount: 12 } },
    moyen: { service: 'Coupe', variant: '4 à 9 ans', minutes: 30, price: fixed(40), group: 'enfant', order: 2 },
    long: { service: 'Pose', minutes: 105, price: fixed(90.5), group: 'mains' },
    'sans-duree': { service: 'Dépose', price: fixed(20), group: 'mains', order: 10 },
    devis: { service: 'Balayage', price: { kind: 'quote', dependsOn: 'la longueur' }, group: 'mains', order: 9 },
  };
  const titles = { onglerie: "L'onglerie", mains: "Mains d'été", pieds: 'P', coiffure: 'C', enfant: 'E', adulte: 'A' };
  return { prices, priceList: { validFrom: '2027-01-01', titles } };
});

/** Ordinary spaces for no-break ones. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('rows and titles of the price list are typeset', () => {
  expect(priceRow('court').service).toBe('Coupe d’été');
  expect(sitePriceList[0]).toMatchObject({ title: 'L’onglerie', groups: [{ title: 'Mains d’été' }, { title: 'P' }] });
});

it('the price list has the prices that name a group, by their places, and those without a place last', () => {
  const groups = sitePriceList.map(({ id, groups }) => [id, groups.map((group) => [group.id, group.rows])]);
  expect(groups).toEqual([
    [
      'onglerie',
      [
        ['mains', ['devis', 'sans-duree', 'long']],
        ['pieds', []],
      ],
    ],
    [
      'coiffure',
      [
        ['enfant', ['moyen']],
        ['adulte', []],
      ],
    ],
  ]);
});

it('a price that there is none of is refused by name', () => {
  expect(() => priceRow('perdu')).toThrow('content/prices has no perdu.json.');
});

it.each([
  ['one price', ['court'], 'CHF 16.–'],
  ['equal prices', ['court', 'court'], 'CHF 16.–'],
  ['lowest and highest, whatever their order', ['long', 'court', 'moyen'], 'CHF 16.– à 90.50'],
  ['the fixed prices beside a quote', ['devis', 'moyen'], 'CHF 40.–'],
  ['nothing for quotes alone', ['devis'], undefined],
  ['nothing for no rows', [], undefined],
])('the prices of a card: %s', (_, ids, text) => expect(plain(priceSummary(ids))).toBe(text));

it.each([
  ['one duration', ['long'], '1 h 45'],
  ['equal durations', ['court', 'court'], '15 min'],
  ['minutes with their unit once', ['moyen', 'court'], '15 à 30 min'],
  ['both units where they differ', ['court', 'long'], '15 min à 1 h 45'],
  ['the durations that are known', ['sans-duree', 'moyen'], '30 min'],
  ['nothing where none is known', ['sans-duree', 'devis'], undefined],
])('the durations of a card: %s', (_, ids, text) => expect(plain(durationSummary(ids))).toBe(text));
