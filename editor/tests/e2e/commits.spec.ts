import { expect } from '@playwright/test';
import sharp from 'sharp';
import { pictures, prices, salon } from '@/lib/content/content';
import { idsOfKind } from '@/lib/content/pages';
import { type Collection, type CollectionId, collections } from '@/lib/schema/collections';
import { recordRefusals } from '../../../tests/e2e/support/browsing';
import { adminPath, fileOfPrice, fixedPrices, listed, placeOf } from './support/editor';
import { test } from './support/github';

const [fixed = ''] = fixedPrices;
const picture = Object.keys(pictures)[0] ?? '';
const file = fileOfPrice(fixed);

test('a save is one commit of one file; a refused save explains why, keeps the form and can be repeated', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const takeRefusals = await recordRefusals(page);
  // The file has a key, `$schema`, and an order of keys that the form does not have.
  const { service, ...others } = github.readJson(file);
  const written = { $schema: '../.generated/schemas/prices.json', ...others, service };
  github.write(file, written);
  await github.openEditor(page);
  const portrait = page.locator('img.avatar');
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // The content policy blocks only the fonts that Sveltia CMS asks of another host.
  const refused = await takeRefusals();
  expect(refused).not.toEqual([]);
  expect(refused.filter((said) => !said.includes('https://cdn.jsdelivr.net/fontsource/'))).toEqual([]);

  const before = github.head;
  await editor.changePrice(fixed, 'cher');
  await editor.saveButton.click();
  const fault = editor.fieldAt('price.amount').locator('[role=alert].validation:visible');
  await expect(fault).toContainText(/un nombre est attendu, par exemple 58 ou 57\.50/i);
  await expect(page.getByRole('button', { name: 'Montrer', exact: true })).toBeVisible();
  await editor.changePrice(fixed, '61,50');
  github.refusal = { how: 403, of: 'commits' };
  await editor.saveButton.click();
  await expect(page.getByRole('alertdialog')).toContainText('GitHub refuse');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(editor.fieldAt('price.amount').getByRole('textbox')).toHaveValue('61,50');
  expect(github.head).toBe(before);
  github.refusal = undefined;
  await editor.save();
  expect(github.commitsSince(before)).toEqual([
    { message: `Modifie un prix « ${fixed} »`, files: [{ status: 'M', file }] },
  ]);
  const saved = { ...written, price: { ...written.price, amount: 61.5 } };
  expect(github.read(file).toString()).toBe(`${JSON.stringify(saved, null, 2)}\n`);

  github.refusal = { how: 401, of: 'everything' };
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Vous n’êtes plus connectée' })).toContainText('il a expiré');
});

test('changes from another device are not overwritten by a save with an open question, nor by a restored draft', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await page.clock.install();
  const before = { ...github.readJson(file), price: { kind: 'fixed', amount: 58, overviewAmount: 35 } };
  github.write(file, before);
  await editor.openEntry('prices', fixed);
  const amount = (await editor.showField('price.amount')).getByRole('textbox');
  // Sveltia CMS keeps a draft only of text typed by keys.
  await amount.press('Control+a');
  await amount.pressSequentially('61');
  await page.clock.fastForward(1_000);
  await editor.saveButton.click();
  const question = page.getByRole('dialog', { name: 'La page d’aperçu a un autre prix' });
  await expect(question).toBeVisible();
  const theirs = github.write(file, { ...before, minutes: 75 });
  await question.getByRole('button', { name: 'CHF 35' }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Rien n’est écrit par-dessus');
  await refusal.getByRole('button').last().click();
  await expect(amount).toHaveValue('61');

  await page.reload();
  await page.getByRole('button', { name: 'Restaurer' }).click();
  await expect(amount).toHaveValue('61');
  await editor.saveButton.click();
  await question.getByRole('button', { name: 'CHF 35' }).click();
  await expect(refusal).toContainText('Rien n’est écrit par-dessus');
  expect(github.head).toBe(theirs);

  await page.reload();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await editor.fill({ 'price.amount': '61' });
  await editor.saveButton.click();
  await question.getByRole('button', { name: 'CHF 35' }).click();
  await editor.waitForSave();
  expect(github.readJson(file)).toEqual({ ...before, minutes: 75, price: { ...before.price, amount: 61 } });
});

test('a form offers to reload instead of saving when another device has changed its entry', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await editor.changePrice(fixed, '62');
  const theirs = github.write(file, { ...github.readJson(file), minutes: 11 });
  await editor.saveButton.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/sur un autre appareil[\s\S]*Rien n’est écrit par-dessus/);
  await expect(page.getByText('Julie')).toHaveCount(0);
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Recharger la page' }).click()]);
  expect(github.head).toBe(theirs);
});

test('the status line disappears when the next save is refused, and the form scrolls to the field with the error', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor }) => {
  const publication = page.locator('#publication');
  await editor.changePrice(fixed, '62');
  await editor.save();
  await expect(publication).toContainText('Enregistré');
  const amount = editor.fieldAt('price.amount').getByRole('textbox');
  const refuseAt = async (typed: string) => {
    await editor.changePrice(fixed, typed);
    // `work` is the last field of the form, far below the amount.
    await editor.showField('work');
    await expect(amount).not.toBeInViewport();
    await editor.saveButton.click();
  };
  await refuseAt('cher');
  await expect(amount).toBeInViewport();
  await expect(publication).toHaveCount(0);
  await amount.fill('60-90');
  await editor.showField('work');
  await editor.saveButton.click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(amount).toBeInViewport();
  await expect(publication).toHaveCount(0);
});

test('an impossible date is refused, and the draft of one form is never offered in another', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await page.clock.install();
  await editor.openEntry('hours', 'hours');
  await editor.fill({ closings: [] });
  const closing = `closings.${salon.closings.length}`;
  await (await editor.showField(`${closing}.from`)).locator('input').first().focus();
  // Month, day and year: the order of the date field in this browser.
  await page.keyboard.type('02312031');
  const { head } = github;
  await editor.saveButton.click();
  const refusal = page.getByRole('dialog', { name: 'Rien n’est enregistré' });
  await expect(refusal).toContainText('ce jour n’existe pas');
  await refusal.getByRole('button').click();
  expect(github.head).toBe(head);

  await (await editor.showField(`${closing}.reason`)).getByRole('textbox').pressSequentially('Foins');
  await page.clock.fastForward(1_000);
  await editor.openCollection('hours');
  await page.reload();
  await editor.openEntry('hours', 'hours');
  const offer = page.getByRole('button', { name: 'Restaurer' });
  await expect(offer).toBeVisible();
  await page.evaluate((place) => location.assign(place), `#/collections/prices/entries/${fixed}`);
  await expect(editor.fieldAt('price.amount')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('deleting an entry deletes its files and no others, and is refused while the entry is in use', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const photo = github.read(placeOf(`content/pictures/${pictures[picture]?.file}`));
  const pictureFiles = (id: string) => ({
    [`content/pictures/${id}/index.json`]: JSON.stringify({ name: id, file: 'photo.webp', alt: 'Une photo.' }),
    [`content/pictures/${id}/photo.webp`]: photo,
  });
  const price = JSON.stringify({ ...prices[fixed], service: 'a-essai' });
  const article = `---\ntitle: A\ncategory: Essai\npicture: ${picture}\n---\n\nUn.\n`;
  const [parent] = idsOfKind('cards');
  const service = JSON.stringify({ label: 'B', benefit: 'B', intro: ['I'], prices: [fixed], picture, parent });
  const ownPage = `---\nheading: A\nlabel: A\npicture: ${picture}\ntitle: T\ndescription: D\n---\n\n{image: ${picture}}\n`;
  /** Unused entries of each collection that allows deletion, with their files; `isOpen` deletes one from its form. */
  const entries: [CollectionId, id: string, isOpen: boolean, files: Record<string, string | Buffer>][] = [
    ['prices', 'a-essai', false, { 'content/prices/a-essai.json': price }],
    ['articles', 'a-essai-article', true, { 'content/articles/a-essai-article.md': article }],
    ['services', 'b-essai', true, { 'content/services/b-essai.json': service }],
    ['ownPages', 'a-essai', true, { 'content/own-pages/a-essai.md': ownPage }],
    ['pictures', 'a-essai-un', false, pictureFiles('a-essai-un')],
    ['pictures', 'a-essai-deux', true, pictureFiles('a-essai-deux')],
  ];
  const open = Object.entries<Collection>(collections).filter(([, one]) => 'isOpen' in one && one.isOpen);
  expect(open.map(([id]) => id).sort()).toEqual([...new Set(entries.map(([id]) => id))].sort());
  const additions = entries.map(([, , , files]) =>
    Object.entries(files).map(([file, text]) => ({
      path: placeOf(file),
      contents: Buffer.from(text).toString('base64'),
    })),
  );
  let before = github.commit({ additions: additions.flat() });
  await github.openEditor(page);
  for (const [index, [collection, id, isOpen]] of entries.entries()) {
    if (isOpen) await editor.openEntry(collection, id);
    else {
      await editor.openCollection(collection);
      await page.getByRole('checkbox', { name: new RegExp(id) }).click();
    }
    expect(await (isOpen ? editor.removeOpen() : editor.removeSelected())).toBe(true);
    await expect.poll(() => github.commitsSince(before)).toHaveLength(1);
    // Sveltia CMS also moves later prices of the group up: these files have the status `M`.
    const lost = github.commitsSince(before).flatMap(({ files }) => files.filter(({ status }) => status !== 'M'));
    expect(lost).toEqual(additions[index]?.map(({ path: file }) => ({ status: 'D', file })));
    before = github.head;
    await expect(page).toHaveURL(new RegExp(`/${collection}$`));
  }

  await page.goto(`${adminPath}#/assets`);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
  expect(await editor.removeSelected()).toBe(false);

  // Sveltia CMS refuses some deletions of entries in use; for the others, our dialog names the fields that use them.
  for (const [collection, id] of [
    ['prices', listed],
    ['pictures', picture],
  ] as const) {
    await editor.openEntry(collection, id);
    if (await editor.removeOpen()) {
      const refusal = page.getByRole('dialog', { name: 'Rien n’a été changé' });
      await expect(refusal).toContainText(/ne peut pas être supprimé tant que le site le montre \(.+ de «\s.+\s»/);
      await refusal.getByRole('button', { name: 'Fermer' }).click();
    }
    await expect(page.locator('[data-key-path]').first()).toBeVisible();
  }
  expect(github.head).toBe(before);
});

test('after a save the editor says whether the change is being built, late, failed or online, also after a reload', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  let published = github.head;
  await page.route(`**${adminPath}commit.json`, (route) => route.fulfill({ json: { commit: published } }));
  await page.clock.install();
  const publication = page.locator('#publication');
  await editor.changePrice(fixed, '61,50');
  await editor.saveButton.click();
  await expect(publication).toHaveText('Enregistré.');
  await page.clock.fastForward(6_000);
  await expect(publication).toContainText('Mise en ligne en cours');

  await page.reload();
  await expect(publication).toHaveText('Enregistré.');
  await page.clock.fastForward(6_000);
  await expect(publication).toContainText('Mise en ligne en cours');
  await page.clock.fastForward('10:30');
  await expect(publication).toContainText('pas en ligne après dix minutes');
  github.failure = 'Prix de « Barbe » : un nombre est attendu.';
  await page.clock.fastForward(16_000);
  await expect(publication).toContainText('Prix de « Barbe » : un nombre est attendu.');

  github.failure = undefined;
  await editor.changePrice(fixed, '62');
  await editor.saveButton.click();
  await expect(publication).toHaveText('Enregistré.');
  // The commit that is published comes after the saved one.
  published = github.write('un-autre.txt', '');
  await page.clock.fastForward(6_000);
  await expect(publication).toContainText('C’est en ligne.');
  await expect(publication.getByRole('link', { name: 'Voir le site' })).toBeVisible();
});

test('a photograph is saved upright in its own folder, and replacing it clears its description', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const [before, first] = [github.files, github.head];
  const folder = placeOf('content/pictures/vue-d-hiver');
  const photograph = () => `${folder}/${github.readJson(`${folder}/index.json`).file}`;
  const filesSince = (commit: string) => github.commitsSince(commit).flatMap(({ files }) => files);
  await editor.openEntry('pictures');
  await editor.fill({ name: 'Vue d’hiver' });
  // The button opens the phone's photographs at once, without the dialog of Sveltia CMS.
  const chosen = page.waitForEvent('filechooser');
  await (await editor.showField('file')).getByRole('button', { name: 'Choisir une photo' }).click();
  await chosen;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await editor.choosePhotograph('Été à Nyon (1).jpg');
  await expect(editor.fieldAt('file').locator('img').first()).toBeVisible();
  await editor.fill({ alt: 'Une photo, vue de dos.' });
  await editor.save();
  const added = [photograph(), `${folder}/index.json`].sort().map((file) => ({ status: 'A', file }));
  expect(filesSince(first)).toEqual(added);
  const { width = 0, height = 0 } = await sharp(github.read(photograph())).metadata();
  expect(width).toBeGreaterThan(height);

  // Ctrl+S also waits until the photograph is converted.
  const second = github.head;
  const convert = await editor.holdConversion();
  await editor.openEntry('pictures', 'vue-d-hiver');
  const alt = (await editor.showField('alt')).getByRole('textbox');
  await expect(alt).toHaveValue('Une photo, vue de dos.');
  await editor.choosePhotograph('nouvelle.jpg', 1200);
  await expect(alt).toHaveValue('');
  await alt.fill('Une autre photo.');
  // Sveltia CMS enables its save button 0.1 s after the first change, and ignores keys before.
  await expect(editor.saveButton).toBeEnabled();
  await page.keyboard.press('Control+s');
  await convert();
  await editor.waitForSave();
  expect(filesSince(second)).toContainEqual({ status: 'A', file: photograph() });

  await editor.openEntry('pictures', 'vue-d-hiver');
  expect(await editor.removeOpen()).toBe(true);
  await expect.poll(() => github.files).toEqual(before);
});
