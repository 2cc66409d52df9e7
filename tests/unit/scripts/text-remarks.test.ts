import { findProblems } from '@/scripts/content/find-problems';
import { type Remark, remarksOnLinks, remarksOnSearch } from '@/scripts/inspect/text-remarks';
import { salonFolder } from '@/scripts/support/paths';
import { type Change, filesAfter } from '@/tests/content/support/changed-content';

const letters = (count: number) => 'é'.repeat(count);

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
])('a title or description for Google is accepted with a remark: %j', (change, words) => {
  expect(remarksAfter(change)).toEqual([expect.stringMatching(`^${landing}, ${words}`)]);
});

it('a link in a text to a missing page is accepted with a remark', () => {
  const saidOf = (text: string) => said(remarksOnLinks(entriesAfter(['content/articles/second.md', 'body', text])));
  expect(
    saidOf('Voir [les prix](/tarifs#barbes), [ici](/Blog/premier/), [là](https://example.ch/x) et [chez nous](/).'),
  ).toEqual([]);
  expect(saidOf('Voir [les prix](/prix) et [les bons](/bons).')).toEqual([
    expect.stringMatching(/de « Second » : aucune page n’est à \/prix : ce lien n’est que des mots\.$/),
  ]);
  expect(saidOf('Voir [les prix](tarifs) et [là](./Blog/premier).')).toEqual([]);
  expect(saidOf('Voir [les prix](prix) ou [là](example.ch/x).').join()).toMatch(/est à \/prix.*est à \/example\.ch\/x/);
});
