import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { type Collection, collections } from '@/content/schema/collections';
import { formatPrice } from '@/lib/i18n/format';
import { typeset } from '@/lib/i18n/typography';
import { pathOf } from '@/lib/links/href';
import { editorPage } from '@/scripts/editor/page';
import { paths } from '@/tests/support/paths';
import {
  adminPath,
  confirmDelete,
  faultsShown,
  fieldAt,
  fillField,
  openCollection,
  openEditor,
  openEntry,
  save,
  saveButton,
  savedContents,
  savedNames,
  showField,
} from './support/editor';
import { copyProject, jiti } from './support/project-copy';

/** Builds a copy of the project with other files of content. Returns the folder of its site and what the build said. */
function buildWith(files: Record<string, Buffer>): { site: string; output: string; remove: () => void } {
  const { folder, remove } = copyProject();
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  const { stdout, stderr } = spawnSync(process.execPath, [jiti, 'scripts/build.ts'], { cwd: folder, encoding: 'utf8' });
  return { site: path.join(folder, 'out'), output: stdout + stderr, remove };
}

/** The bytes of a photograph as a telephone takes it: JPEG, on its side, with accents and spaces in its name. */
const photograph = () =>
  sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#806040' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Adds an item to a list and waits for its first field. */
async function addItem(page: Page, list: string, first: string): Promise<void> {
  const field = await showField(page, list);
  await field
    .getByRole('button', { name: /^Ajouter/ })
    .last()
    .click();
  await showField(page, first);
}

const title = 'Un chignon pour la neige';
const sentence = 'Avant la sortie à ski, je tresse serré et je pose la laque à vingt centimètres.';

test('what the owner saves arrives on every page that shows it', { tag: '@chromium' }, async ({ page }) => {
  // A whole build takes place in it.
  test.setTimeout(300_000);
  await openEditor(page);

  await openEntry(page, 'prices', 'mains-manucure');
  await (await showField(page, 'price.amount')).getByRole('textbox').fill('');
  await fieldAt(page, 'price.amount').getByRole('textbox').pressSequentially('61,50');
  await save(page);

  await openEntry(page, 'hours', 'hours');
  await addItem(page, 'closings', 'closings.0.from');
  await fillField(page, 'closings.0.from', '2031-07-14');
  await fillField(page, 'closings.0.to', '2031-07-26');
  await fillField(page, 'closings.0.reason', 'Foins');
  await save(page);

  await openEntry(page, 'pictures');
  await fillField(page, 'name', 'Chignon d’hiver');
  const file = { name: 'Été à Nyon (1).jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await (await showField(page, 'file')).locator('input[type=file]').first().setInputFiles(file);
  await expect(fieldAt(page, 'file').locator('img').first()).toBeVisible();
  await fillField(page, 'alt', 'Chignon bas tressé, vu de dos.');
  await save(page);

  await openEntry(page, 'articles');
  await fillField(page, 'title', title);
  await fillField(page, 'category', 'Coiffure');
  await choosePicture(page, 'Chignon d’hiver');
  const body = (await showField(page, 'body')).locator('[contenteditable=true]').first();
  await body.click();
  await page.keyboard.type(sentence);
  for (const block of ['## Sous le bonnet', 'Le chignon se pose bas.', 'Le soir, on le défait mèche par mèche.']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(block);
  }
  await save(page);

  await openEntry(page, 'testimonials', 'testimonials');
  await fillField(page, 'testimonials.0.name', 'Aline P.');
  await save(page);

  await openEntry(page, 'services', 'service-balayage');
  await fillField(page, 'title', 'Balayage au soleil | {salon}');
  await save(page);

  const { site, output, remove } = buildWith(await savedContents(page));
  try {
    expect(output).toContain('out/');
    const open = (route: string) =>
      new JSDOM(readFileSync(path.join(site, `${route === '/' ? '/index' : route}.html`), 'utf8')).window.document;
    const textOf = (route: string) => open(route).body.textContent ?? '';
    const dataOf = (route: string) =>
      [...open(route).querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => script.textContent)
        .join();

    for (const route of [pathOf('service-manucure', 'fr'), paths.category])
      expect(textOf(route)).toContain(formatPrice(61.5));
    expect(textOf(paths['price-list'])).toContain('61.50');
    for (const route of [paths['price-list'], pathOf('service-manucure', 'fr')])
      expect(dataOf(route)).toMatch(/"price":61\.5\b/);

    expect(textOf(paths.contact)).toContain('Foins');
    expect(dataOf(paths.contact)).toMatch(/"validFrom":"2031-07-14","validThrough":"2031-07-26"/);

    const [first] = open(paths.blog).querySelectorAll('article');
    expect(first?.textContent).toContain(title);
    expect(first?.textContent).toContain(typeset(sentence));
    expect(first?.querySelector('h3')?.textContent).toBe('Sous le bonnet');
    const picture = first?.querySelector('img');
    expect(picture?.alt).toBe('Chignon bas tressé, vu de dos.');
    const { width, height } = await sharp(path.join(site, picture?.getAttribute('src') ?? '')).metadata();
    expect(width).toBeGreaterThan(height);
    expect(dataOf(paths.blog)).toContain(title);

    expect(textOf(paths.home)).toContain('Aline P.');
    const shareImages = (folder: string) =>
      readdirSync(path.join(folder, 'share')).filter((name) => name.startsWith('service-balayage'));
    expect(shareImages(site)).not.toEqual(shareImages('public'));
    expect(open(pathOf('service-balayage', 'fr')).title).toMatch(/^Balayage au soleil \| (?!\{)/);
  } finally {
    remove();
  }
});

async function choosePicture(page: Page, name: string): Promise<void> {
  const field = await showField(page, 'picture');
  const list = field.getByRole('combobox');
  if ((await list.count()) > 0) await list.first().click();
  await page.getByRole('option', { name }).or(page.getByRole('radio', { name })).first().click();
}

const refused: [
  collection: 'prices' | 'salon' | 'hours' | 'pages',
  id: string,
  field: string,
  typed: string,
  message: RegExp,
][] = [
  ['prices', 'mains-manucure', 'price.amount', '58.-', /un nombre est attendu, par exemple 58 ou 57\.50/i],
  ['salon', 'salon', 'phone', '032 951 23 45', /\+41 et neuf chiffres sont attendus/i],
  ['salon', 'salon', 'siteUrl', 'www.mon-salon.ch', /une adresse sans barre à la fin est attendue/i],
  ['pages', 'coupe', 'title', 'é'.repeat(61), /60 caractères sont attendus/i],
  ['prices', 'balayage', 'price.dependsOn', '', /ce champ est obligatoire/i],
];

for (const [collection, id, field, typed, message] of refused) {
  test(`the form refuses "${typed.slice(0, 20)}" as ${field} in the words of the build`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await openEditor(page);
    await openEntry(page, collection, id);
    await fillField(page, field, typed);
    await saveButton(page).click();
    await expect.poll(async () => (await faultsShown(page))[field] ?? '').toMatch(message);
    await expect(page.getByRole('button', { name: 'Montrer', exact: true })).toBeVisible();
    await expect(saveButton(page)).toBeVisible();
  });
}

/** Entries that nothing needs, by collection. */
const spare = {
  prices: (name: string) => JSON.stringify({ service: name, price: { kind: 'fixed', amount: 1 } }),
  articles: (name: string) => `---\ntitle: ${name}\n---\n\nUn.\n\n## Deux\n\nTrois.\n\nQuatre.\n`,
};

test('each delete that the editor offers takes one file, and none takes a photograph', { tag: '@chromium' }, async ({
  page,
}) => {
  const ids = Object.keys(spare) as (keyof typeof spare)[];
  const open = Object.entries<Collection>(collections).filter(([, one]) => 'isOpen' in one && one.isOpen);
  expect(open.map(([id]) => id).sort()).toEqual([...ids, 'pictures'].sort());
  const names = ['essai-un', 'essai-deux'];
  const fileOf = (id: keyof typeof spare, name: string) =>
    `${collections[id].folder}/${name}.${collections[id].extension}`;
  const files = ids.flatMap((id) => names.map((name) => [fileOf(id, name), spare[id](name)]));
  await openEditor(page, Object.fromEntries(files));
  let left = await savedNames(page);
  const expectGone = async (file: string) => {
    left = left.filter((one) => one !== file);
    await expect.poll(() => savedNames(page)).toEqual(left);
  };
  const options = page.getByRole('button', { name: 'Afficher les options de l’éditeur' });
  const remove = page.getByRole('menuitem', { name: /^Supprimer/ });
  const removeSelected = page.getByRole('button', { name: /^Supprimer .*sélectionnée/ });

  for (const id of ids) {
    await openCollection(page, id);
    await page.getByRole('checkbox', { name: /essai-un/ }).click();
    await removeSelected.click();
    expect(await confirmDelete(page)).toBe(true);
    await expectGone(fileOf(id, 'essai-un'));
    await openEntry(page, id, 'essai-deux');
    await options.click();
    await remove.click();
    expect(await confirmDelete(page)).toBe(true);
    await expectGone(fileOf(id, 'essai-deux'));
  }

  await openCollection(page, 'pictures');
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
  await expect(removeSelected).toBeDisabled();
  await openEntry(page, 'pictures', 'balayage');
  await options.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(remove).toHaveCount(0);

  await page.keyboard.press('Escape');
  const file = { name: 'nouvelle.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await (await showField(page, 'file')).locator('input[type=file]').first().setInputFiles(file);
  await expect(fieldAt(page, 'file').getByText('nouvelle')).toBeVisible();
  await save(page);
  left = [...left, 'content/pictures/nouvelle.webp'].sort();
  await expect.poll(() => savedNames(page)).toEqual(left);

  await page.evaluate(() => {
    location.hash = '#/assets';
  });
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
  await removeSelected.click();
  expect(await confirmDelete(page)).toBe(false);
  expect(await savedNames(page)).toEqual(left);
});

test('without a repository the editor offers a folder of this computer and no sign-in, elsewhere nothing', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  await page.route(`**${adminPath}`, (route) => route.fulfill({ contentType: 'text/html', body: editorPage() }));
  await page.goto(adminPath);
  await expect(page.getByRole('button', { name: 'Travailler avec un dépôt local' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  const token = await page.evaluate(() => fetch('https://api.github.com/user').catch((error) => error.message));
  expect(token).toMatch(/failed to fetch/i);

  const elsewhere = 'http://salon.example';
  await page.route(`${elsewhere}/**`, async (route) => {
    const address = route.request().url().replace(elsewhere, String(baseURL));
    if (address.endsWith(adminPath)) await route.fulfill({ contentType: 'text/html', body: editorPage() });
    else await route.fulfill({ response: await route.fetch({ url: address }) });
  });
  await page.goto(elsewhere + adminPath, { waitUntil: 'networkidle' });
  await expect(page.getByText(/npm.run.edit/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the editor asks no host but its own', { tag: '@chromium' }, async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.add(new URL(request.url()).origin);
  });
  const refusals: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) refusals.push(line.text());
  });
  await openEditor(page);
  await openEntry(page, 'pictures', 'balayage');
  await expect(fieldAt(page, 'file').locator('img').first()).toBeVisible();
  expect([...asked]).toEqual([baseURL]);
  expect(refusals).toEqual([]);
});
