import { expect, type Locator } from '@playwright/test';
import { pictures, shades } from '@/lib/content/content';
import { getPage, getPageOfKind, idOfKind, idsOfKind } from '@/lib/content/pages';
import { fileOfPrice, fixedPrices, placeOf } from './support/editor';
import { test } from './support/github';

const home = idOfKind('home') ?? '';
const homeFile = placeOf(`content/pages/${home}.json`);

test('a part of a page that is unticked leaves the site only once she has seen what leaves it', {
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

test('a picture is chosen by eye: each name in the menu has its own picture, and so has what is chosen', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor }) => {
  const [service = ''] = idsOfKind('service');
  await editor.openEntry('services', service);
  const choice = (await editor.showField('picture')).getByRole('combobox');
  const drawn = (label: Locator) => label.evaluate((one) => getComputedStyle(one).backgroundImage);
  await expect.poll(() => drawn(choice.locator('.label'))).toContain('data:image');
  await choice.click();
  const names = page.getByRole('option').locator('.label');
  // Those of shades are only for where a link to one is shared.
  const shared = new Set(shades?.shades.map(({ picture }) => picture));
  const offered = Object.keys(pictures).filter((id) => !shared.has(id));
  await expect(names).toHaveCount(offered.length);
  const seen = () => Promise.all(offered.map((_, index) => drawn(names.nth(index))));
  await expect.poll(async () => (await seen()).filter((image) => image === 'none')).toEqual([]);
  expect(new Set(await seen()).size).toBeGreaterThan(1);
  // What is chosen looks as its name in the menu does.
  const chosen = page.getByRole('option', { selected: true }).locator('.label');
  expect(await drawn(chosen)).toBe(await drawn(choice.locator('.label')));
});

test('a phone shows the keyboard of what is typed, and a price stands before its name', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const [price = ''] = fixedPrices;
  await github.openEditor(page);
  const keyboardOf = async (place: string) => {
    const input = (await editor.showField(place)).locator('input').first();
    await input.focus();
    return input.getAttribute('inputmode');
  };
  await editor.openEntry('prices', price);
  await expect(page.locator('[data-key-path]').first()).toHaveAttribute('data-key-path', 'price');
  expect([await keyboardOf('price.amount'), await keyboardOf('minutes')]).toEqual(['decimal', 'numeric']);
  expect(await keyboardOf('service')).toBe('text');
  await editor.openEntry('salon', 'salon');
  expect([await keyboardOf('phone'), await keyboardOf('address.postalCode')]).toEqual(['tel', 'numeric']);
});

test('a form says what it is of, and its lists what is in them: an item opens where its words are tapped', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor }) => {
  await editor.openEntry('pages', home);
  const title = page.locator('.app-shell > [role="status"]');
  await expect(title).toHaveText(new RegExp(`^\\W*${getPage(home).label}\\W*$`));
  const [seen, save] = [await title.boundingBox(), await editor.saveButton.boundingBox()];
  expect(Number(seen?.x) + Number(seen?.width)).toBeLessThanOrEqual(Number(save?.x));
  expect(Math.abs(Number(seen?.y) - Number(save?.y))).toBeLessThan(20);
  const cards = await editor.showField('serviceCards');
  const item = cards.locator('.item-wrapper').first();
  await item.scrollIntoViewIfNeeded();
  const words = item.getByText(getPageOfKind(home, 'home').serviceCards[0]?.title ?? '', { exact: true });
  await expect(editor.fieldAt('serviceCards.0.text')).toHaveCount(0);
  await words.click();
  await expect(editor.fieldAt('serviceCards.0.title')).toBeVisible();
});

test('a second price is asked for where there is one, and which of the two counts', {
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

test('what she looks for by its name is found, and its field shown; what no field is called, in what is written', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await github.openEditor(page);
  const search = page.getByRole('combobox', { name: 'Chercher', exact: true });
  const places = await page.locator('#fields option').allTextContents();
  for (const word of ['équipe', 'horaires', 'vacances', 'téléphone', 'couleurs', 'congé', 'apprentie', 'twint']) {
    expect(places.filter((place) => place.toLowerCase().includes(word))).not.toEqual([]);
  }
  await search.fill(places.find((place) => place.startsWith('Téléphone')) ?? '');
  await expect(editor.fieldAt('phone')).toBeInViewport();
  await editor.openCollection('prices');
  await search.fill(places.find((place) => place.startsWith('Équipe')) ?? '');
  await expect(editor.fieldAt('team')).toBeInViewport();
  await editor.openCollection('prices');
  const [word = ''] = idsOfKind('service').map((id) => getPage(id).label);
  await search.fill(word);
  await search.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: word }).first()).toBeVisible();
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
});

test('the arrow of a form with changes asks before it leaves them; a form that is alone leads to the collections', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor }) => {
  const arrow = page.getByRole('button', { name: 'Annuler la modification' });
  await editor.openEntry('gallery', 'gallery');
  await arrow.click();
  await expect(page).toHaveURL(/#\/collections$/);
  await editor.openEntry('hours', 'hours');
  await editor.fill({ 'week.monday': '9h-17h' });
  await expect(editor.saveButton).toBeEnabled();
  await arrow.click();
  await page.getByRole('button', { name: 'Rester' }).click();
  await expect((await editor.showField('week.monday')).locator('input')).toHaveValue('9h-17h');
  await arrow.click();
  await page.getByRole('button', { name: 'Quitter' }).click();
  await expect(editor.saveButton).toBeHidden();
});
