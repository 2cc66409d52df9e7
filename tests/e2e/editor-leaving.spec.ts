import { expect } from '@playwright/test';
import { getPage, idOfKind, idsOfKind } from '@/lib/content/pages';
import { placeOf } from './support/editor';
import { test } from './support/github';

const home = idOfKind('home') ?? '';
const file = placeOf(`content/pages/${home}.json`);

test('a part of a page that is unticked leaves the site only once she has seen what leaves it', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const { about } = JSON.parse(github.read(file).toString());
  test.skip(!about, 'The home page of this salon says nothing about it.');
  await github.openEditor(page);
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
  expect(JSON.parse(github.read(file).toString()).about).toBeUndefined();
});

test('a service is taken off the site by one switch, once she has seen what goes with it; its price stays', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const [service = ''] = idsOfKind('service');
  const { label } = getPage(service);
  const own = placeOf(`content/services/${service}.json`);
  await github.openEditor(page);
  const before = github.head;
  await editor.openEntry('services', service);
  await (await editor.showField('withdrawn')).getByRole('switch').click();
  await editor.saveButton.click();
  const question = page.getByRole('dialog', { name: `${label} quitte le site` });
  await expect(question).toContainText(/ de «.*» → rien/);
  await question.getByRole('button', { name: 'Enregistrer' }).click();
  await editor.waitForSave();
  expect(JSON.parse(github.read(own).toString()).withdrawn).toBe(true);
  expect(github.commitsSince(before)).toHaveLength(1);
});
