import { findProblems } from '@/scripts/content/find-problems';
import {
  type Remark,
  remarksOnAmounts,
  remarksOnCards,
  remarksOnDays,
  remarksOnLinks,
  remarksOnTexts,
  remarksOnVoice,
} from '@/scripts/inspect/text-remarks';
import { salonFolder } from '@/scripts/support/paths';
import { type Change, filesAfter } from '@/tests/content/support/changed-content';

const letters = (count: number) => 'é'.repeat(count);

/** The small salon after some changes, all of which the check lets pass. */
function entriesAfter(...changes: Change[]) {
  const { entries, problems } = findProblems(filesAfter(...changes));
  expect(problems).toEqual([]);
  return entries;
}

const remarksAfter = (...changes: Change[]) =>
  remarksOnTexts(entriesAfter(...changes)).map(({ sentence }) => sentence.replace(`${salonFolder}/`, 'content/'));

const said = (remarks: Remark[]) => remarks.map(({ inEditor }) => inEditor);

const landing = 'content/pages/chignon.md';

it.each<[Change, string]>([
  [[landing, 'title', `{salon}${letters(53)}`], 'Titre pour Google de « Chignon » : 61 caractères ; .* 60 au plus'],
  [[landing, 'answer', 'Außerdem.'], 'Réponse de « Chignon » : « ß » s’écrit'],
  [[landing, 'description', letters(119)], 'Description pour Google .* : 119 caractères ; .* de 120 à 160'],
  [[landing, 'answer', letters(801)], 'Réponse de « Chignon » : 801 caractères d’un trait'],
  [
    [landing, 'question', letters(161)],
    'La question, comme on la pose à Google de « Chignon » : 161 caractères d’un trait',
  ],
  [[landing, 'title', 'CONTACT | {salon}'], 'Titre pour Google de « Chignon » : « Contact » dit déjà la même chose'],
])('a text that is published as it is can be better: %j', (change, words) => {
  expect(remarksAfter(change)).toEqual([expect.stringMatching(`^${landing}, ${words}`)]);
});

it("a title that another page has is remarked of every page that has one, of the salon's own too", () => {
  const entries = entriesAfter().filter(({ schema }) => 'heading' in schema.shape);
  const files = entries.map(({ file }) => file).filter((file) => !file.includes('/languages/'));
  expect(files.length).toBeGreaterThan(5);
  const same = files.map((file): Change => [file, 'heading', 'Bienvenue']);
  const repeated = remarksAfter(...same).filter((sentence) => sentence.includes('dit déjà la même chose'));
  expect(repeated.map((sentence) => sentence.split(',')[0])).toEqual(files.slice(1));
});

it('a link in a text that leads to no page is remarked, with where it was to lead', () => {
  const saidOf = (text: string) => said(remarksOnLinks(entriesAfter(['content/articles/second.md', 'body', text])));
  expect(
    saidOf('Voir [les prix](/tarifs#barbes), [ici](/Blog/premier/), [là](https://example.ch/x) et [chez nous](/).'),
  ).toEqual([]);
  expect(saidOf('Voir [les prix](/prix) et [les bons](/bons).')).toEqual([
    expect.stringMatching(/de « Second » : aucune page n’est à \/prix : ce lien n’est que des mots\.$/),
  ]);
  expect(saidOf('**Voir [les prix](/tarif)**.')).toEqual([
    expect.stringMatching(/à \/tarif : ce lien n’est que des mots ; la plus proche est à \/tarifs\.$/),
  ]);
  expect(saidOf('Voir [les prix](tarifs) et [là](./Blog/premier).')).toEqual([]);
  expect(saidOf('Voir [les prix](prix) ou [là](example.ch/x).').join()).toMatch(/est à \/prix.*est à \/example\.ch\/x/);
});

it('a day that is over is remarked, one to come is not', () => {
  const hours = 'content/hours.json';
  const days = (year: number): Change[] => [
    [hours, 'closings', [{ from: `${year}-07-14`, to: `${year}-07-26`, reason: 'Foins' }]],
    [hours, 'specialDays', [{ day: `${year}-12-20`, hours: '10:00-16:00', reason: 'Avant Noël' }]],
  ];
  const saidOf = (year: number) => said(remarksOnDays(entriesAfter(...days(year)), '2030-07-27'));
  expect(saidOf(2030)).toEqual([expect.stringMatching(/dernier jour .*est passé/)]);
  expect(saidOf(2029)).toEqual([
    expect.stringMatching(/, jour .*est passé/),
    expect.stringMatching(/dernier jour .*est passé/),
  ]);
  expect(saidOf(2031)).toEqual([]);
});

it('a card that leads to the price list without a price of its own is remarked', () => {
  const home = 'content/pages/accueil.json';
  const toList: Change = [home, 'serviceCards.0.route', 'tarifs'];
  const all: Change = ['content/navigation.json', 'trades.0.pages', ['cartes', 'ongles']];
  const saidOf = (...changes: Change[]) => said(remarksOnCards(entriesAfter(all, ...changes)));
  expect(saidOf()).toEqual([]);
  expect(saidOf(toList)).toEqual([expect.stringMatching(/^Carte 1, page où mène la carte de .*ne dit pas de prix/i)]);
  expect(saidOf(toList, [home, 'serviceCards.0.title', 'Dames'])).toEqual([]);
  expect(saidOf(toList, [home, 'serviceCards.0.priceGroups', ['barbes']])).toEqual([]);
});

it('texts that say "je" are remarked, one entry each, where the buttons say "nous"', () => {
  const texts: Change[] = [
    [landing, 'answer', 'Oui, j’y viens : je coupe.'],
    [landing, 'question', 'Est-ce que je peux ?'],
    ['content/services/service-barbe.json', 'benefit', 'Jeune et jovial, dis-je.'],
    ['content/testimonials.json', 'testimonials.0.text', 'Je reviendrai.'],
  ];
  const saidOf = (...changes: Change[]) => said(remarksOnVoice(entriesAfter(...texts, ...changes)));
  expect(saidOf()).toEqual([]);
  expect(saidOf(['content/salon.json', 'voice', 'nous'])).toEqual([
    expect.stringMatching(/de « Chignon » : dit « je », les boutons disent « nous » ; en tout 2 champs/),
  ]);
});

it('a good text is left in peace', () => {
  expect(remarksAfter()).toEqual([]);
});

it('an amount in a text that no price has is remarked, and one of the list is not', () => {
  const price: Change = ['content/prices/soin.json', 'price', { kind: 'fixed', amount: 50 }];
  const saidOf = (text: string) =>
    said(remarksOnAmounts(entriesAfter(price, ['content/articles/second.md', 'body', text])));
  expect(saidOf('Un soin coûte CHF 50.–, pas une fortune.')).toEqual([]);
  expect(saidOf('Un soin coûte CHF 48.–.')).toEqual([
    expect.stringMatching(/« Second » : CHF 48 n’est le prix d’aucune/),
  ]);
  expect(saidOf('Un soin à 47 francs.')).toHaveLength(1);
});
