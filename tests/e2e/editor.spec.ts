import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { prices, salon } from '@/lib/content/content';
import { idsOfKind, pageIds, siteTestimonials } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';
import { formatAmount, formatPrice } from '@/lib/i18n/format';
import { mainLocale } from '@/lib/i18n/locale';
import { typeset } from '@/lib/i18n/typography';
import { pathOf } from '@/lib/links/href';
import { editorPath } from '@/lib/links/site';
import { editorPage } from '@/scripts/editor/page';
import { isPortTaken } from '@/scripts/support/ports';
import { paths } from '@/tests/support/paths';
import {
  addPhotograph,
  adminPath,
  fieldAt,
  fillField,
  openCollection,
  openEditor,
  openEntry,
  placeOf,
  save,
  saveButton,
  savedContents,
  saveEntry,
  showField,
} from './support/editor';
import { copyProject, jiti } from './support/project-copy';

const idsOfPrices = (kind: 'fixed' | 'quote') =>
  Object.entries(prices).flatMap(([id, price]) => (price.price.kind === kind && price.group ? id : []));
const [first = '', ...others] = idsOfPrices('fixed');
const listed = [first, ...others].find((id) => pageOfPrice(id)) ?? first;
const pageOfListed = pageOfPrice(listed);
const [quoted] = idsOfPrices('quote');
const [service] = idsOfKind('service');
const [written = ''] = pageIds.filter((id) => !idsOfKind('service').includes(id));
const retitled = service ?? written;

test.describe('npm run edit', () => {
  let copy: ReturnType<typeof copyProject>;
  let command: ChildProcess;
  let output = '';

  test.beforeAll(() => {
    copy = copyProject();
    // What the last start has left, and content that has been spoilt since.
    cpSync('.generated', path.join(copy.folder, '.generated'), { recursive: true });
    saveAmount('cher');
    command = spawn(process.execPath, [jiti, 'scripts/edit.ts'], { cwd: copy.folder });
    for (const stream of [command.stdout, command.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
  });

  test.afterAll(async () => {
    await stop();
    copy.remove();
  });

  async function stop(): Promise<void> {
    if (command.exitCode !== null || !command.kill('SIGINT')) return;
    await once(command, 'close');
  }

  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(copy.folder, file)), { recursive: true });
    // As Git and most editors save.
    writeFileSync(path.join(copy.folder, `${file}.draft`), content);
    renameSync(path.join(copy.folder, `${file}.draft`), path.join(copy.folder, file));
  };
  const price = placeOf(`content/prices/${listed}.json`);
  const saveAmount = (amount: unknown) => {
    const saved = JSON.parse(readFileSync(path.join(copy.folder, price), 'utf8'));
    write(price, JSON.stringify({ ...saved, price: { ...saved.price, amount } }));
  };
  const eventually = expect.configure({ timeout: 60_000 });

  const name = 'shows what the owner saves on every page that has it, says what is wrong and stops all it has started';
  test(name, { tag: '@chromium' }, async ({ page, baseURL }) => {
    // It compiles what the build would.
    test.slow();
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) asked.add(new URL(request.url()).origin);
    });
    const refusals: string[] = [];
    page.on('console', (line) => {
      if (/Content Security Policy/.test(line.text())) refusals.push(line.text());
    });
    await openEditor(page);

    await openEntry(page, 'prices', listed);
    await (await showField(page, 'price.amount')).getByRole('textbox').fill('');
    await fieldAt(page, 'price.amount').getByRole('textbox').pressSequentially('1361,50');
    await save(page);

    await openEntry(page, 'hours', 'hours');
    const closing = `closings.${salon.closings.length}`;
    await (await showField(page, 'closings'))
      .getByRole('button', { name: /^Ajouter/ })
      .last()
      .click();
    await fillField(page, `${closing}.from`, '2031-07-14');
    await fillField(page, `${closing}.to`, '2031-07-26');
    await fillField(page, `${closing}.reason`, 'Foins');
    await save(page);
    await saveEntry(page, service ? 'services' : 'pages', retitled, { title: 'Un nouveau titre | {salon}' });
    if (siteTestimonials.length > 0)
      await saveEntry(page, 'testimonials', 'testimonials', { 'testimonials.0.name': 'Aline P.' });

    await openEntry(page, 'pictures');
    await fillField(page, 'name', 'Vue d’hiver');
    await addPhotograph(page, 'Été à Nyon (1).jpg');
    await fillField(page, 'alt', 'Une photo, vue de dos.');
    await save(page);

    const sentence = 'Avant la sortie à ski, on regarde l’heure.';
    if (paths.blog) {
      await openEntry(page, 'articles');
      await fillField(page, 'title', 'Un article pour la neige');
      await fillField(page, 'category', 'Essai');
      const list = (await showField(page, 'picture')).getByRole('combobox');
      if ((await list.count()) > 0) await list.first().click();
      const named = { name: 'Vue d’hiver' };
      await page.getByRole('option', named).or(page.getByRole('radio', named)).first().click();
      await (await showField(page, 'body')).locator('[contenteditable=true]').first().click();
      await page.keyboard.type(sentence);
      for (const block of ['## Sous le bonnet', 'Un paragraphe.', 'Un autre.']) {
        await page.keyboard.press('Enter');
        await page.keyboard.type(block);
      }
      await save(page);
      await expect(page.getByRole('row').first()).toContainText('Un article pour la neige');
    }
    expect([...asked]).toEqual([baseURL]);
    expect(refusals).toEqual([]);

    await eventually.poll(() => output).toContain('Ready in');
    const [, site = ''] = /Le site : (\S+)/.exec(output) ?? [];
    const [, editor = ''] = /L’éditeur : (\S+)/.exec(output) ?? [];
    expect(editor).toBe(site + editorPath);
    const open = async (route: string) =>
      new JSDOM(await (await page.request.get(site + route)).text()).window.document;
    const textOf = async (route: string) => (await open(route)).body.textContent ?? '';
    const dataOf = async (route: string) =>
      (await open(route)).querySelector('script[type="application/ld+json"]')?.textContent;

    const saved = await savedContents(page);
    expect(output).toContain(`${price} : `);
    for (const address of [site + paths['price-list'], editor]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await eventually(page.getByRole('status').filter({ hasText: 'un nombre est attendu' })).toBeVisible();
    }
    for (const [file, content] of Object.entries(saved)) write(file, content);
    await eventually.poll(() => textOf(paths['price-list'])).toContain(formatAmount(1361.5));
    expect(await dataOf(paths['price-list'])).toMatch(/"price":1361\.5\b/);
    if (pageOfListed) expect(await textOf(pathOf(pageOfListed, mainLocale))).toContain(formatPrice(1361.5));
    expect(await textOf(paths.contact)).toContain('Foins');
    expect(await dataOf(paths.contact)).toMatch(/"validFrom":"2031-07-14","validThrough":"2031-07-26"/);
    expect((await open(pathOf(retitled, mainLocale))).title).toBe(typeset(`Un nouveau titre | ${salon.name}`));
    if (siteTestimonials.length > 0) expect(await textOf(paths.home)).toContain('Aline P.');
    if (paths.blog) {
      const [first] = (await open(paths.blog)).querySelectorAll('article');
      expect(first?.textContent).toContain('Un article pour la neige');
      expect(first?.textContent).toContain(typeset(sentence));
      expect(first?.querySelector('h3')?.textContent).toBe('Sous le bonnet');
      const image = first?.querySelector('img');
      expect(image?.alt).toBe('Une photo, vue de dos.');
      const photo = await page.request.get(site + image?.getAttribute('src'));
      const { width, height } = await sharp(await photo.body()).metadata();
      expect(width).toBeGreaterThan(height);
      expect(await dataOf(paths.blog)).toContain('Un article pour la neige');
    }

    await page.goto(site + paths['price-list'], { waitUntil: 'domcontentloaded' });
    saveAmount('cher');
    await expect.poll(() => output).toMatch(/ : .* un nombre .*\nLe site montre encore/);
    await eventually(page.getByRole('status').filter({ hasText: 'un nombre est attendu' })).toBeVisible();
    expect(await textOf(paths['price-list'])).toContain(formatAmount(1361.5));

    const words = readFileSync(path.join(copy.folder, 'messages/fr.json'), 'utf8');
    const said = output.length;
    write('messages/fr.json', JSON.stringify({ ...JSON.parse(words), nav: '' }));
    await expect.poll(() => output.slice(said)).toContain('messages/fr.json : ');
    write('messages/fr.json', words);
    await expect.poll(() => output.slice(said)).toContain('Le site montre encore');
    // The pages had the message that is wrong.
    expect(output).not.toMatch(/messages\/fr\.json : .*\nLe site montre encore/);

    // In the open page, without a reload.
    saveAmount(1362);
    await eventually(page.getByText(formatAmount(1362))).toBeVisible();
    await eventually(page.getByText('un nombre est attendu')).toBeHidden();

    await stop();
    expect(await isPortTaken(Number(new URL(site).port))).toBe(false);
  });
});

test('the forms refuse what the build refuses, in its words', { tag: '@chromium' }, async ({ page }) => {
  await openEditor(page);
  for (const [collection, id, field, typed, message] of [
    ['prices', listed, 'price.amount', '58.-', /un nombre est attendu, par exemple 58 ou 57\.50/i],
    ['salon', 'salon', 'phone', '032 951 23', /\+41 et neuf chiffres sont attendus/i],
    ['pages', written, 'title', 'é'.repeat(61), /60 caractères sont attendus/i],
    ...(quoted ? [['prices', quoted, 'price.dependsOn', '', /ce champ est obligatoire/i] as const] : []),
  ] as const) {
    await openEntry(page, collection, id);
    await fillField(page, field, typed);
    await saveButton(page).click();
    await expect(fieldAt(page, field).locator('[role=alert].validation:visible')).toContainText(message);
    await expect(page.getByRole('button', { name: 'Montrer', exact: true })).toBeVisible();
    await expect(saveButton(page)).toBeVisible();
  }
});

test('a price is found by its amount and becomes a quote and back in one choice, in forms that suit a phone', {
  tag: ['@both', '@chromium'],
}, async ({ page, isMobile }) => {
  await openEditor(page);
  await openCollection(page, 'prices');
  const { amount } = { amount: 0, ...prices[first]?.price };
  await expect(page.getByRole('row').filter({ hasText: `· CHF ${amount}` })).not.toHaveCount(0);
  const above = await page.evaluate(
    () => getComputedStyle(document.querySelector('[aria-description]') ?? document.body, '::before').content,
  );
  expect(above.includes('Réorganiser')).toBe(isMobile);

  const hasOther = (id: string) => 'overviewAmount' in { ...prices[id]?.price };
  for (const id of [first, ...[others.find(hasOther), others.find((id) => !hasOther(id))].flatMap((id) => id ?? [])]) {
    await openEntry(page, 'prices', id);
    await expect((await showField(page, 'price.amount')).getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
    await expect(fieldAt(page, 'price.overviewAmount')).toBeVisible({ visible: hasOther(id) });
  }
  await page.getByRole('button', { name: 'Passer à « Sur devis »' }).click();
  await showField(page, 'price.dependsOn');
  await page.getByRole('button', { name: 'Passer à « Prix fixe »' }).click();
  await showField(page, 'price.amount');

  // A name that the font does not know is shown as such: wider than an icon.
  const icons = page.locator('.material-symbols-outlined');
  const unknown = await icons.evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['none'];
    context.font = `24px ${getComputedStyle(all[0] ?? document.body).fontFamily}`;
    return all.map(({ textContent }) => textContent).filter((name) => context.measureText(name.trim()).width !== 24);
  });
  expect(unknown).toEqual([]);
});

test('without a repository the editor offers a folder of this computer and no sign-in, elsewhere nothing', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  await page.route(`**${adminPath}`, (route) => route.fulfill({ contentType: 'text/html', body: editorPage() }));
  await page.goto(adminPath);
  await expect(page.getByRole('button', { name: 'Travailler avec un dépôt local' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  const token = await page.evaluate(() => fetch('https://api.github.com/user').catch((error) => error.message));
  expect(token).toMatch(/^GitHub n’a pas pu être joint/);

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
