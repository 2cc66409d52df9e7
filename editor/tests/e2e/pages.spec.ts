import { expect, type Locator } from '@playwright/test';
import { pictures } from '@/lib/content/content';
import { idOfKind, idsOfKind } from '@/lib/content/pages';
import { fileOfPrice, fixedPrices, placeOf } from './support/editor';
import { test } from './support/github';

const home = idOfKind('home') ?? '';
const homeFile = placeOf(`content/pages/${home}.json`);

test('removing the part "about" of the home page asks first, and shows the heading that would be lost', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const { about } = github.readJson(homeFile);
  const before = github.head;
  await editor.openEntry('pages', home);
  await (await editor.showField('about')).getByRole('checkbox').first().click();
  await editor.saveButton.click();
  const question = page.getByRole('dialog', { name: 'Cela quitte le site' });
  await expect(question).toContainText(about.heading);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  expect(github.head).toBe(before);
  await editor.saveButton.click();
  await question.getByRole('button', { name: 'Enregistrer' }).click();
  await editor.waitForSave();
  expect(github.readJson(homeFile).about).toBeUndefined();
});

test('menus of pictures show a thumbnail beside each name, and the field shows that of the chosen picture', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor }) => {
  const [service = ''] = idsOfKind('service');
  await editor.openEntry('services', service);
  const choice = (await editor.showField('picture')).getByRole('combobox');
  const drawn = (label: Locator) => label.evaluate((one) => getComputedStyle(one).backgroundImage);
  await expect.poll(() => drawn(choice.locator('.label'))).toContain('data:image');
  await choice.click();
  const names = page.getByRole('option').locator('.label');
  await expect(names).toHaveCount(Object.keys(pictures).length);
  const seen = async () => new Set(await Promise.all((await names.all()).map(drawn)));
  await expect.poll(seen).not.toContain('none');
  expect((await seen()).size).toBeGreaterThan(1);
  const chosen = page.getByRole('option', { selected: true }).locator('.label');
  expect(await drawn(chosen)).toBe(await drawn(choice.locator('.label')));
});

test('the form of a price has fields for the overview’s amount only if there is such an amount', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ editor, github }) => {
  const [one = '', two = ''] = fixedPrices;
  const amounts = { kind: 'fixed', amount: 58 };
  github.write(fileOfPrice(one), { ...github.readJson(fileOfPrice(one)), price: amounts });
  github.write(fileOfPrice(two), { ...github.readJson(fileOfPrice(two)), price: { ...amounts, overviewAmount: 35 } });
  for (const [id, isThere] of [
    [one, false],
    [two, true],
  ] as const) {
    await editor.openEntry('prices', id);
    await editor.showField('service');
    await expect(editor.fieldAt('price.amount')).toBeVisible();
    for (const place of ['price.overviewAmount', 'price.counts']) {
      await expect(editor.fieldAt(place)).toBeVisible({ visible: isThere });
    }
  }
});
