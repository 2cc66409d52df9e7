import { expect, type Page } from '@playwright/test';
import { prices } from '@/lib/content/content';
import { nameOfRow } from '@/lib/content/prices';
import { pricePageFile } from '@/scripts/editor/notices';
import { adminPath, type Editor, fileOfPrice, fixedPrices } from './support/editor';
import { type GitHub, test } from './support/github';

const [fixed = '', another = ''] = fixedPrices;
const file = fileOfPrice(fixed);
const name = prices[fixed] ? nameOfRow(prices[fixed]) : '';
const changeOf = (id: string) => ({
  message: `Modifie un prix « ${id} »`,
  files: [{ status: 'M', file: fileOfPrice(id) }],
});

/** Saves while the connection goes, and comes back only once she has been told so. */
async function loseConnection(editor: Editor, github: GitHub): Promise<void> {
  github.loss = { isBack: false };
  await editor.expectRefusal(/GitHub n’a pas pu être joint/);
  github.refusal = undefined;
}

/** Does something during which no dialog is shown, not even for a moment. */
async function withoutDialog(page: Page, act: () => Promise<void>): Promise<void> {
  const seen = await page.evaluateHandle(() => {
    const names: string[] = [];
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('dialog[open], [role="alertdialog"]')) {
        names.push(dialog.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open', 'role'] });
    return names;
  });
  await act();
  expect(await seen.jsonValue()).toEqual([]);
}

// What else is found or not found of a commit that is lost, tests/unit/scripts/editor-lost.test.ts sees.
test('a save whose answer is lost is saved where GitHub has made its commit, without a word and only once', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await github.openEditor(page);
  const before = github.head;
  await withoutDialog(page, async () => {
    await editor.changePrice(fixed, '62');
    github.loss = { isBack: true };
    await editor.save();
    expect(github.commitsSince(before)).toEqual([changeOf(fixed)]);
    await editor.changePrice(fixed, '63');
    await editor.save();
  });
  expect(github.commitsSince(before)).toEqual([changeOf(fixed), changeOf(fixed)]);
  expect(github.readJson(file).price.amount).toBe(63);
});

test('where the connection stays away, the next save finds the commit, and adds what has been changed since', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  test.slow();
  await github.openEditor(page);
  const before = github.readJson(file);
  let head = github.head;
  await editor.changePrice(fixed, '62');
  await loseConnection(editor, github);
  await withoutDialog(page, () => editor.save());
  expect(github.commitsSince(head)).toEqual([changeOf(fixed)]);
  expect(github.readJson(file)).toEqual({ ...before, price: { ...before.price, amount: 62 } });

  // Twice in a row, with another change in between.
  head = github.head;
  await editor.changePrice(fixed, '63');
  await loseConnection(editor, github);
  await editor.fill({ minutes: '11' });
  await loseConnection(editor, github);
  await editor.fill({ 'price.amount': '64' });
  await withoutDialog(page, () => editor.save());
  expect(github.commitsSince(head)).toEqual([changeOf(fixed), changeOf(fixed), changeOf(fixed)]);
  expect(github.readJson(file)).toEqual({ ...before, minutes: 11, price: { ...before.price, amount: 64 } });

  // She leaves the form, saves another entry, and comes back.
  head = github.head;
  await editor.changePrice(fixed, '65');
  await loseConnection(editor, github);
  await withoutDialog(page, async () => {
    await editor.changePrice(another, '66');
    await editor.save();
    await editor.openEntry('prices', fixed);
    await expect((await editor.showField('price.amount')).getByRole('textbox')).toHaveValue('65');
  });
  expect(github.commitsSince(head)).toEqual([changeOf(fixed), changeOf(another)]);
});

test('what another device has changed after a commit whose answer was lost is asked about, and nothing else', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await github.openEditor(page);
  const before = github.readJson(file);
  await editor.changePrice(fixed, '62');
  await loseConnection(editor, github);
  const head = github.write(file, { ...github.readJson(file), minutes: 11 });
  await editor.fill({ 'price.amount': '63' });
  await editor.saveButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voir et enregistrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changé sur l’autre appareil' });
  await expect(dialog).toContainText(/Durée.* → «\s11\s»/);
  await expect(dialog.locator('strong')).toHaveCount(1);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await editor.waitForSave();
  expect(github.commitsSince(head)).toEqual([changeOf(fixed)]);
  expect(github.readJson(file)).toEqual({ ...before, minutes: 11, price: { ...before.price, amount: 63 } });
});

test('prices whose answer is lost are saved once', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, github }) => {
  let head = github.head;
  await github.openEditor(page);
  await page.goto(adminPath + pricePageFile);
  const amount = page.getByRole('textbox', { name: `${name}, CHF`, exact: true }).first();
  await amount.fill('62');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await save.first().click();
  const dialog = page.getByRole('dialog');
  github.loss = { isBack: false };
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('GitHub n’a pas pu être joint');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  github.refusal = undefined;
  expect(github.commitsSince(head).map(({ files }) => files)).toEqual([changeOf(fixed).files]);
  // As a program writes it, which says the same in another order.
  const { price, ...rest } = github.readJson(file);
  head = github.write(file, { price, ...rest });
  await withoutDialog(page, async () => {
    await save.click();
    await expect(page.getByText('C’est enregistré.')).toBeVisible();
  });
  await expect(page.getByText('Rien n’est changé')).toBeVisible();
  expect(github.head).toBe(head);
  expect(github.readJson(file).price.amount).toBe(62);
});
