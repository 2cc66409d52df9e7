import { pictureData, pictureOf } from '@/lib/assets/pictures';
import { findProblems } from '@/scripts/content/find-problems';
import { remarksOnPictures } from '@/scripts/inspect/picture-remarks';
import { type Change, filesAfter } from '@/tests/content/support/changed-content';

jest.mock('@/lib/assets/pictures');

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
