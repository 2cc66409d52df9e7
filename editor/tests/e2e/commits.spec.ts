import { expect } from '@playwright/test';
import sharp from 'sharp';
import { pictures, prices } from '@/lib/content/content';
import { idsOfKind } from '@/lib/content/pages';
import { type Collection, collections } from '@/lib/schema/collections';
import { recordRefusals } from '../../../tests/e2e/support/browsing';
import { adminPath, fileOfPrice, fixedPrices, listed, placeOf } from './support/editor';
import { test } from './support/github';

const [fixed = ''] = fixedPrices;
const picture = Object.keys(pictures)[0] ?? '';
const file = fileOfPrice(fixed);

// What else forms refuse, tests/unit/editor.test.ts sees, what the check, tests/content, editor-check.test.ts and editor-gate.test.ts,
// and what GitHub may answer, editor-failures.test.ts.
test('a save is one commit of one file; where the build would refuse it, or GitHub does, it says so, keeps the form and can be repeated', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  test.slow();
  github.state = 'major';
  const takeRefusals = await recordRefusals(page);
  // By which a program completes the file; no form has it.
  const $schema = '../.generated/schemas/prices.json';
  const written = { $schema, ...github.readJson(file) };
  github.write(file, written);
  await github.openEditor(page);
  const portrait = page.locator('img.avatar');
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(/GitHub.*(incident|panne)/)).toBeVisible();
  // Nothing is asked for elsewhere: the policy refuses the fonts that the package brings and asks for at another host as well.
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
  await editor.expectRefusal(/GitHub refuse/);
  await expect(editor.fieldAt('price.amount').getByRole('textbox')).toHaveValue('61,50');
  expect(github.head).toBe(before);
  github.refusal = undefined;
  await editor.save();
  expect(github.commitsSince(before)).toEqual([
    { message: `Modifie un prix « ${fixed} »`, files: [{ status: 'M', file }] },
  ]);
  expect(github.readJson(file)).toEqual({ ...written, price: { ...written.price, amount: 61.5 } });

  github.refusal = { how: 401, of: 'everything' };
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Vous n’êtes plus connectée' })).toContainText('il a expiré');
});

test('what another device has changed meanwhile is shown field by field, and stays beside what is saved here', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await editor.changePrice(fixed, '62');
  await editor.fill({ service: 'Ici' });
  const before = github.readJson(file);
  github.write(file, { ...before, minutes: 11, service: 'Ailleurs' });
  const save = async () => {
    await editor.saveButton.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Voir et enregistrer' }).click();
  };
  await save();
  const dialog = page.getByRole('dialog', { name: 'Changé sur l’autre appareil' });
  await expect(dialog).toContainText(/Durée.* → «\s11\s»/);
  await expect(dialog).toContainText(/Nom du prix.* → «\sAilleurs\s»/);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(editor.fieldAt('price.amount').getByRole('textbox')).toHaveValue('62');
  await expect(page.getByText(/autre appareil/).first()).toBeVisible();
  await expect(page.getByText(/Quelqu’un|Julie/)).toHaveCount(0);

  await save();
  // What both have changed is for her to say; nothing is chosen for her.
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Ici' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await editor.waitForSave();
  const price = { ...before.price, amount: 62 };
  expect(github.readJson(file)).toEqual({ ...before, service: 'Ici', minutes: 11, price });

  // Her own save is nobody else's.
  await editor.changePrice(fixed, '63');
  await editor.save();
});

// What is found or not found of a commit that is lost, tests/unit/editor-lost.test.ts and editor-gate.test.ts see.
test('a save whose answer is lost is found by the next one, which adds what has been changed since, and no other device is named', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ editor, github }) => {
  const [before, head] = [github.readJson(file), github.head];
  await editor.changePrice(fixed, '63');
  // Saved while the connection goes, which comes back only once she has been told so; twice in a row, with another change in between.
  for (const [place, amount] of [
    ['minutes', '11'],
    ['price.amount', '64'],
  ] as const) {
    github.losesAnswer = true;
    await editor.expectRefusal(/GitHub n’a pas pu être joint/);
    github.refusal = undefined;
    await editor.fill({ [place]: amount });
  }
  await editor.save();
  const change = { message: `Modifie un prix « ${fixed} »`, files: [{ status: 'M', file }] };
  expect(github.commitsSince(head)).toEqual([change, change, change]);
  expect(github.readJson(file)).toEqual({ ...before, minutes: 11, price: { ...before.price, amount: 64 } });
});

test('an older version of an entry is shown field by field, and put back', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const first = github.readJson(file);
  await editor.changePrice(fixed, '62');
  await editor.save();
  github.write(file, first);
  await page.reload();
  const openVersion = async (age: number) => {
    await editor.openEntry('prices', fixed);
    await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
    await page.getByRole('menuitem', { name: 'Versions d’avant' }).click();
    await page.getByRole('dialog').getByRole('link').nth(age).click();
  };
  const version = page.getByRole('dialog', { name: /^Version du/ });
  await openVersion(0);
  await expect(version).toContainText('C’est celle d’aujourd’hui');
  await expect(version.getByRole('button')).toHaveText('Fermer');
  await page.reload();
  await openVersion(1);
  await expect(version).toContainText(/Prix.* → «\s62\s»/);
  await version.getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect.poll(() => github.readJson(file).price.amount).toBe(62);
  await expect(editor.fieldAt('price.amount').getByRole('textbox')).toHaveValue('62');
});

test('each delete that the editor offers takes what belongs to the entry, and nothing that the site shows', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  test.slow();
  const pictureFiles = (id: string) => ({
    [`${id}/index.json`]: JSON.stringify({ name: id, file: 'photo.webp', alt: 'Une photo.' }),
    [`${id}/photo.webp`]: github.read(placeOf(`content/pictures/${pictures[picture]?.file}`)),
  });
  const price = JSON.stringify({ ...prices[fixed], service: 'a-essai' });
  const article = `---\ntitle: A\ncategory: Essai\npicture: ${picture}\n---\n\nUn.\n`;
  const [parent] = idsOfKind('cards');
  const service = JSON.stringify({ label: 'B', benefit: 'B', intro: ['I'], prices: [fixed], picture, parent });
  const ownPage = `---\nheading: A\nlabel: A\npicture: ${picture}\ntitle: T\ndescription: D\n---\n\n{image: ${picture}}\n`;
  /** Entries that nothing needs, of each collection that the owner adds to, with their files; a long list begins with them. */
  const entries: [
    'prices' | 'articles' | 'services' | 'ownPages' | 'pictures',
    id: string,
    isOpen: boolean,
    files: Record<string, string | Buffer>,
  ][] = [
    ['prices', 'a-essai', false, { 'a-essai.json': price }],
    ['articles', 'a-essai-article', true, { 'a-essai-article.md': article }],
    ['services', 'b-essai', true, { 'b-essai.json': service }],
    ['ownPages', 'a-essai', true, { 'a-essai.md': ownPage }],
    ['pictures', 'a-essai-un', false, pictureFiles('a-essai-un')],
    ['pictures', 'a-essai-deux', true, pictureFiles('a-essai-deux')],
  ];
  const open = Object.entries<Collection>(collections).filter(([, one]) => 'isOpen' in one && one.isOpen);
  expect(open.map(([id]) => id).sort()).toEqual([...new Set(entries.map(([id]) => id))].sort());
  const additions = entries.map(([collection, , , files]) =>
    Object.entries(files).map(([file, text]) => ({
      path: placeOf(`${collections[collection].folder}/${file}`),
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
    // Those that come after it in its group move up.
    const lost = github.commitsSince(before).flatMap(({ files }) => files.filter(({ status }) => status !== 'M'));
    expect(lost).toEqual(additions[index]?.map(({ path: file }) => ({ status: 'D', file })));
    before = github.head;
    // The editor leaves the form by itself.
    await expect(page).toHaveURL(new RegExp(`/${collection}$`));
  }

  await page.goto(`${adminPath}#/assets`);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
  expect(await editor.removeSelected()).toBe(false);

  // Where it is offered all the same, the places are named.
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

test('a form that is left keeps its changes; after a save the editor says how far they are on their way online, also when it is opened again', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  test.slow();
  let published = github.head;
  await page.route(`**${adminPath}commit.json`, (route) => route.fulfill({ json: { commit: published } }));
  await page.clock.install();
  await editor.openEntry('prices', fixed);
  const amount = (await editor.showField('price.amount')).getByRole('textbox');
  // Only what a person types counts as a change.
  await amount.pressSequentially('9');
  const typed = await amount.inputValue();
  await page.clock.fastForward(1_000);
  await editor.openCollection('prices');
  await page.reload();
  await editor.openEntry('prices', fixed);
  await page.getByRole('button', { name: 'Restaurer' }).click();
  await expect(amount).toHaveValue(typed);

  const publication = page.locator('#publication');
  await editor.fill({ 'price.amount': '61,50' });
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
  // A later commit has the change too.
  published = github.write('un-autre.txt', '');
  await page.clock.fastForward(6_000);
  await expect(publication).toContainText('C’est en ligne.');
  await expect(publication.getByRole('link', { name: 'Voir le site' })).toBeVisible();
});

test('a photograph lies upright in a folder of its own, and is described anew where another takes its place', {
  tag: ['@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const [before, first] = [github.files, github.head];
  const folder = placeOf('content/pictures/vue-d-hiver');
  const photograph = () => `${folder}/${github.readJson(`${folder}/index.json`).file}`;
  const filesSince = (commit: string) => github.commitsSince(commit).flatMap(({ files }) => files);
  await editor.openEntry('pictures');
  await editor.fill({ name: 'Vue d’hiver' });
  await editor.choosePhotograph('Été à Nyon (1).jpg');
  await expect(editor.fieldAt('file').locator('img').first()).toBeVisible();
  await editor.fill({ alt: 'Une photo, vue de dos.' });
  await editor.save();
  const added = [photograph(), `${folder}/index.json`].sort().map((file) => ({ status: 'A', file }));
  expect(filesSince(first)).toEqual(added);
  const { width = 0, height = 0 } = await sharp(github.read(photograph())).metadata();
  expect(width).toBeGreaterThan(height);

  // Saving waits until the other is converted, by key too.
  const second = github.head;
  const convert = await editor.holdConversion();
  await editor.openEntry('pictures', 'vue-d-hiver');
  const alt = (await editor.showField('alt')).getByRole('textbox');
  await expect(alt).toHaveValue('Une photo, vue de dos.');
  await editor.choosePhotograph('nouvelle.jpg', 1200);
  await expect(alt).toHaveValue('');
  await alt.fill('Une autre photo.');
  // The package offers to save a tenth of a second after the first change, and takes no key before.
  await expect(editor.saveButton).toBeEnabled();
  await page.keyboard.press('Control+s');
  await convert();
  await editor.waitForSave();
  expect(filesSince(second)).toContainEqual({ status: 'A', file: photograph() });

  await editor.openEntry('pictures', 'vue-d-hiver');
  expect(await editor.removeOpen()).toBe(true);
  await expect.poll(() => github.files).toEqual(before);
});
