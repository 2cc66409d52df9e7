import { pictureData, pictureOf } from '@/lib/assets/pictures';
import { readVeils } from '@/lib/assets/veils';
import { idsOfKind } from '@/lib/content/pages';
import { findProblems } from '@/scripts/content/find-problems';
import { palePictures, remarksOnPictures, remarksOnUnseen } from '@/scripts/inspect/picture-remarks';
import { type Change, filesAfter } from '@/tests/content/support/changed-content';

jest.mock('@/lib/assets/pictures');
jest.mock('@/lib/assets/veils');

/** The remarks on the small salon's pictures, if all were of one size. */
function remarksAt(width: number, height: number, avif = 'a.avif', ...changes: Change[]) {
  jest.mocked(pictureOf).mockReturnValue({ name: 'Salon' } as ReturnType<typeof pictureOf>);
  jest.mocked(pictureData).mockReturnValue({ width, height, avif } as ReturnType<typeof pictureData>);
  const remarks = remarksOnPictures(findProblems(filesAfter(...changes)).entries);
  return remarks.map(({ sentence }) => sentence).join('\n');
}

it('a picture that is small for its place, or mostly hidden there, is told with what the place asks for', () => {
  expect(remarksAt(1600, 1600)).toBe('');
  expect(remarksAt(1300, 1300)).toMatch(
    /^[^\n]*accueil\.json, .* : « Salon » a 1300 pixels de large ; .* 1920 [^\n]*$/,
  );
  expect(remarksAt(600, 600, '')).toBe('');
  expect(remarksAt(900, 2000)).toMatch(/n’y paraît qu’à moitié ; il faut une image en largeur \(16:9\)/);
});

it('a wide picture of which a phone shows less than half is told, unless there is one for phones', () => {
  const cut = /accueil\.json, Photo de .* : « Salon » .* téléphone ; ajoutez la « Photo pour les téléphones/;
  const forPhones: Change = ['content/pages/accueil.json', 'phonePicture', 'salle'];
  expect(remarksAt(2400, 1350)).toMatch(cut);
  expect(remarksAt(1300, 800)).toMatch(/téléphone ;.*\n.*a 1300 pixels/);
  expect(remarksAt(2400, 1350, 'a.avif', forPhones)).not.toMatch(cut);
});

it('a picture that the build has to cover with much ink is told with its page', () => {
  const [home = ''] = idsOfKind('home');
  jest.mocked(readVeils).mockReturnValue({ [home]: { phone: 0.1, wide: 0.45 } });
  expect(palePictures()).toEqual([expect.objectContaining({ fault: expect.stringMatching(/10 % .* 45 %/) })]);
  jest.mocked(readVeils).mockReturnValue({ [home]: { phone: 0.1, wide: 0.2 } });
  expect(palePictures()).toEqual([]);
});

it('a picture that no page shows is told, also where it is that of a page without one at its head', () => {
  const told = (...changes: Change[]) =>
    remarksOnUnseen(findProblems(filesAfter(...changes)).entries).map(({ inEditor }) => inEditor);
  const other: Change[] = [
    ['content/pictures/autre/index.json', '', '{ "name": "Autre", "alt": "Une autre.", "file": "autre.webp" }'],
    ['content/pictures/autre/autre.webp', '', ''],
  ];
  const unseen = [expect.stringContaining('« Autre » : ne paraît sur aucune page')];
  expect(told(...other)).toEqual(unseen);
  expect(told(...other, ['content/pages/tarifs.json', 'picture', 'autre'])).toEqual(unseen);
  expect(told(...other, ['content/pages/contact.json', 'picture', 'autre'])).toEqual([]);
});
