import { findProblems } from '@/scripts/content/find-problems';
import { type Remark, remarksOnAmounts, remarksOnLinks, remarksOnSearch } from '@/scripts/inspect/text-remarks';
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
  remarksOnSearch(entriesAfter(...changes)).map(({ sentence }) => sentence.replace(`${salonFolder}/`, 'content/'));

const said = (remarks: Remark[]) => remarks.map(({ inEditor }) => inEditor);

const landing = 'content/pages/chignon.md';

it.each<[Change, string]>([
  [[landing, 'title', `{salon}${letters(53)}`], 'Titre pour Google de « Chignon » : 61 caractères ; .* 60 au plus'],
  [[landing, 'description', letters(119)], 'Description pour Google .* : 119 caractères ; .* de 120 à 160'],
  [[landing, 'title', 'CONTACT | {salon}'], 'Titre pour Google de « Chignon » : « Contact » dit déjà la même chose'],
])('a text that is published as it is can be better: %j', (change, words) => {
  expect(remarksAfter(change)).toEqual([expect.stringMatching(`^${landing}, ${words}`)]);
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
