import { checkedName, refusalsOf } from '@/editor/check';
import { salonFolder } from '@/scripts/support/paths';
import { smallSalon } from '@/tests/content/support/small-salon';

/** Returns the changes of a commit that writes a file of the small salon; without a text the file is deleted. */
const committed = (file: string, text?: string) =>
  new Map([[file.replace(/^content/, salonFolder), text === undefined ? undefined : new TextEncoder().encode(text)]]);
const change = (file: string, more: object) => committed(file, JSON.stringify({ ...read(file), ...more }));
const read = (file: string) => JSON.parse(smallSalon[file] ?? '{}');

it('content and message files get the name that the check uses, and other files none', () => {
  const names = [`${salonFolder}/salon.json`, 'messages/fr.json', 'scripts/build.ts'].map(checkedName);
  expect(names).toEqual(['content/salon.json', 'messages/fr.json', undefined]);
});

it.each([
  ['a file that is no picture', () => Promise.reject(new Error('undecodable')), /^« salle.webp » : .* illisible/],
  ['a photograph that is too small', async () => ({ width: 799 }), /^« salle.webp » : .* 799 pixels de large/],
])('a commit is refused for %s', async (_, decode, sentence) => {
  Object.assign(globalThis, { createImageBitmap: decode });
  const refusals = await refusalsOf(smallSalon, committed('content/pictures/salle/salle.webp', 'a'));
  expect(refusals).toEqual([{ sentence: expect.stringMatching(sentence) }]);
});

it('deleting a price in use is refused, with links to the forms that use it', async () => {
  const refusals = await refusalsOf(smallSalon, committed('content/prices/barbe.json'));
  expect(refusals.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^« Barbe » : ne peut pas être supprimé tant que le site le montre \(.*Prix 1 de « Barbe »/),
  ]);
  const [places, name] = [refusals[0]?.places, expect.stringMatching(/^Prix 1 de « Barbe »/)];
  expect(places).toContainEqual({ name, address: '#/collections/services/entries/service-barbe' });
  expect(places).toContainEqual({ name: 'Texte de « Bons »', address: '#/collections/ownPages/entries/bons' });
});

it('an own page can be deleted only while no other entry refers to it', async () => {
  const bons = 'content/own-pages/bons.md';
  expect(await refusalsOf(smallSalon, committed(bons))).toEqual([]);
  const soin = 'content/services/service-soin.json';
  const linked = { ...smallSalon, [soin]: JSON.stringify({ ...read(soin), related: ['bons'] }) };
  const [refusal] = await refusalsOf(linked, committed(bons));
  expect(refusal?.places).toMatchObject([{ name: expect.stringMatching(/^Pages? .*« Soin »/) }]);
});

it.each([
  ['in a salon without errors', smallSalon],
  ['while another file has an error', { ...smallSalon, 'content/articles/premier.md': 'abîmé' }],
])('a valid change is accepted and an invalid one explained %s', async (_, before) => {
  expect(await refusalsOf(before, change('content/prices/barbe.json', { minutes: 25 }))).toEqual([]);
  const refusals = await refusalsOf(before, change('content/prices/barbe.json', { minutes: 0 }));
  const sentence = /^Durée de « Barbe » : un nombre entier de minutes est attendu/;
  expect(refusals).toEqual([{ sentence: expect.stringMatching(sentence), place: 'minutes' }]);
});
