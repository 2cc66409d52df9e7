import { LandingTemplate } from '@/components/landing/landing-page';
import { CardAmounts } from '@/components/layout/card-amounts';
import { PriceNotes } from '@/components/prices/price-notes';
import { PriceRows } from '@/components/prices/price-rows';
import { CardsTemplate } from '@/components/services/cards-page';
import { ServicePanel } from '@/components/services/service-panel';
import { neededId } from '@/lib/content/pages';
import {
  type PriceSummary,
  priceRow,
  siteGroups,
  sitePriceList,
  summarizePrices,
  summarizeServices,
} from '@/lib/content/prices';
import { heard, htmlOf, plain } from '../support/html';

jest.mock('@/.generated/content', () => {
  const fixed = (service: string, amount: number, more = {}, overviewAmount?: number) => {
    return { service, price: { kind: 'fixed', amount, overviewAmount }, ...more };
  };
  const quote = (service: string, dependsOn: string, more = {}, terms = {}) => {
    return { service, price: { kind: 'quote', dependsOn, ...terms }, ...more };
  };
  const cut = (variant: string, amount: number, minutes: number, order: number) =>
    fixed('Coupe', amount, { variant, variesBy: 'l’âge', minutes, order, group: 'enfant' });
  const prices = {
    moyen: cut('4 à 9 ans', 40, 30, 2),
    petit: cut('0 à 3 ans', 16, 15, 1),
    grand: cut('10 à 16 ans', 45.5, 75, 3),
    pareil: cut('17 ans', 40, 30, 4),
    rasoir: quote('Coupe', 'l’épi', { variant: 'au rasoir', group: 'enfant' }),
    ete: fixed('Coupe d’été', 55, {}, 35.5),
    pose: fixed('Pose', 90, { variant: 'ongles longs', minutes: 105, group: 'mains' }),
    main: fixed('Vernis', 50, { group: 'mains', order: 20 }),
    pied: fixed('Vernis', 50, { group: 'pieds', variant: 'pieds' }),
    depose: fixed('Dépose', 20, { group: 'mains', order: 10 }, 20),
    devis: quote('Balayage', 'la longueur', { group: 'mains', order: 9 }),
    chiffre: quote('Mèches', 'la longueur', {}, { example: 'courts\u202f: CHF\u00a0180', hourlyRate: 90 }),
  };
  const groups = (...ids: string[]) => ids.map((id) => ({ id, title: `Groupe d’${id}` }));
  const trades = [
    { id: 'onglerie', label: 'L’onglerie', schemaType: 'NailSalon', groups: groups('mains', 'pieds') },
    { id: 'enfants', label: 'C', schemaType: 'HairSalon', groups: groups('enfant', 'adulte') },
  ];
  const card = { title: 'Carte', text: 'Mots.', picture: 'salle', route: 'contact' };
  const cards = ['ete', 'pose', 'devis'].map((price) => ({ ...card, price }));
  const page = { heading: 'Aperçu', trade: 'onglerie', intro: ['Un.'], cards };
  return require('../support/small-site').smallSite(
    ...Object.entries(prices).map(([id, price]) => [`content/prices/${id}.json`, '', JSON.stringify(price)]),
    ...Object.entries(page).map(([field, value]) => ['content/pages/ongles.json', field, value]),
    ['content/services/service-soin.json', 'prices', ['soin', 'chiffre']],
    ['content/pages/chignon.md', 'firstPrices', ['moyen', 'chiffre']],
    ['content/salon.json', 'whatsapp', '+41 79 123 45 67'],
    ['content/trades.json', 'trades', (all: object[]) => [...all, ...trades]],
  );
});
// A build makes the manifest of pictures.
jest.mock('@/lib/assets/pictures', () => ({
  pictureData: () => ({ focus: [50, 50] }),
  pictureAlt: () => ({ alt: '' }),
}));

it('the price list has the prices of each group by order, and prices without an order last', () => {
  const read = sitePriceList
    .slice(-2)
    .map(({ title, groups }) => [title, ...groups.map(({ title, rows }) => [title, ...rows.map(({ id }) => id)])]);
  expect(read).toEqual([
    ['L’onglerie', ['Groupe d’mains', 'devis', 'depose', 'main', 'pose'], ['Groupe d’pieds', 'pied']],
    ['C', ['Groupe d’enfant', 'petit', 'moyen', 'grand', 'pareil', 'rasoir'], ['Groupe d’adulte']],
  ]);
});

const read = ({ service, price, variesBy, quote, duration }: PriceSummary) =>
  plain([service, price ?? `sur devis, selon ${quote?.dependsOn}`, variesBy, duration].filter(Boolean).join(' | '));

it.each([
  [
    'two services with the same price stay apart',
    ['depose', 'main', 'pied'],
    ['Dépose | CHF 20.–', 'Vernis | CHF 50.–', 'Vernis, pieds | CHF 50.–'],
  ],
  [
    'the lowest and highest of a service with what decides between them, apart from another service',
    ['moyen', 'pose', 'grand', 'petit'],
    ['Coupe | CHF 16.– à 45.50 | l’âge | 15 min à 1 h 15', 'Pose, ongles longs | CHF 90.– | 1 h 45'],
  ],
  ['a span of minutes has its unit once', ['petit', 'moyen'], ['Coupe | CHF 16.– à 40.– | l’âge | 15 à 30 min']],
  ['rows with the same price are summed up as one', ['moyen', 'pareil'], ['Coupe | CHF 40.– | 30 min']],
  [
    'a price on request stays apart from amounts of its service, with what decides it',
    ['rasoir', 'petit'],
    ['Coupe, 0 à 3 ans | CHF 16.– | 15 min', 'Coupe, au rasoir | sur devis, selon l’épi'],
  ],
])('the prices of a card: %s', (_, ids, summaries) =>
  expect(summarizePrices(ids.map(priceRow)).map(read)).toEqual(summaries),
);

it('the head of the home page has one price per service, over all its rows, and its group if two share a name', () => {
  expect(summarizeServices(['moyen', 'petit', 'depose']).map(read)).toEqual([
    'Coupe | CHF 16.– à 45.50 | l’âge | 15 min à 1 h 15',
    'Dépose | CHF 20.–',
  ]);
  const titleOf = (group: string) => siteGroups.find(({ id }) => id === group)?.title;
  expect(summarizeServices(['main', 'pied']).map(read)).toEqual([
    `${titleOf('mains')}, Vernis | CHF 50.–`,
    `${titleOf('pieds')}, Vernis, pieds | CHF 50.–`,
  ]);
});

it('rows of prices show price, duration and variant; one on request shows terms, example and hourly rate', () => {
  expect(heard(<PriceRows rows={['main', 'pose', 'chiffre'].map(priceRow)} />)).toBe(
    '|Vernis|CHF 50.–|Pose, ongles longs|1 h 45|CHF 90.–|Mèches|Sur devis|selon la longueur|Par exemple, courts : CHF 180|CHF 90.– l’heure|',
  );
});

it('rows of a service that differ by age show the name once, and age, duration and price each', () => {
  expect(heard(<PriceRows rows={['petit', 'moyen', 'grand', 'main'].map(priceRow)} />)).toBe(
    '|Coupe|0 à 3 ans|15 min|CHF 16.–|4 à 9 ans|30 min|CHF 40.–|10 à 16 ans|1 h 15|CHF 45.50|Vernis|CHF 50.–|',
  );
});

it('a note on prices on request follows prices only if one of them is on request', () => {
  const notes = (...ids: string[]) => htmlOf(<PriceNotes rows={ids.map(priceRow)} />);
  expect(notes('pose', 'devis')).toMatch(/^<p[^>]*>Sur devis/);
  expect(notes('pose', 'ete')).toBe('');
});

it('cards of an overview show the overview’s price or else the list’s, and its head the lowest and the highest', () => {
  const html = heard(<CardsTemplate id="ongles" />);
  expect(html).toMatch(
    /\|Aperçu\|Un\.\|Tarifs\|CHF 35\.50 à 90\.– ou sur devis\|Prix en CHF, tout compris\|Réserver.*Coupe d’été\|CHF 35\.50\|.*\|1 h 45\|CHF 90\.–\|.*\|Sur devis\|/,
  );
  expect(html).not.toContain('CHF 55');
});

it('a card of the home page shows the span of prices of its page or of the groups it names, or on request', () => {
  expect(heard(<CardAmounts card={{ route: 'ongles', title: '' }} />)).toMatch(/\|CHF 35\.50 à 90\.– ou sur devis\|$/);
  expect(heard(<CardAmounts card={{ route: 'ongles', title: '' }} />, 'de')).toContain(
    'CHF 35.50 bis 90.– oder auf Anfrage',
  );
  // A card that leads to the price list shows the prices of the trade or group with its title, if there is one.
  const onList = (title: string) => heard(<CardAmounts card={{ route: neededId('price-list'), title }} />);
  expect(onList('C')).toMatch(/\|CHF 16\.– à 45\.50 ou sur devis\|$/);
  expect(onList('Ailleurs')).toBe('');
  // Groups of prices that a card names count instead, in every language.
  const ofGroups = (...priceGroups: string[]) =>
    heard(<CardAmounts card={{ route: 'ongles', title: '', priceGroups }} />, 'de');
  expect(ofGroups('enfant')).toContain('CHF 16.– bis 45.50 oder auf Anfrage');
  expect(ofGroups('ailleurs')).toBe('');
});

it('a landing page opens with one line per service, with its lowest and highest price', () => {
  const head = heard(<LandingTemplate id="chignon" />).replace(/\|Réserver.*/, '');
  expect(head).toMatch(/\|Coupe\|CHF 16\.– à 45\.50\|selon l’âge, 15 min à 1 h 15\|Mèches\|Sur devis\|.*Par exemple/);
});

it('on a service page an explanation follows prices with + buttons; a single row explains its own button', () => {
  const panel = (...ids: string[]) => heard(<ServicePanel rows={ids.map(priceRow)} />);
  expect(panel('main', 'depose')).toMatch(/Prix en CHF, tout compris\|\+ : ajouter au rendez-vous\|Réserver/);
  expect(panel('main')).toMatch(/\|Prix en CHF, tout compris\|.*\|Ajouter à mon rendez-vous\|$/);
  expect(panel('ete')).not.toMatch(/ajouter/i);
});
