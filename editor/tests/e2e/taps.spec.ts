import { expect, type Locator } from '@playwright/test';
import { pictures } from '@/lib/content/content';
import { getPage, idsOfKind } from '@/lib/content/pages';
import { placeOf } from './support/editor';
import { test } from './support/github';

// Taps are counted from the first screen of the editor on; filling in a field counts as one.

const day = new Date(Date.now() + 20 * 864e5).toISOString().slice(0, 10);

test('four common tasks of the owner take 5 to 15 taps at most on a phone, and one commit each', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  page.setDefaultTimeout(15_000);
  const [service = ''] = idsOfKind('service');
  const [above] = idsOfKind('service').flatMap((id) => getPage(id).parent ?? []);
  const [picture] = Object.values(pictures);
  if (!above || !picture) throw new Error('Both examples have services.');
  await github.openEditor(page);
  const { head } = github;
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const type = async (place: string, text: string) => {
    taps += 1;
    await editor.fill({ [place]: text });
  };
  /** Chooses an answer: one tap if the answers are radio buttons, two if they are in a menu. */
  const choose = async (place: string, name: string) => {
    const isInForm = (await (await editor.showField(place)).getByRole('radio').count()) > 0;
    taps += isInForm ? 1 : 2;
    await editor.fill({ [place]: [name] });
  };
  const collection = (name: string) => tap(page.getByRole('treeitem', { name, exact: true }));
  const entry = (name: string) => tap(page.getByRole('row').filter({ hasText: name }).first());
  const add = async (place: string) =>
    tap((await editor.showField(place)).getByRole('button', { name: /^Ajouter/ }).last());
  /** Expects at most `most` taps in `work` and one commit after it; goes back to the first screen. */
  const count = async (most: number, work: () => Promise<void>) => {
    const before = github.head;
    taps = 0;
    await work();
    await expect.poll(() => github.commitsSince(before).length).toBe(1);
    expect(taps).toBeLessThanOrEqual(most);
    await expect(page).toHaveURL(/#\/collections(\/\w+)?$/);
    await expect(editor.saveButton).toBeHidden();
    await page.evaluate(() => location.assign('#/collections'));
    // Sveltia CMS reacts to taps on a list 0.1 s after drawing it; an item has `tabindex="0"` from then on.
    await expect(page.locator('[role=treeitem][tabindex="0"]').filter({ visible: true })).toHaveCount(1);
  };

  await test.step('an afternoon off, or an open Sunday', () =>
    count(8, async () => {
      await collection('Heures et vacances');
      await entry('Heures et vacances');
      await add('specialDays');
      await type('specialDays.0.day', day);
      await type('specialDays.0.hours', '13h30-18h30');
      await type('specialDays.0.reason', 'Formation');
      await tap(editor.saveButton);
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Fermer' }));
    }));

  await test.step('a service that the salon no longer offers', () =>
    count(5, async () => {
      await collection('Prestations');
      await entry(getPage(service).label);
      taps += 1;
      await editor.turnOn('withdrawn');
      await tap(editor.saveButton);
      const question = page.getByRole('dialog', { name: `${getPage(service).label} quitte le site` });
      await expect(question).toContainText(/ de «.*» → rien/);
      await tap(question.getByRole('button', { name: 'Enregistrer' }));
    }));
  expect(github.readJson(placeOf(`content/services/${service}.json`)).withdrawn).toBe(true);

  await test.step('a new service with a price of its own', () =>
    count(15, async () => {
      await collection('Prestations');
      await tap(page.getByRole('button', { name: /^(Créer|Nouve|Ajouter)/ }).first());
      await type('label', 'Rehaussement de cils');
      await add('prices.0');
      const window = page.getByRole('dialog').last();
      await type('service', 'Rehaussement de cils');
      await type('price.amount', '90');
      await type('minutes', '1h');
      await tap((await editor.showField('group')).getByRole('radio').first());
      await tap(window.getByRole('button', { name: 'Ajouter', exact: true }).last());
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await type('benefit', 'Six semaines sans mascara.');
      await type('intro.0', 'Une heure, les yeux fermés.');
      await choose('picture', picture.name);
      await choose('parent', getPage(above).label);
      await tap(editor.saveButton);
    }));
  expect(github.readJson(placeOf('content/services/rehaussement-de-cils.json'))).toEqual({
    label: 'Rehaussement de cils',
    parent: above,
    picture: expect.any(String),
    benefit: 'Six semaines sans mascara.',
    intro: ['Une heure, les yeux fermés.'],
    prices: ['rehaussement-de-cils'],
    withdrawn: false,
  });
  const added = github.readJson(placeOf('content/prices/rehaussement-de-cils.json'));
  expect(added).toMatchObject({ price: { kind: 'fixed', amount: 90 }, minutes: 60 });

  await test.step('a photograph in the gallery, not counting the phone’s own dialog', () =>
    count(8, async () => {
      await collection('Galerie');
      await entry('Galerie');
      await add('pairs.0.before');
      taps += 1;
      const convert = await editor.holdConversion();
      await editor.choosePhotograph('IMG_1.jpg', 1500, 1200);
      await type('name', 'Mariée en janvier');
      await type('alt', 'Un chignon bas, vu de dos.');
      const window = page.getByRole('dialog').last();
      await tap(window.getByRole('button', { name: 'Ajouter', exact: true }).last());
      await convert();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(editor.fieldAt('pairs.0.before').getByRole('combobox')).toHaveText('Mariée en janvier');
      await tap(editor.saveButton);
    }));
  // One commit has the photograph, its entry and the gallery.
  expect(github.commitsSince(head).at(-1)?.files).toHaveLength(3);
});
