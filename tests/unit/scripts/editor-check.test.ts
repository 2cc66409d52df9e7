import { checkedName, pageShowing, refusalsOf, tidied } from '@/scripts/editor/check';
import { salonFolder } from '@/scripts/support/paths';
import { smallSalon } from '@/tests/content/support/small-salon';

/** What a commit does: texts of files of the small salon, nothing for those that are deleted. */
const changes = (texts: Record<string, string | undefined>) =>
  new Map(
    Object.entries(texts).map(([file, text]) => [
      file.replace(/^content/, salonFolder),
      text === undefined ? undefined : Uint8Array.from(new TextEncoder().encode(text)),
    ]),
  );
const change = (file: string, more: object) => changes({ [file]: JSON.stringify({ ...read(file), ...more }) });
const read = (file: string) => JSON.parse(smallSalon[file] ?? '{}');

it('knows the files of the salon and of its words by their names in the check', () => {
  expect(checkedName(`${salonFolder}/salon.json`)).toBe('content/salon.json');
  expect(checkedName('messages/fr.json')).toBe('messages/fr.json');
  expect(checkedName('scripts/build.ts')).toBeUndefined();
});

it('lets a commit pass that leaves the content whole', async () => {
  expect(await refusalsOf(smallSalon, change('content/prices/barbe.json', { minutes: 25 }))).toEqual([]);
});

describe('what a build would refuse is named, without the file that is before her eyes:', () => {
  const photograph = `${salonFolder}/pictures/salle/salle.webp`;
  const decode = jest.fn();
  beforeAll(() => {
    globalThis.createImageBitmap = decode;
  });

  it.each([
    ['a file that is no photograph', () => Promise.reject(new Error('undecodable')), /^« salle.webp » : .* illisible/],
    ['a photograph that is too small', async () => ({ width: 799 }), /^« salle.webp » : .* 799 pixels de large/],
  ])('%s', async (_, answer, sentence) => {
    decode.mockImplementation(answer);
    const refusals = await refusalsOf(smallSalon, new Map([[photograph, new Uint8Array([1])]]));
    expect(refusals).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    ['no time at all', 'prices/barbe', { minutes: 0 }, 'Durée de « Barbe » : un nombre entier de minutes est attendu'],
    [
      'a price of no group',
      'prices/cire',
      { service: 'Cire', price: { kind: 'fixed', amount: 9 } },
      '« Cire » : ce prix',
    ],
    [
      'a page twice',
      'services/service-soin',
      { related: ['chignon', 'chignon'] },
      'Pages proposées à la fin de « Soin »',
    ],
    [
      'a page itself',
      'services/service-soin',
      { related: ['service-soin'] },
      'Page 1 de « Soin » : la page ne peut pas',
    ],
  ])('%s', async (_, entry, more, sentence) => {
    const refusals = await refusalsOf(smallSalon, change(`content/${entry}.json`, more));
    expect(refusals).toEqual([expect.stringContaining(sentence)]);
  });
});

it('a photograph goes with the commit that puts another in its place, and is not deleted a second time', () => {
  const [index, photograph] = ['content/pictures/salle/index.json', 'content/pictures/salle/salle.webp'];
  const beside = { 'content/pictures/jardin/salle.webp': '', 'content/pictures/salle/note.svg': '' };
  const replaced = tidied({ ...smallSalon, ...beside }, change(index, { file: 'autre.webp' }));
  expect([...replaced].map(([path, bytes]) => [path, bytes === undefined])).toEqual([
    [photograph.replace(/^content/, salonFolder), true],
    [index.replace(/^content/, salonFolder), false],
  ]);
  expect([...tidied(smallSalon, change(index, { alt: 'Une autre.' })).keys()]).toHaveLength(1);
  const { [photograph]: _, ...gone } = smallSalon;
  expect([...tidied(gone, changes({ [index]: undefined, [photograph]: undefined })).keys()]).toHaveLength(1);
});

it('names the places of what is to be deleted and is shown', async () => {
  const refusals = await refusalsOf(smallSalon, changes({ 'content/prices/barbe.json': undefined }));
  expect(refusals).toEqual([
    expect.stringMatching(/^« Barbe » : ne peut pas être supprimé tant que le site le montre \(.*Prix 1 de « Barbe »/),
  ]);
});

it('lets one fault be mended while another waits, but none be added', async () => {
  const broken = { ...smallSalon, 'content/articles/premier.md': 'abîmé' };
  expect(await refusalsOf(broken, change('content/prices/barbe.json', { minutes: 25 }))).toEqual([]);
  expect(await refusalsOf(broken, change('content/prices/barbe.json', { minutes: 0 }))).toHaveLength(1);
});

it('leads to a page that shows the change', () => {
  const pathOf = (file: string) => read(file).path;
  expect(pageShowing(smallSalon, change('content/pages/blog.json', {}))).toBe(pathOf('content/pages/blog.json'));
  expect(pageShowing(smallSalon, changes({ 'content/articles/premier.md': undefined }))).toBe(
    pathOf('content/pages/blog.json'),
  );
  expect(pageShowing(smallSalon, change('content/testimonials.json', {}))).toBe('/');
});
