import { expect } from '@playwright/test';
import { launchPageFile, pricePageFile } from '@/editor/notices';
import { editorPage } from '@/editor/page';
import { pictures, prices, salon } from '@/lib/content/content';
import { siteGroups } from '@/lib/content/prices';
import { axeFaults, wcag } from '@/scripts/inspect/axe';
import { adminPath, listed, placeOf } from './support/editor';
import { test } from './support/github';

/**
 * Matches findings of axe in Sveltia CMS itself (0.221.1), which we cannot mend: on a phone the list of collections has
 * an `aria-controls` that names nothing, items of menus have `aria-checked`, the list of commits has `role="list"`
 * around links, and the names of some buttons lack the count or summary that they show.
 */
const packageFaults =
  /\((aria-valid-attr-value\) : \.tree|aria-allowed-attr\) : #menu-\S+|aria-required-children\) : \.commits|label-content-name-mismatch\) : (#c\d+|button\[aria-controls="object-\S+"\]))(,|$)/;

test('a new price, closing, own page and blog article are one commit each, in the format of the content', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  const { head } = github;
  const [picture = ''] = Object.values(pictures).map(({ name }) => name);
  await editor.openEntry('prices');
  // Without its first amount, a new price can become one on request.
  await (await editor.showField('price')).getByRole('button', { name: 'Supprimer' }).click();
  const group: [string] = [siteGroups[0]?.title ?? ''];
  await editor.fill({ service: 'Chignon', price: ['Sur devis'], 'price.dependsOn': 'la longueur', group });
  await editor.save();

  await editor.openEntry('hours', 'hours');
  const closing = `closings.${salon.closings.length}`;
  await editor.fill({
    closings: [],
    [`${closing}.from`]: '2031-07-14',
    [`${closing}.to`]: '2031-07-26',
    [`${closing}.reason`]: 'Foins',
  });
  await editor.save();
  const elsewhere = page.getByRole('dialog', { name: 'À écrire aussi ailleurs' });
  await expect(elsewhere).toContainText('14.07.2031 au 26.07.2031 : Fermé');
  await elsewhere.getByRole('button', { name: 'Fermer' }).click();

  await editor.openEntry('ownPages');
  await editor.fill({ heading: 'Offrir', label: 'Bon d’été', picture: [picture], title: 'Bons', description: 'Ici.' });
  await (await editor.showField('body')).locator('[contenteditable=true]').first().click();
  await page.keyboard.insertText('Un bon.');
  await page.keyboard.press('Enter');
  const insert = async (part: string) => {
    await page.getByRole('button', { name: 'Insérer' }).click();
    await page.getByRole('menuitem', { name: part }).click();
  };
  await insert('Photo');
  const choice = page.locator('[data-key-path$=":picture"]').getByRole('combobox');
  await choice.click();
  await page.getByRole('option', { name: picture, exact: true }).click();
  await expect(choice).toContainText(picture);
  await insert('Groupe de la liste des prix');
  await editor.save();

  await editor.openEntry('articles');
  await editor.fill({ title: 'Un article ♥ pour Jović', category: 'Essai', picture: [picture] });
  await (await editor.showField('body')).locator('[contenteditable=true]').first().click();
  // Text as copied from WhatsApp, with an invisible character.
  for (const block of ['Avant la sortie à ski, *on\u200b regarde* l’heure.', '## Sous le bonnet', 'Un autre.']) {
    await page.keyboard.insertText(block);
    await page.keyboard.press('Enter');
  }
  await editor.turnOn('draft');
  await editor.save();
  await expect(page.getByRole('row').first()).toContainText(/Un article ♥ pour Jović.*brouillon/);

  await expect(page.locator('#publication')).toContainText('Enregistré');
  expect(github.commitsSince(head)).toHaveLength(4);

  // gate.ts has checked what was saved; here only the format counts.
  const hours = github.readJson(placeOf('content/hours.json'));
  expect(hours.closings).toContainEqual({ from: '2031-07-14', to: '2031-07-26', reason: 'Foins' });
  const written = github.read(placeOf('content/own-pages/bon-d-ete.md')).toString();
  expect(written).toMatch(/\n\nUn bon\.\n\n\{image: \S+\}\n\n\{groupe: \}\n/);
  const [article] = github.commitsSince(head).at(-1)?.files ?? [];
  const text = github.read(article?.file ?? '').toString();
  for (const line of ['draft: true', '## Sous le bonnet', 'Un autre.']) expect(text.split('\n')).toContain(line);
});

test('lists, forms and menus of the editor are accessible, and prices are listed with their amounts', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, editor, github }) => {
  await github.openEditor(page);
  const expectNoFault = async (state: string) => {
    const faults = (await axeFaults(page, wcag)).filter((fault) => !packageFaults.test(fault));
    expect.soft(faults, `axe, ${state}`).toEqual([]);
  };
  await expectNoFault('the collections');
  const files = page.getByLabel('Changer de page').locator('[aria-label="Ressources"]');
  await expect(files).toHaveCount(1);
  await expect(files).toBeHidden();
  await editor.openCollection('prices');
  const { amount } = { amount: 0, ...prices[listed]?.price };
  await expect(page.getByRole('row').filter({ hasText: `· CHF ${amount}` })).not.toHaveCount(0);
  for (const collection of ['prices', 'pictures'] as const) {
    await editor.openCollection(collection);
    await expectNoFault(`the list of ${collection}`);
  }
  await editor.openEntry('prices', listed);
  await expectNoFault('a form');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await expectNoFault('its menu');
});

test('reste.html, the page of what is left before publication, is accessible and links to the forms', {
  tag: ['@phone', '@chromium', '@editor'],
}, async ({ page, github }) => {
  await github.openEditor(page);
  await page.goto(adminPath + launchPageFile);
  expect(await axeFaults(page, wcag)).toEqual([]);
  // The built site names no repository, so at least this is left to do.
  await page.locator('main summary').first().click();
  await page.locator('main li a').first().click();
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
});

test('the built site contains the editor', { tag: ['@chromium', '@editor'] }, async ({ request }) => {
  expect((await request.get(adminPath)).ok()).toBe(true);
});

test('search engines are told to leave out each page of the editor', {
  tag: ['@chromium', '@editor'],
}, async ({ request }) => {
  for (const file of ['index.html', pricePageFile, launchPageFile])
    expect(await (await request.get(adminPath + file)).text(), file).toContain('name="robots" content="noindex"');
});

test('without a repository the editor offers a local folder on localhost, and only a notice elsewhere', {
  tag: ['@chromium', '@editor'],
}, async ({ page, baseURL }) => {
  await page.route(`**${adminPath}`, (route) => route.fulfill({ contentType: 'text/html', body: editorPage() }));
  await page.goto(adminPath);
  await expect(page.getByRole('button', { name: 'Travailler avec un dépôt local' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  const elsewhere = 'http://salon.example';
  await page.route(`${elsewhere}/**`, async (route) => {
    const address = route.request().url().replace(elsewhere, String(baseURL));
    if (address.endsWith(adminPath)) await route.fulfill({ contentType: 'text/html', body: editorPage() });
    else await route.fulfill({ response: await route.fetch({ url: address }) });
  });
  await page.goto(elsewhere + adminPath, { waitUntil: 'networkidle' });
  await expect(page.getByText(/npm.run.dev/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
