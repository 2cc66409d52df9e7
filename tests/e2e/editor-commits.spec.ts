import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Collection, type CollectionId, collections } from '@/content/schema/collections';
import { articles, pictures, prices, salon, season, testimonials, trades } from '@/lib/content/content';
import { getPage, idsOfKind, pageIds } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';
import { paths } from '@/tests/support/paths';
import { recordRefusals } from './support/browsing';
import {
  addPhotograph,
  adminPath,
  choosePhotograph,
  confirmDelete,
  fieldAt,
  fillField,
  openCollection,
  openEntry,
  placeOf,
  save,
  saveButton,
  saveEntry,
  showField,
} from './support/editor';
import { GitHub } from './support/github';
import { copyProject, jiti } from './support/project-copy';

const [fixed = ''] = Object.keys(prices).filter((id) => prices[id]?.price.kind === 'fixed');
const fixedGroup = prices[fixed]?.group;
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const fileOf = (id: string) => placeOf(`content/prices/${id}.json`);

let github: GitHub;
test.beforeEach(() => {
  github = new GitHub();
});
test.afterEach(() => github.remove());

test('what is saved is one commit of one file', { tag: '@chromium' }, async ({ page }) => {
  const before = github.head;
  await github.openEditor(page);
  await openEntry(page, 'prices', fixed);
  await (await showField(page, 'price.amount')).getByRole('textbox').fill('61,50');
  await save(page);
  expect(github.commitsSince(before)).toEqual([
    { message: `Modifie prix « ${fixed} »`, files: [{ status: 'M', file: fileOf(fixed) }] },
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
    await expect(page.getByRole('alertdialog')).toContainText(
      /GitHub (n’est plus|refuse|a un problème|n’a pas pu)|jeton/,
    );
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(fieldAt(page, 'price.amount').getByRole('textbox')).toHaveValue('61,50');
    expect(github.head).toBe(before);
    github.refuse(undefined);
    await save(page);
    expect(github.commitsSince(before)).toHaveLength(1);
  });
}

test('who is signed in sees her portrait, and that GitHub itself is down', { tag: '@chromium' }, async ({ page }) => {
  github.state = 'major';
  const takeRefusals = await recordRefusals(page);
  await github.openEditor(page);
  const seen = page.locator('img.avatar');
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(/GitHub.*(incident|panne)/)).toBeVisible();
  expect(await takeRefusals()).toEqual([]);
});

const picture = Object.keys(pictures)[0] ?? '';
const removeSelected = (page: Page) => page.getByRole('button', { name: /^Supprimer .*sélectionnée/ });

/** Opens the menu of the open entry, and asks to delete it. */
async function removeOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /^Supprimer/ }).click();
}

test('each delete that the editor offers takes what belongs to the entry, and nothing else', {
  tag: '@chromium',
}, async ({ page }) => {
  test.slow();
  /** Two entries that nothing needs of each collection that the owner adds to. */
  const texts = {
    prices: (id: string) => ({ [`${id}.json`]: JSON.stringify({ ...prices[fixed], service: id, group: fixedGroup }) }),
    articles: (id: string) => ({
      [`${id}.md`]: `---\ntitle: ${id}\ncategory: Essai\npicture: ${picture}\n---\n\nUn.\n`,
    }),
    pictures: (id: string) => ({
      [`${id}/index.json`]: JSON.stringify({ name: id, file: 'photo.webp', alt: 'Une photo.' }),
      [`${id}/photo.webp`]: github.read(placeOf(`content/pictures/${pictures[picture]?.file}`)),
    }),
  };
  const open = Object.entries<Collection>(collections).filter(([, one]) => 'isOpen' in one && one.isOpen);
  expect(open.map(([id]) => id).sort()).toEqual(Object.keys(texts).sort());
  const filesOf = (collection: keyof typeof texts, id: string) =>
    Object.entries<string | Buffer>(texts[collection](id)).map(([file, text]) => ({
      path: placeOf(`content/${collection}/${file}`),
      contents: Buffer.from(text).toString('base64'),
    }));
  const ids = Object.keys(texts) as (keyof typeof texts)[];
  let head = github.commit({
    additions: ids.flatMap((id) => [...filesOf(id, 'essai-un'), ...filesOf(id, 'essai-deux')]),
  });
  await github.openEditor(page);
  const expectLossOf = async (collection: keyof typeof texts, id: string) => {
    expect(await confirmDelete(page)).toBe(true);
    await expect.poll(() => github.commitsSince(head)).toHaveLength(1);
    const [commit] = github.commitsSince(head);
    // Those that come after it in its group move up.
    const lost = commit?.files.filter(({ status }) => status !== 'M').map(({ status, file }) => [status, file]);
    expect(lost).toEqual(
      filesOf(collection, id)
        .map(({ path }) => ['D', path])
        .sort(),
    );
    head = github.head;
  };
  for (const id of ids) {
    await openCollection(page, id);
    await page.getByRole('checkbox', { name: /essai-un/ }).click();
    await removeSelected(page).click();
    await expectLossOf(id, 'essai-un');
    await openEntry(page, id, 'essai-deux');
    await removeOpen(page);
    await expectLossOf(id, 'essai-deux');
    // The editor leaves the form by itself.
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
  }

  await page.evaluate(() => {
    location.hash = '#/assets';
  });
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click();
  await removeSelected(page).click();
  expect(await confirmDelete(page)).toBe(false);
  expect(github.head).toBe(head);
});

test('what the site shows cannot be deleted, and the places are named', { tag: '@chromium' }, async ({ page }) => {
  const head = github.head;
  const shown = Object.keys(prices).find((id) => pageOfPrice(id)) ?? '';
  await github.openEditor(page);
  for (const [collection, id] of [
    ['prices', shown],
    ['pictures', picture],
  ] as const) {
    await openEntry(page, collection, id);
    await removeOpen(page);
    const asks = page.getByRole('alertdialog');
    await expect(asks.getByRole('button')).toHaveCount(2);
    if (await confirmDelete(page)) {
      const refusal = page.getByRole('dialog', { name: 'Rien n’a été changé' });
      await expect(refusal).toContainText(/ne peut pas être supprimé tant que le site le montre \(.+ de « .+ »/);
      await refusal.getByRole('button', { name: 'Fermer' }).click();
    }
    await expect(page.locator('[data-key-path]').first()).toBeVisible();
  }
  expect(github.head).toBe(head);
});

test('what the build would refuse is refused before it is saved, in its words', { tag: '@chromium' }, async ({
  page,
}) => {
  test.slow();
  const head = github.head;
  await github.openEditor(page);
  const [one = '', other = ''] = pageIds.filter((id) => !idsOfKind('service').includes(id));
  const refusals: [CollectionId, string, Record<string, string>, RegExp][] = [
    ['hours', 'hours', { 'week.monday': '09:00-12:00, 11:00-18:00' }, /lundi de .*chaque heure doit venir après/],
    [
      'hours',
      'hours',
      Object.fromEntries(days.map((day) => [`week.${day}`, ''])),
      /Heures d'ouverture de .* ce champ est obligatoire/,
    ],
    ['pages', one, { title: 'Chez {inconnu}' }, /« \{inconnu\} » n'est pas connu ; connus : \{salon\}/],
    ['pages', one, { title: 'Chez {salon' }, /accolade/],
    ['pages', one, { title: getPage(other).title }, /dit déjà la même chose/],
    ['pages', one, { title: 'Un titre \u0007' }, /un caractère qui ne peut pas être affiché/],
    ['priceList', 'priceList', { validFrom: '2027-02-30' }, /un jour du calendrier est attendu/],
    ['priceList', 'priceList', { validFrom: '2062-01-01' }, /une année proche est attendue/],
    ['prices', fixed, { 'price.amount': '0' }, /un prix de plus de 0 et de 2000 francs au plus/],
    ['prices', fixed, { service: '**Barbe**' }, /effacez les signes/],
  ];
  for (const [collection, id, values, sentence] of refusals) {
    await openEntry(page, collection, id);
    for (const [field, value] of Object.entries(values)) await fillField(page, field, value);
    await saveButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(sentence);
    await dialog.getByRole('button').last().click();
  }
  await openEntry(page, 'pictures');
  await fillField(page, 'name', 'Trop petite');
  const small = sharp({ create: { width: 600, height: 900, channels: 3, background: '#806040' } }).jpeg();
  const file = { name: 'petite.jpg', mimeType: 'image/jpeg', buffer: await small.toBuffer() };
  await (await showField(page, 'file')).locator('input[type=file]').first().setInputFiles(file);
  await expect(fieldAt(page, 'file').locator('img').first()).toBeVisible();
  await fillField(page, 'alt', 'Une photo.');
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('cette photo a 600 pixels de large');
  expect(github.head).toBe(head);
});

test.describe('after a save', () => {
  /** Saves a price, with the clock in the test's hand. */
  async function saveAPrice(page: Page): Promise<void> {
    await page.clock.install();
    await github.openEditor(page);
    await openEntry(page, 'prices', fixed);
    await (await showField(page, 'price.amount')).getByRole('textbox').fill('61,50');
    await saveButton(page).click();
  }
  const publication = (page: Page) => page.locator('#publication');

  test('the editor says when the change is saved, on its way and online, with a link to its page', {
    tag: ['@both', '@chromium'],
  }, async ({ page, baseURL }) => {
    let published = github.head;
    await page.route(`**${adminPath}commit.json`, (route) => route.fulfill({ json: { commit: published } }));
    await saveAPrice(page);
    await expect(publication(page)).toHaveText('Enregistré.');
    await page.clock.fastForward(6_000);
    await expect(publication(page)).toContainText('Mise en ligne en cours');
    // A later commit has the change too.
    published = github.commit({ additions: [{ path: 'un-autre.txt', contents: '' }] });
    await page.clock.fastForward(16_000);
    await expect(publication(page)).toContainText('C’est en ligne.');
    const link = publication(page).getByRole('link', { name: 'Voir la page' });
    await expect(link).toHaveAttribute('href', baseURL + paths['price-list']);
  });

  test('the editor says after ten minutes where to look', { tag: '@chromium' }, async ({ page }) => {
    const json = { commit: github.head };
    await page.route(`**${adminPath}commit.json`, (route) => route.fulfill({ json }));
    await saveAPrice(page);
    await expect(publication(page)).toContainText('Enregistré.');
    await page.clock.fastForward(6_000);
    await expect(publication(page)).toContainText('Mise en ligne en cours');
    await page.clock.fastForward('10:30');
    await expect(publication(page)).toContainText('pas en ligne après dix minutes');
  });

  test('the editor says what a build that failed has said', { tag: '@chromium' }, async ({ page }) => {
    const json = { commit: github.head };
    await page.route(`**${adminPath}commit.json`, (route) => route.fulfill({ json }));
    github.failBuilds('Prix de « Barbe » : un nombre est attendu.');
    await saveAPrice(page);
    await expect(publication(page)).toContainText('Enregistré.');
    await page.clock.fastForward(6_000);
    await expect(publication(page)).toContainText('Prix de « Barbe » : un nombre est attendu.');
  });
});

test('a new photograph lies in a folder of its own, upright', { tag: '@chromium' }, async ({ page }) => {
  const head = github.head;
  await github.openEditor(page);
  await openEntry(page, 'pictures');
  await fillField(page, 'name', 'Vue d’hiver');
  await addPhotograph(page, 'Été à Nyon (1).jpg');
  await fillField(page, 'alt', 'Une photo, vue de dos.');
  await save(page);
  const folder = placeOf('content/pictures/vue-d-hiver');
  const [commit] = github.commitsSince(head);
  const { file } = JSON.parse(github.read(`${folder}/index.json`).toString());
  expect(commit?.files.sort((one, other) => one.file.localeCompare(other.file))).toEqual(
    [`${folder}/${file}`, `${folder}/index.json`]
      .sort((one, other) => one.localeCompare(other))
      .map((one) => ({ status: 'A', file: one })),
  );
  const { width = 0, height = 0 } = await sharp(github.read(`${folder}/${file}`)).metadata();
  expect(width).toBeGreaterThan(height);
});

test('another photograph is described anew, and saving waits until it is converted', {
  tag: '@chromium',
}, async ({ page }) => {
  const head = github.head;
  await page.addInitScript(() => {
    const { createImageBitmap } = window;
    const isReleased = new Promise((resolve) => window.addEventListener('convert', resolve));
    window.createImageBitmap = async (...given: [ImageBitmapSource]) => {
      await isReleased;
      return createImageBitmap(...given);
    };
  });
  await github.openEditor(page);
  await openEntry(page, 'pictures', picture);
  const alt = (await showField(page, 'alt')).getByRole('textbox');
  await expect(alt).toHaveValue(pictures[picture]?.alt ?? '');
  await choosePhotograph(page, 'nouvelle.jpg');
  await expect(alt).toHaveValue('');
  await alt.fill('Une autre photo.');
  await saveButton(page).click();
  await page.evaluate(() => window.dispatchEvent(new Event('convert')));
  await expect.poll(() => github.commitsSince(head).flatMap(({ files }) => files).length).toBeGreaterThan(1);
});

test('who comes back with a token that has expired is told so', { tag: '@chromium' }, async ({ page }) => {
  await github.openEditor(page);
  github.refuse(401, 'everything');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Vous n’êtes plus connectée' })).toContainText('il a expiré');
});

test('a draft outlives a change of the names in the forms', { tag: '@chromium' }, async ({ page }) => {
  await github.openEditor(page);
  await openEntry(page, 'prices', fixed);
  await (await showField(page, 'price.amount')).getByRole('textbox').pressSequentially('1');
  const amount = await fieldAt(page, 'price.amount').getByRole('textbox').inputValue();
  await expect.poll(() => hasDraft(page)).toBe(true);
  await page.route(`**${adminPath}config.json`, async (route) => {
    const config = await (await route.fetch()).json();
    const collections = config.collections.map((one: object) => ({ ...one, label: 'Autrement' }));
    await route.fulfill({ json: { ...config, collections, backend: { ...config.backend, repo: 'julie/salon' } } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Restaurer' }).click();
  await expect((await showField(page, 'price.amount')).getByRole('textbox')).toHaveValue(amount);
});

test('what an owner does in the editor leaves a salon that is whole', { tag: ['@both', '@chromium'] }, async ({
  page,
}) => {
  test.slow();
  const head = github.head;
  await github.openEditor(page);

  await openEntry(page, 'prices', fixed);
  await (await showField(page, 'price.amount')).getByRole('textbox').fill('61,50');
  await save(page);

  await openEntry(page, 'prices');
  await fillField(page, 'service', 'Tresse');
  await choose(page, 'price', 'Prix fixe');
  await fillField(page, 'price.amount', '48');
  const groups = trades.flatMap((trade) => trade.groups);
  await choose(page, 'group', groups.find(({ id }) => id === fixedGroup)?.title ?? '');
  await save(page);
  await openEntry(page, 'prices');
  await fillField(page, 'service', 'Chignon');
  await choose(page, 'price', 'Sur devis');
  await fillField(page, 'price.dependsOn', 'la longueur');
  await choose(page, 'group', groups.find(({ id }) => id === fixedGroup)?.title ?? '');
  await save(page);
  await openEntry(page, 'prices', 'tresse');
  await removeOpen(page);
  expect(await confirmDelete(page)).toBe(true);
  await expect(page).toHaveURL(/\/prices$/);

  await openEntry(page, 'hours', 'hours');
  await fillField(page, 'week.monday', '9h-12h et 13.30–18h');
  await addItem(page, 'closings');
  const closing = `closings.${salon.closings.length}`;
  await fillField(page, `${closing}.from`, '2031-07-14');
  await fillField(page, `${closing}.to`, '2031-07-26');
  await fillField(page, `${closing}.reason`, 'Foins');
  await save(page);

  await saveEntry(page, 'salon', 'salon', { phone: '032 951 23 45' });
  await saveEntry(
    page,
    'pages',
    pageIds.find((id) => getPage(id).kind === 'price-list'),
    { heading: 'Les prix' },
  );

  await openEntry(page, 'pictures', picture);
  await addPhotograph(page, 'Été à Nyon (1).jpg');
  await fillField(page, 'alt', 'Une photo, vue de face.');
  await save(page);

  let jobs = 8;
  if (articles.length > 0) {
    await openEntry(page, 'articles');
    await fillField(page, 'title', 'Un article pour la neige');
    await fillField(page, 'category', 'Essai');
    await choose(page, 'picture', pictures[picture]?.name ?? '');
    await (await showField(page, 'body')).locator('[contenteditable=true]').first().click();
    await page.keyboard.type('Avant la sortie à ski, on regarde l’heure.');
    await save(page);
    await openEntry(page, 'articles', articles[0]?.id);
    await removeOpen(page);
    expect(await confirmDelete(page)).toBe(true);
    await expect(page).toHaveURL(/\/articles$/);
    jobs += 2;
  }
  if (testimonials.length > 0) {
    await openEntry(page, 'testimonials', 'testimonials');
    await addItem(page, 'testimonials');
    await fillField(page, `testimonials.${testimonials.length}.name`, 'Aline P.');
    await fillField(page, `testimonials.${testimonials.length}.text`, 'Je reviendrai.');
    await save(page);
    jobs += 1;
  }
  if (season.length > 0) {
    await saveEntry(page, 'season', 'season', { march: 'Le vent sèche : un peu d’huile.' });
    jobs += 1;
  }

  expect(github.commitsSince(head)).toHaveLength(jobs);
  const json = (file: string) => JSON.parse(github.read(placeOf(file)).toString());
  expect(json('content/hours.json').week.monday).toBe('09:00-12:00, 13:30-18:00');
  expect(json('content/salon.json').phone).toBe('+41 32 951 23 45');
  const copy = copyProject();
  try {
    github.checkOut(copy.folder);
    const check = spawnSync(process.execPath, [jiti, 'scripts/launch-check.ts', '--report'], { cwd: copy.folder });
    expect([check.status, check.stderr.toString()]).toEqual([0, '']);
  } finally {
    copy.remove();
  }
});

/** Chooses from a field's list, which shows its answers at once where they are few. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  const shown = await showField(page, field);
  const list = shown
    .getByRole('combobox')
    .or(shown.getByRole('button', { name: /^Ajouter/ }))
    .first();
  if ((await list.count()) > 0) await list.click();
  const answer = { name, exact: true };
  const answers = page.getByRole('option', answer).or(page.getByRole('menuitem', answer));
  await answers.or(shown.getByRole('radio', answer)).first().click();
}

async function addItem(page: Page, field: string): Promise<void> {
  const list = await showField(page, field);
  await list
    .getByRole('button', { name: /^Ajouter/ })
    .last()
    .click();
}

/** Whether the editor keeps a form that is not saved. */
const hasDraft = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases();
    const counts = found.map(
      ({ name = '' }) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const { result } = opening;
            if (!result.objectStoreNames.contains('draft-backups')) return resolve(0);
            const counting = result.transaction('draft-backups').objectStore('draft-backups').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
    return (await Promise.all(counts)).some((count) => count > 0);
  });
