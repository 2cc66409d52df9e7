import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { isForeign, openMoving, scrollThrough, watchRequests } from './support/browsing';
import { adminPath } from './support/editor';
import { editorFiles, fileFor, openFile, pageFiles, readSite, site, sizeOf } from './support/exported-site';
import { openForm } from './support/form';

/** kB (1000 bytes) as hosts send them, compressed with brotli. */
const budgets = {
  /** The one response that is a page, styles and all: what fits into the first round trip. */
  page: 14,
  pageScript: 1.9,
  sheet: 10,
  visitScripts: 5,
  bookingScripts: 200,
  homeFirstView: 150,
  /** Until the owner can sign in; mostly the package's own script. */
  editor: 720,
};

const kilobytes = (text: string | Uint8Array, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

/** What a text weighs at least as much as; in full only where the quick answer is above the budget. */
const kilobytesAgainst = (budget: number, text: string) => {
  const quick = kilobytes(text, 6);
  return quick <= budget ? quick : kilobytes(text);
};

test('every page with its styles, and the script in it', { tag: '@check' }, () => {
  for (const file of pageFiles) {
    expect
      .soft(kilobytesAgainst(budgets.page, readSite(file)), `${file} with its styles`)
      .toBeLessThanOrEqual(budgets.page);
    const text = openFile(file).querySelector('script[data-page-script]')?.textContent ?? '';
    expect.soft(kilobytes(text), `script in ${file}`).toBeLessThanOrEqual(budgets.pageScript);
  }
});

test('the whole style sheet, of which there is one', { tag: '@check' }, () => {
  const sheets = [...site].filter((file) => file.endsWith('.css') && !file.endsWith('.late.css'));
  expect(sheets).toHaveLength(1);
  expect(kilobytes(readSite(sheets[0] ?? ''))).toBeLessThanOrEqual(budgets.sheet);
});

/** Weight of the files of the site that were asked for, each once. */
const weight = (addresses: readonly string[]): number =>
  weightOf(new Set(addresses.map((address) => fileFor(new URL(address).pathname) ?? '')));

/** Pictures, fonts and films are compressed already. */
function weightOf(files: Iterable<string>, quality?: number): number {
  const weights = [...files].map((file) =>
    /\.(html|css|js|json|svg|webmanifest)$/.test(file) ? kilobytes(readSite(file), quality) : sizeOf(file) / 1000,
  );
  return weights.reduce((sum, size) => sum + size, 0);
}

const watchScripts = (page: Page) => watchRequests(page, (_, request) => request.resourceType() === 'script');

const film = openFile('/index.html').querySelector('[data-island*="/film-"]')?.getAttribute('data-island');

test('scripts of a visit to a page of each kind, without booking: who only reads asks for none of React', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  const filmStarted = film ? page.waitForRequest((request) => request.url().endsWith(film)) : undefined;
  // The film is part of it.
  await openMoving(page, paths.home);
  await filmStarted;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  // A page whose file names no script can ask for none.
  for (const path of Object.values(paths).filter((path) => readSite(fileFor(path) ?? '').includes('.js'))) {
    await page.goto(path);
    await page.locator('h1').click();
    await page.keyboard.press('Tab');
    const islands = page.locator('[data-props]');
    const middle = await islands.evaluateAll(([island]) => {
      const { left, right } = (island ?? document.body).getBoundingClientRect();
      return (left + right) / 2;
    });
    // The page moves under a pointer, and that up and down.
    await page.mouse.move(middle, 400);
    await scrollThrough(page);
    for (const island of await islands.all()) await island.scrollIntoViewIfNeeded();
    await page.mouse.move(middle, 500);
    // Long enough for everything that starts by itself.
    await page.clock.runFor(4000);
    await expect(islands.and(page.locator(':not([data-state="static"])')), path).toHaveCount(0);
  }
  expect(weight(scripts)).toBeLessThanOrEqual(budgets.visitScripts);
});

test('scripts of booking, from the first letter to the confirmation', { tag: '@check' }, async ({ page }) => {
  const scripts = watchScripts(page);
  const { fillIn, calendarButton, calendar, chooseLast, submit, ready } = await openForm(page);
  await fillIn();
  await calendarButton.click();
  await calendar.getByRole('gridcell', { selected: true }).getByRole('button').press('Escape');
  await chooseLast();
  await submit.click();
  await expect(ready).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(weight(scripts)).toBeLessThanOrEqual(budgets.bookingScripts);
});

test('the editor, until it can be used', { tag: '@chromium' }, async ({ page }) => {
  const own = watchRequests(page, (url) => !isForeign(url));
  await page.goto(adminPath);
  await expect(page.getByRole('button').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const files = editorFiles.filter((file) => own.some((url) => new URL(url).pathname.endsWith(file)));
  expect(files.filter((file) => file.endsWith('.woff2'))).not.toEqual([]);
  // Two megabytes are slow to compress as well as they can be.
  expect(weightOf(files, 6)).toBeLessThanOrEqual(budgets.editor);
});

test('first view of the home page, without the film', { tag: ['@both', '@check'] }, async ({ page }) => {
  const own = watchRequests(page, (url, request) => !isForeign(url) && request.resourceType() !== 'image');
  await page.clock.install({ time: '2026-03-02T10:00:00' });
  await page.clock.pauseAt('2026-03-02T10:00:01');
  await page.goto(paths.home);
  const inView = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .map((image) => image.currentSrc),
  );
  expect(inView.length).toBeGreaterThan(0);
  expect(weight([...own, ...inView])).toBeLessThan(budgets.homeFirstView);
});
