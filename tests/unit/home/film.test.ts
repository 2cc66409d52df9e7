import { uprightPosterScreens, uprightScreens } from '@/lib/assets/film';

const film = jest.fn((): { media: string }[] => []);
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: () => JSON.stringify(film()) }));

it.each([
  ['tablets show the upright picture if the salon has no film', [], uprightScreens],
  ['tablets show the upright picture with an upright film', ['(width >= 48rem)', uprightScreens], uprightScreens],
  [
    'tablets show the wide picture, and phones the upright one, if the film is wide only',
    ['(width >= 48rem)'],
    '(max-width: 47.99rem) and (orientation: portrait)',
  ],
])('%s', (_, media, screens) => {
  film.mockReturnValue(media.map((one) => ({ media: one })));
  expect(uprightPosterScreens()).toBe(screens);
});
