import { expect, type Locator, type Page } from '@playwright/test';
import { pricePageFile } from '@/editor/notices';
import { prices, trades } from '@/lib/content/content';
import { nameOfRow } from '@/lib/content/prices';
import { axeFaults, wcag } from '@/scripts/inspect/axe';
import { adminPath, fileOfPrice, fixedPrices } from './support/editor';
import { type GitHub, test } from './support/github';

const [first = ''] = fixedPrices;
const firstName = prices[first] ? nameOfRow(prices[first]) : '';

const amountField = (page: Page) => page.getByRole('textbox', { name: `${firstName}, CHF`, exact: true }).first();
const written = (github: GitHub, id: string) => github.readJson(fileOfPrice(id));
/** Presses "Enregistrer" on the page, and in the dialog that lists the changes. Returns the dialog. */
async function save(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  return dialog;
}

/** Gives the first fixed price a second amount, for the overview. Returns the id of the commit. */
const saveTwo = (github: GitHub) =>
  github.write(fileOfPrice(first), {
    ...written(github, first),
    price: { kind: 'fixed', amount: 58, overviewAmount: 35 },
  });

async function openPrices(page: Page, github: GitHub): Promise<void> {
  await github.openEditor(page);
  await page.getByRole('link', { name: 'Tous les prix' }).click();
  await expect(page.getByRole('heading', { name: trades[0]?.groups[0]?.title })).toBeVisible();
}

test('all prices can be raised in one commit, which is refused until another device’s save is loaded', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, github }) => {
  await openPrices(page, github);
  expect(await axeFaults(page, wcag)).toEqual([]);
  const before = Object.fromEntries(fixedPrices.map((id) => [id, written(github, id)]));
  const raiseAll = async () => {
    await page.getByText('Tout augmenter', { exact: true }).click();
    await page.getByRole('button', { name: 'Appliquer' }).click();
    return save(page);
  };
  const head = github.write(fileOfPrice(first), { ...before[first], minutes: 11 });
  await expect(await raiseAll()).toContainText('Rien n’est écrit par-dessus');
  expect(github.head).toBe(head);
  await page.reload({ waitUntil: 'commit' });
  await raiseAll();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  expect(github.commitsSince(head)).toHaveLength(1);
  for (const id of fixedPrices) {
    const { price } = before[id];
    expect(written(github, id).price, id).toEqual({
      ...price,
      ...(price.counts !== 'overview' && { amount: price.amount + 2 }),
      ...(price.overviewAmount !== undefined &&
        price.counts !== 'list' && { overviewAmount: price.overviewAmount + 2 }),
    });
  }
  expect(written(github, first).minutes).toBe(11);
  await expect(page.getByText('Rien n’est changé')).toBeVisible();
});

test('a price may be typed as "Fr. 61.50"; "6o" is refused before the dialog; a lost answer saves nothing twice', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, github }) => {
  await openPrices(page, github);
  const head = github.head;
  await amountField(page).fill('6o');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const refusal = page.getByRole('dialog');
  await expect(refusal).toContainText(/un nombre est attendu, par exemple 58/i);
  await refusal.getByRole('button', { name: 'Fermer' }).click();
  await expect(refusal).toHaveCount(0);
  await expect(amountField(page)).toHaveValue('6o');
  await amountField(page).fill('Fr. 61.50');
  github.losesAnswer = true;
  await expect(await save(page)).toContainText('regardez si votre changement y est');
  github.refusal = undefined;
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(amountField(page)).toHaveValue('61.5');
  expect(github.commitsSince(head)).toEqual([
    { message: `Modifie un prix « ${firstName} »`, files: [{ status: 'M', file: fileOfPrice(first) }] },
  ]);
});

test('the page of all prices offers to keep one of two amounts of a service, and one tap makes them one', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, github }) => {
  const head = saveTwo(github);
  await openPrices(page, github);
  await page.getByRole('button', { name: '58 partout' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/58 ou 35.*→.*58/);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  expect(github.commitsSince(head)).toHaveLength(1);
  expect(written(github, first).price).toEqual({ kind: 'fixed', amount: 58 });
});

test('changing the price list’s amount in its form asks whether the overview keeps its own', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const head = saveTwo(github);
  const saveAs = async (amount: string) => {
    await editor.changePrice(first, amount);
    await editor.saveButton.click();
    return page.getByRole('dialog', { name: 'La page d’aperçu a un autre prix' });
  };
  const question = await saveAs('60');
  await question.getByRole('button', { name: 'CHF 35' }).click();
  await editor.waitForSave();
  expect(written(github, first).price).toEqual({ kind: 'fixed', amount: 60, overviewAmount: 35 });
  await (await saveAs('61')).getByRole('button', { name: 'CHF 61' }).click();
  await editor.waitForSave();
  expect(written(github, first).price).toEqual({ kind: 'fixed', amount: 61 });
  expect(github.commitsSince(head)).toHaveLength(2);
});

test('without a token the page of all prices asks to sign in first', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page }) => {
  await page.goto(adminPath + pricePageFile);
  await expect(page.getByRole('status')).toContainText('Connectez-vous d’abord');
  await expect(page.getByRole('button')).toHaveCount(0);
});
