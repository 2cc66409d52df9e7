import type { Price } from '@/content/schema/prices';
import { type PriceSummary, priceRow, servicesPricedTwice, sitePriceList, summarizePrices } from '@/lib/content/prices';

jest.mock('@/lib/content/content', () => {
  const fixed = (amount: number) => ({ kind: 'fixed' as const, amount });
  const prices: Record<string, Price> = {
    court: { service: "Coupe d'été", minutes: 15, price: { kind: 'fixed', amount: 16, overviewAmount: 12 } },
    moyen: { service: 'Coupe', variant: '4 à 9 ans', minutes: 30, price: fixed(40), group: 'enfant', order: 2 },
    petit: { service: 'Coupe', variant: '0 à 3 ans', minutes: 15, price: fixed(16), group: 'enfant', order: 1 },
    grand: { service: 'Coupe', variant: '10 à 16 ans', minutes: 75, price: fixed(45.5), group: 'enfant', order: 3 },
    pareil: { service: 'Coupe', variant: '17 ans', minutes: 30, price: fixed(40), group: 'enfant', order: 4 },
    'sur-mesure': {
      service: 'Coupe',
      variant: 'au rasoir',
      price: { kind: 'quote', dependsOn: "l'épi" },
      group: 'enfant',
    },
    long: { service: 'Pose', minutes: 105, price: fixed(90.5), group: 'mains' },
    egal: { service: 'Soin', price: { kind: 'fixed', amount: 65, overviewAmount: 65 } },
    main: { service: 'Vernis', price: fixed(50), group: 'mains', order: 20 },
    pied: { service: 'Vernis', variant: 'pieds', price: fixed(50), group: 'pieds' },
    vingt: { service: 'Barbe', price: fixed(20) },
    'sans-duree': { service: 'Dépose', price: fixed(20), group: 'mains', order: 10 },
    devis: { service: 'Balayage', price: { kind: 'quote', dependsOn: 'la longueur' }, group: 'mains', order: 9 },
  };
  const trades = [
    {
      id: 'onglerie',
      label: "L'onglerie",
      groups: [
        { id: 'mains', title: "Mains d'été" },
        { id: 'pieds', title: 'P' },
      ],
    },
    {
      id: 'coiffure',
      label: 'C',
      groups: [
        { id: 'enfant', title: 'E' },
        { id: 'adulte', title: 'A' },
      ],
    },
  ];
  return { prices, trades, priceList: { validFrom: '2027-01-01' } };
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
        ['mains', ['devis', 'sans-duree', 'main', 'long']],
        ['pieds', ['pied']],
      ],
    ],
    [
      'coiffure',
      [
        ['enfant', ['petit', 'moyen', 'grand', 'pareil', 'sur-mesure']],
        ['adulte', []],
      ],
    ],
  ]);
});

it('a price that there is none of is refused by name', () => {
  expect(() => priceRow('perdu')).toThrow('content/prices has no perdu.json.');
});

/** The summary as it is read, with ordinary spaces. */
const read = ({ service, price, quote, duration }: PriceSummary) =>
  plain([service, price ?? `sur devis, selon ${quote?.dependsOn}`, duration].filter(Boolean).join(' | '));

it.each([
  ['one price', ['long'], ['Pose | CHF 90.50 | 1 h 45']],
  ['two services of one price, each with its own', ['sans-duree', 'vingt'], ['Dépose | CHF 20.–', 'Barbe | CHF 20.–']],
  [
    'lowest and highest by their words, whatever their order',
    ['moyen', 'grand', 'petit'],
    ['Coupe | de CHF 16.– (0 à 3 ans) à CHF 45.50 (10 à 16 ans) | 15 min à 1 h 15'],
  ],
  [
    'the unit of minutes once',
    ['petit', 'moyen'],
    ['Coupe | de CHF 16.– (0 à 3 ans) à CHF 40.– (4 à 9 ans) | 15 à 30 min'],
  ],
  ['rows of one price, once', ['moyen', 'pareil'], ['Coupe | CHF 40.– | 30 min']],
  [
    'no row of another service in a range',
    ['petit', 'long', 'grand'],
    ['Coupe | de CHF 16.– (0 à 3 ans) à CHF 45.50 (10 à 16 ans) | 15 min à 1 h 15', 'Pose | CHF 90.50 | 1 h 45'],
  ],
  [
    'a quote beside figures of its service, with what decides it',
    ['sur-mesure', 'petit'],
    ['Coupe, 0 à 3 ans | CHF 16.– | 15 min', 'Coupe, au rasoir | sur devis, selon l’épi'],
  ],
  [
    'services of one name for hands and feet, each with its own',
    ['main', 'pied'],
    ['Vernis | CHF 50.–', 'Vernis, pieds | CHF 50.–'],
  ],
  ['a quote alone', ['devis'], ['Balayage | sur devis, selon la longueur']],
  ['nothing for no rows', [], []],
])('the prices of a card: %s', (_, ids, summaries) => expect(summarizePrices(ids).map(read)).toEqual(summaries));

it('a service has two prices where the overview names another than the list, until they are the same', () => {
  expect(servicesPricedTwice(['court', 'egal', 'long', 'devis', 'court'])).toEqual(['Coupe d’été']);
});
