import { type Change, checkAfter } from '@/tests/content/support/changed-content';

const salon = 'content/salon.json';
const inHeader: Change = ['content/own-pages/bons.md', 'inHeader', true];
const long = 'Coiffure, barbe, soins du visage, ongles et maquillage';

/** What is remarked of the pages in the header of the small salon after some changes. */
async function remarksAfter(...changes: Change[]): Promise<string[]> {
  jest.resetModules();
  const { content } = checkAfter(...changes);
  const { messages } = require('../support/html') as typeof import('../support/html');
  jest.doMock('@/.generated/content', () => ({ content: { ...content, messages } }));
  // Of letters that are all of one width.
  jest.doMock('@/scripts/assets/fonts', () => ({ widthOf: async (_: string, { length }: string) => 0.48 * length }));
  const { crowdedOut } = require('@/scripts/assets/header') as typeof import('@/scripts/assets/header');
  const { remarksOnHeader } =
    require('@/scripts/inspect/text-remarks') as typeof import('@/scripts/inspect/text-remarks');
  const { findProblems } =
    require('@/scripts/content/find-problems') as typeof import('@/scripts/content/find-problems');
  const { filesAfter } =
    require('@/tests/content/support/changed-content') as typeof import('@/tests/content/support/changed-content');
  const crowded = await crowdedOut({ width: 1, height: 1 });
  return remarksOnHeader(crowded, findProblems(filesAfter(...changes)).entries).map(({ sentence }) => sentence);
}

it.each<[string, Change[], RegExp | undefined]>([
  ['has room', [inHeader], undefined],
  ['is not asked for', [[salon, 'tagline', long]], undefined],
  [
    'has none beside a long tagline',
    [inHeader, [salon, 'tagline', long]],
    /bons\.md, Dans le menu du haut de « Bons » : la page n’y paraît qu’à partir de \d+ pixels .*« tagline » plus courte \(au mieux dès \d+ pixels\)/,
  ],
  [
    'has none beside a long name',
    [
      inHeader,
      [salon, 'name', 'Salon de coiffure et de beauté des Franches-Montagnes'],
      [salon, 'tagline', 'Coiffure'],
    ],
    /pour lui faire place : moins de « sections »/,
  ],
])('a page that is to be in the header %s', async (_, changes, said) => {
  expect(await remarksAfter(...changes)).toEqual(said ? [expect.stringMatching(said)] : []);
});
