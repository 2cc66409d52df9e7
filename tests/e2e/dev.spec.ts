import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import sharp from 'sharp';
import { mainLocale, prices } from '@/lib/content/content';
import { pageOfPrice } from '@/lib/content/price-pages';
import { formatAmount, formatPrice } from '@/lib/i18n/amounts';
import { pathOf } from '@/lib/links/href';
import { repositoryPath as placeOf } from '@/scripts/content/problem';
import { editorPath } from '@/scripts/support/paths';
import { paths } from '@/tests/support/paths';
import { copyProject, jiti } from './support/project-copy';

// Only in `npm run test:more -- dev`, because it compiles again what the build has compiled.

/** Id of a fixed price that is on the price list and explained by a page. */
const listed =
  Object.keys(prices).find((id) => prices[id]?.price.kind === 'fixed' && prices[id].group && pageOfPrice(id)) ?? '';

test('npm run dev shows saved changes, reports errors in the terminal and on pages, and stops on an interrupt', {
  tag: ['@chromium', '@command'],
}, async ({ page }) => {
  test.setTimeout(180_000);
  const copy = copyProject();
  const save = (file: string, content: string | Buffer) => {
    const place = path.join(copy.folder, placeOf(file));
    mkdirSync(path.dirname(place), { recursive: true });
    // Saved by renaming, as Git and most editors do.
    writeFileSync(`${place}.draft`, content);
    renameSync(`${place}.draft`, place);
  };
  const price = `content/prices/${listed}.json`;
  const whole = JSON.parse(readFileSync(placeOf(price), 'utf8'));
  const saveAmount = (amount: unknown) => save(price, JSON.stringify({ ...whole, price: { ...whole.price, amount } }));
  // As after an earlier start; since then the content got an error.
  cpSync('.generated', path.join(copy.folder, '.generated'), { recursive: true });
  saveAmount('cher');
  const command = execa(process.execPath, [jiti, 'scripts/dev.ts'], { cwd: copy.folder, reject: false, all: true });
  let output = '';
  command.all.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const eventually = expect.configure({ timeout: 60_000 });
  const problem = page.getByRole('status').filter({ hasText: 'un nombre est attendu' });
  try {
    await eventually.poll(() => output).toContain('Ready in');
    const [, site = ''] = /Le site : (\S+)/.exec(output) ?? [];
    const editor = /L’éditeur : (\S+)/.exec(output)?.slice(1) ?? [];
    expect(editor).toEqual(existsSync('editor') ? [site + editorPath] : []);
    const htmlOf = async (route: string) => (await page.request.get(site + route, { timeout: 60_000 })).text();

    expect(output).toContain(`${placeOf(price)} : `);
    for (const address of [site + paths['price-list'], ...editor]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await eventually(problem).toBeVisible();
    }
    const photograph = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#806040' } });
    save('content/pictures/vue/photo.webp', await photograph.webp().toBuffer());
    save('content/pictures/vue/index.json', '{ "name": "Vue", "file": "photo.webp", "alt": "Une photo." }');
    save('content/articles/neige.md', '---\ntitle: La neige\ncategory: Essai\npicture: vue\n---\n\nUn.\n');
    saveAmount(1361.5);
    await eventually.poll(() => htmlOf(paths['price-list'])).toContain(formatAmount(1361.5));
    expect(await htmlOf(paths['price-list'])).toContain('"price":1361.5');
    expect(await htmlOf(pathOf(pageOfPrice(listed) ?? '', mainLocale))).toContain(formatPrice(1361.5));
    expect(await htmlOf(paths.blog)).toContain('La neige');

    await page.goto(site + paths['price-list'], { waitUntil: 'domcontentloaded' });
    saveAmount('cher');
    await expect.poll(() => output).toMatch(/ : .* un nombre .*\nLe site montre encore/);
    await eventually(problem).toBeVisible();
    expect(await htmlOf(paths['price-list'])).toContain(formatAmount(1361.5));

    // The open page shows the change without a reload.
    saveAmount(1362);
    await eventually(page.getByText(formatAmount(1362))).toBeVisible();
    await eventually(problem).toBeHidden();

    command.kill('SIGINT');
    await command;
    await eventually.poll(() => fetch(site).catch(() => 'closed')).toBe('closed');
  } finally {
    command.kill();
    await command;
    copy.remove();
  }
});
