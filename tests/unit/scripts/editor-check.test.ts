import { checkedName, pageShowing, refusalsOf } from '@/scripts/editor/check';
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
const read = (file: string) => JSON.parse(smallSalon[file] ?? '');

it('knows the files of the salon and of its words by their names in the check', () => {
  expect(checkedName(`${salonFolder}/salon.json`)).toBe('content/salon.json');
  expect(checkedName('messages/fr.json')).toBe('messages/fr.json');
  expect(checkedName('scripts/build.ts')).toBeUndefined();
});

it('lets a commit pass that leaves the content whole', async () => {
  expect(await refusalsOf(smallSalon, change('content/prices/barbe.json', { minutes: 25 }))).toEqual([]);
});

it('names what a build would refuse, without the file that is before her eyes', async () => {
  expect(await refusalsOf(smallSalon, change('content/prices/barbe.json', { minutes: 0 }))).toEqual([
    'Durée de « Barbe » : un nombre entier de minutes est attendu, de 1 à 999 ; reçu : « 0 ».',
  ]);
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
