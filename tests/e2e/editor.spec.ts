import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { CollectionId } from '@/content/schema/collections';
import { articles, prices, salon, season, testimonials, trades } from '@/lib/content/content';
import { idsOfKind, pageIds } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';
import { formatAmount, formatPrice } from '@/lib/i18n/format';
import { mainLocale } from '@/lib/i18n/locale';
import { typeset } from '@/lib/i18n/typography';
import { pathOf } from '@/lib/links/href';
import { editorPath } from '@/lib/links/site';
import { editorPage } from '@/scripts/editor/page';
import { isPortTaken } from '@/scripts/support/ports';
import { paths } from '@/tests/support/paths';
import { adminPath, type Input, placeOf } from './support/editor';
import { test } from './support/github';
import { copyProject, jiti } from './support/project-copy';

const fixedPrices = Object.entries(prices).flatMap(([id, { price, group }]) =>
  price.kind === 'fixed' && group ? id : [],
);
const [first = ''] = fixedPrices;
const listed = fixedPrices.find((id) => pageOfPrice(id)) ?? first;
const pageOfListed = pageOfPrice(listed);
const groupOfListed = trades.flatMap(({ groups }) => groups).find(({ id }) => id === prices[listed]?.group);
const [service] = idsOfKind('service');
const retitled = service ?? pageIds.find((id) => !idsOfKind('service').includes(id)) ?? '';
const hasBlog = articles.length > 0;
const sentence = 'Avant la sortie à ski, on regarde l’heure.';

const closing = `closings.${salon.closings.length}`;
const lastOne = `testimonials.${testimonials.length}`;
const group: [string] = [groupOfListed?.title ?? ''];

/** What an owner changes in a year, each with a save of its own. */
const changes: [CollectionId, string | undefined, Record<string, Input>][] = [
  ['prices', listed, { 'price.amount': 'Fr. 1’361.50' }],
  ['prices', undefined, { service: 'Chignon', price: ['Sur devis'], 'price.dependsOn': 'la longueur', group }],
  [
    'hours',
    'hours',
    {
      'week.monday': '9h-12h et 13.30–18h',
      'week.sunday': 'fermé',
      closings: [],
      [`${closing}.from`]: '2031-07-14',
      [`${closing}.to`]: '2031-07-26',
      [`${closing}.reason`]: 'Foins',
    },
  ],
  ['salon', 'salon', { phone: '032 951 23 45' }],
  [service ? 'services' : 'pages', retitled, { title: 'Un nouveau titre | {salon}' }],
];
if (testimonials.length > 0) {
  const first = { 'testimonials.0.name': 'Aline P.', 'testimonials.0.text': 'Je reviendrai.' };
  const last = { [`${lastOne}.name`]: 'Lise B.', [`${lastOne}.text`]: 'Je reviendrai.' };
  changes.push(['testimonials', 'testimonials', { testimonials: [], ...first, ...last }]);
}
if (season.length > 0) changes.push(['season', 'season', { march: 'Le vent sèche : un peu d’huile.' }]);

test('npm run edit shows what an owner saves on every page that has it, says what is wrong and stops all it has started', {
  tag: ['@phone', '@chromium'],
}, async ({ page, editor, github }) => {
  // It compiles what the build would.
  test.slow();
  const copy = copyProject();
  const price = placeOf(`content/prices/${listed}.json`);
  const saveAmount = (amount: unknown) => {
    const file = path.join(copy.folder, price);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    // As Git and most editors save.
    writeFileSync(`${file}.draft`, JSON.stringify({ ...saved, price: { ...saved.price, amount } }));
    renameSync(`${file}.draft`, file);
  };
  // What the last start has left, and content that has been spoilt since.
  cpSync('.generated', path.join(copy.folder, '.generated'), { recursive: true });
  saveAmount('cher');
  const command = spawn(process.execPath, [jiti, 'scripts/edit.ts'], { cwd: copy.folder });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const stop = async () => {
    if (command.exitCode === null && command.kill('SIGINT')) await once(command, 'close');
  };
  const eventually = expect.configure({ timeout: 60_000 });
  try {
    await github.openEditor(page);
    const head = github.head;
    for (const [collection, id, inputs] of changes) {
      await editor.openEntry(collection, id);
      await editor.fill(inputs);
      await editor.save();
    }
    await editor.addPhotograph();
    await editor.save();
    if (hasBlog) {
      await editor.openEntry('articles');
      await editor.fill({ title: 'Un article ♥ pour Jović', category: 'Essai', picture: ['Vue d’hiver'] });
      await (await editor.showField('body')).locator('[contenteditable=true]').first().click();
      // As WhatsApp has it, with what nobody sees.
      for (const block of [
        sentence.replace('on regarde', '*on\u200b regarde*'),
        '## Sous le bonnet',
        'Un paragraphe.',
        'Un autre.',
      ]) {
        await page.keyboard.insertText(block);
        await page.keyboard.press('Enter');
      }
      await editor.save();
      await expect(page.getByRole('row').first()).toContainText('Un article ♥ pour Jović');
    }
    await expect(page.locator('#publication')).toContainText('Enregistré');
    expect(github.commitsSince(head)).toHaveLength(changes.length + (hasBlog ? 2 : 1));
    const json = (file: string) => JSON.parse(github.read(placeOf(file)).toString());
    expect(json('content/hours.json').week.monday).toBe('09:00-12:00, 13:30-18:00');
    expect(json('content/salon.json').phone).toBe('+41 32 951 23 45');

    await eventually.poll(() => output).toContain('Ready in');
    const [, site = ''] = /Le site : (\S+)/.exec(output) ?? [];
    const [, admin = ''] = /L’éditeur : (\S+)/.exec(output) ?? [];
    expect(admin).toBe(site + editorPath);
    /** What a page says, in its head and to search engines too. */
    const textOf = async (route: string) => {
      const { window } = new JSDOM(await (await page.request.get(site + route)).text());
      return window.document.documentElement.textContent ?? '';
    };

    expect(output).toContain(`${price} : `);
    for (const address of [site + paths['price-list'], admin]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await eventually(page.getByRole('status').filter({ hasText: 'un nombre est attendu' })).toBeVisible();
    }
    github.checkOut(copy.folder);
    await eventually.poll(() => textOf(paths['price-list'])).toContain(formatAmount(1361.5));
    const shown: [route: string, text: string][] = [
      [paths['price-list'], '"price":1361.5'],
      [paths.contact, 'Foins'],
      [paths.contact, '"validFrom":"2031-07-14","validThrough":"2031-07-26"'],
      [pathOf(retitled, mainLocale), typeset(`Un nouveau titre | ${salon.name}`)],
    ];
    if (pageOfListed) shown.push([pathOf(pageOfListed, mainLocale), formatPrice(1361.5)]);
    if (testimonials.length > 0) shown.push([paths.home, 'Aline P.']);
    const article = ['Un article ♥ pour Jović', typeset(sentence), 'Sous le bonnet'];
    if (hasBlog) shown.push(...article.map((text): [string, string] => [paths.blog, text]));
    for (const [route, text] of shown) expect(await textOf(route)).toContain(text);

    await page.goto(site + paths['price-list'], { waitUntil: 'domcontentloaded' });
    saveAmount('cher');
    await expect.poll(() => output).toMatch(/ : .* un nombre .*\nLe site montre encore/);
    await eventually(page.getByRole('status').filter({ hasText: 'un nombre est attendu' })).toBeVisible();
    expect(await textOf(paths['price-list'])).toContain(formatAmount(1361.5));

    // In the open page, without a reload.
    saveAmount(1362);
    await eventually(page.getByText(formatAmount(1362))).toBeVisible();
    await eventually(page.getByText('un nombre est attendu')).toBeHidden();

    await stop();
    expect(await isPortTaken(Number(new URL(site).port))).toBe(false);
  } finally {
    await stop();
    copy.remove();
  }
});

test('lists show the amounts of prices and icons that the font has, and no page of all files is offered', {
  tag: ['@phone', '@chromium'],
}, async ({ page, editor, github }) => {
  await github.openEditor(page);
  const files = page.getByLabel('Changer de page').locator('[aria-label="Ressources"]');
  await expect(files).toHaveCount(1);
  await expect(files).toBeHidden();
  await editor.openCollection('prices');
  const { amount } = { amount: 0, ...prices[first]?.price };
  await expect(page.getByRole('row').filter({ hasText: `· CHF ${amount}` })).not.toHaveCount(0);

  // A name that the font does not know is shown as such: wider than an icon.
  const icons = page.locator('.material-symbols-outlined');
  const unknown = await icons.evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['none'];
    context.font = `24px ${getComputedStyle(all[0] ?? document.body).fontFamily}`;
    return all.map(({ textContent }) => textContent).filter((name) => context.measureText(name.trim()).width > 25);
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
