import { expect, test } from '@playwright/test';
import { prices } from '@/lib/content/content';
import { fieldAt, openEntry, placeOf, save, saveButton, showField } from './support/editor';
import { GitHub } from './support/github';

const [fixed = ''] = Object.keys(prices).filter((id) => prices[id]?.price.kind === 'fixed');
const fileOf = (id: string) => placeOf(`content/prices/${id}.json`);

let github: GitHub;
test.beforeEach(() => {
  github = new GitHub();
});
test.afterEach(() => github.remove());

test('what is saved is one commit of one file', { tag: ['@both', '@chromium'] }, async ({ page }) => {
  const before = github.head;
  await github.openEditor(page);
  await openEntry(page, 'prices', fixed);
  await (await showField(page, 'price.amount')).getByRole('textbox').fill('61,50');
  await save(page);
  expect(github.commitsSince(before)).toEqual([
    { message: `Modifie Prix « ${fixed} »`, files: [{ status: 'M', file: fileOf(fixed) }] },
  ]);
  expect(JSON.parse(github.read(fileOf(fixed)).toString()).price.amount).toBe(61.5);
});

test('two editors at once lose nothing: who saves later is told', { tag: '@chromium' }, async ({ page }) => {
  await github.openEditor(page);
  await openEntry(page, 'prices', fixed);
  const saved = JSON.parse(github.read(fileOf(fixed)).toString());
  const other = JSON.stringify({ ...saved, minutes: 11 });
  const before = github.commit({
    additions: [{ path: fileOf(fixed), contents: Buffer.from(other).toString('base64') }],
  });
  await (await showField(page, 'price.amount')).getByRole('textbox').fill('61,50');
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(github.commitsSince(before)).toEqual([]);
  expect(JSON.parse(github.read(fileOf(fixed)).toString()).minutes).toBe(11);
});

for (const fault of [401, 403, 502, 'offline'] as const) {
  test(`a save that GitHub answers with ${fault} says so, keeps the form and can be repeated`, {
    tag: '@chromium',
  }, async ({ page }) => {
    const before = github.head;
    await github.openEditor(page);
    await openEntry(page, 'prices', fixed);
    await (await showField(page, 'price.amount')).getByRole('textbox').fill('61,50');
    github.refuse(fault);
    await saveButton(page).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(fieldAt(page, 'price.amount').getByRole('textbox')).toHaveValue('61,50');
    expect(github.head).toBe(before);
    github.refuse(undefined);
    await save(page);
    expect(github.commitsSince(before)).toHaveLength(1);
  });
}
