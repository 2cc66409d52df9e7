import { expect, type Page, test } from '@playwright/test';
import { fileFor, openFile, pageFiles, readSite, sizeOf } from '@/scripts/inspect/exported-site';
import { budgetOf, budgets, kilobytesAgainst } from '@/scripts/inspect/weight';
import { paths } from '@/tests/support/paths';
import { isForeign, openMoving, scrollThrough, watchRequests } from './support/browsing';
import { openForm } from './support/form';

// Budgets for the example salons; scripts/inspect/quality.ts reports heavy pages of other salons.

const expectLight = (what: string, weight: number, budget: number) =>
  expect
    .soft(weight, `kB of ${what}, with a limit (docs/performance.md): take as much away`)
    .toBeLessThanOrEqual(budget);

test('every page with its styles, and the page script, are within budget', () => {
  const scripts = new Set<string>();
  for (const file of pageFiles()) {
    const page = readSite(file);
    const budget = budgetOf(page);
    expectLight(`${file} with its styles`, kilobytesAgainst(budget, [page]), budget);
    scripts.add(/<script data-page-script[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '');
  }
  for (const script of scripts) {
    expect(script).not.toBe('');
    expectLight('the script of a page', kilobytesAgainst(budgets.pageScript, [script]), budgets.pageScript);
  }
});

/** Returns the weight of files in kB, each counted once: texts compressed, pictures, fonts and films as they are. */
function weight(addresses: readonly string[], budget: number): number {
  const files = [...new Set(addresses.map((address) => fileFor(new URL(address).pathname) ?? ''))];
  const texts = files.filter((file) => /\.(html|css|js|json|svg|webmanifest)$/.test(file));
  const rest = files.filter((file) => !texts.includes(file)).reduce((sum, file) => sum + sizeOf(file) / 1000, 0);
  return rest + kilobytesAgainst(budget - rest, texts.map(readSite));
}

const watchScripts = (page: Page) => watchRequests(page, (_, request) => request.resourceType() === 'script');

const film = openFile('/index.html').querySelector('[data-island*="/film-"]')?.getAttribute('data-island');

/** The six pages with most islands, without the contact page, whose form starts by itself. */
const sixPages = Object.values(paths)
  .map((path) => [path, readSite(fileFor(path) ?? '')] as const)
  .filter(([, page]) => !page.includes('data-start="sign"'))
  .map(([path, page]) => [path, page.split('data-island').length] as const)
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, 6)
  .map(([path]) => path);

test('a visit to the six pages with most islands, form pages aside, loads no React and keeps to the budget', {
  tag: '@more',
}, async ({ page }) => {
  const scripts = watchScripts(page);
  const filmStarted = film ? page.waitForRequest((request) => request.url().endsWith(film)) : undefined;
  // Without reduced motion, because the script of the film counts.
  await openMoving(page, paths.home);
  await filmStarted;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  for (const path of sixPages) {
    await page.goto(path);
    await page.locator('h1').click();
    await page.keyboard.press('Tab');
    const islands = page.locator('[data-props]');
    const middle = await islands.evaluateAll(([island]) => {
      const { left, right } = (island ?? document.body).getBoundingClientRect();
      return (left + right) / 2;
    });
    // The page scrolls under a resting pointer; then the pointer itself moves.
    await page.mouse.move(middle, 400);
    await scrollThrough(page);
    for (const island of await islands.all()) await island.scrollIntoViewIfNeeded();
    await page.mouse.move(middle, 500);
    // Long enough for everything that starts by itself.
    await page.clock.runFor(4000);
    await expect(islands.and(page.locator(':not([data-state="static"])')), path).toHaveCount(0);
  }
  expectLight('these scripts', weight(scripts, budgets.visitScripts), budgets.visitScripts);
});

test('scripts of the contact page are within budget before a first scrolling, and after it, until a field is used', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.clock.install();
  await page.goto(paths.contact);
  await page.clock.runFor(4000);
  expectLight('these scripts before a sign', weight(scripts, budgets.visitScripts), budgets.visitScripts);
  await page.mouse.wheel(0, 10);
  const form = page.locator('[data-start="sign"]', { has: page.locator('form') });
  await expect(form).toHaveAttribute('data-state', 'hydrated');
  await page.clock.runFor(4000);
  expectLight('these scripts', weight(scripts, budgets.formScripts), budgets.formScripts);
});

test('all scripts of a booking, from opening the form to the confirmation, are within budget', async ({ page }) => {
  const scripts = watchScripts(page);
  const { fillIn, calendarButton, calendar, chooseLast, submit, ready } = await openForm(page);
  await fillIn();
  await calendarButton.click();
  await calendar.getByRole('gridcell', { selected: true }).getByRole('button').press('Escape');
  await chooseLast();
  await submit.click();
  await expect(ready).toBeVisible();
  expect(scripts).not.toEqual([]);
  expectLight('these scripts', weight(scripts, budgets.bookingScripts), budgets.bookingScripts);
});

test('the first screen of the home page loads within budget, before the film', { tag: '@both' }, async ({ page }) => {
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
  expectLight('this view', weight([...own, ...inView], budgets.homeFirstView), budgets.homeFirstView);
});
