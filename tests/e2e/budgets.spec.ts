import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { inRepository } from '@/scripts/support/paths';
import { hydrate, keepToSite, whenQuiet } from './support/browsing';
import { listSite } from './support/exported-site';
import { messages } from './support/messages';
import { brotliSize, kilobytes, pageParts } from './support/weigh';

const out = inRepository('out');

/** kB (1000 bytes) as hosts send them, compressed with brotli. */
const budgets = {
  /** The one response that is a page, styles and all: what fits into the first round trip. */
  page: 13,
  pageScript: 1.5,
  sheet: 10,
  visitScripts: 5,
  bookingScripts: 200,
  homeFirstView: 150,
};

test.describe('bytes of every page', () => {
  test.skip(({ isMobile }) => isMobile === true, 'Files are the same for every screen.');
  const pages = [...listSite()].filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'));

  for (const file of ['/index.html', ...pages]) {
    test(file, () => {
      const { page, inlineScripts } = pageParts(out, file);
      expect.soft(kilobytes(page), 'page with its styles').toBeLessThanOrEqual(budgets.page);
      expect.soft(kilobytes(inlineScripts), 'script in the page').toBeLessThanOrEqual(budgets.pageScript);
    });
  }

  test('the whole style sheet, of which there is one', () => {
    const sheets = [...listSite()].filter((file) => file.endsWith('.css') && !file.endsWith('.rare.css'));
    expect(sheets).toHaveLength(1);
    expect(weight(sheets)).toBeLessThanOrEqual(budgets.sheet);
  });
});

/** Paths of the files of the site that a page has asked for so far; the list grows as it asks. */
function watch(page: Page): { path: string; type: string }[] {
  const asked: { path: string; type: string }[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'localhost') asked.push({ path: pathname, type: request.resourceType() });
  });
  return asked;
}

const weight = (paths: Iterable<string>) =>
  kilobytes([...new Set(paths)].reduce((sum, path) => sum + brotliSize(out, path), 0));

const scriptsIn = (asked: ReturnType<typeof watch>) =>
  asked.filter(({ type }) => type === 'script').map(({ path }) => path);

test('scripts of a visit to six pages without booking', async ({ page, isMobile }) => {
  // The film is part of it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await keepToSite(page);
  const asked = watch(page);
  const film = isMobile ? undefined : page.waitForRequest((request) => request.url().includes('/islands/film-'));
  const { accueil, tarifs, coloration, conditions, blog, contact } = routes;
  for (const path of [accueil, tarifs, coloration, conditions, blog, contact]) {
    await page.goto(path);
    if (path === accueil) await film;
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await whenQuiet(page);
  }
  expect(weight(scriptsIn(asked))).toBeLessThanOrEqual(budgets.visitScripts);
});

test('scripts of booking, from the first letter to the confirmation', async ({ page }) => {
  await keepToSite(page);
  const asked = watch(page);
  await page.goto(routes.contact);
  const { form: words, toasts } = messages;
  const part = page.locator('#demande');
  await part.getByLabel(words.name, { exact: true }).fill('Ana');
  await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
  await hydrate(page);
  await part.getByRole('button', { name: words.date_choose }).click();
  await page.getByRole('dialog').getByRole('gridcell', { selected: true }).getByRole('button').press('Escape');
  await part.getByRole('combobox', { name: words.service }).click();
  await page.getByRole('option', { name: words.services.cutting }).click();
  await part.getByRole('button', { name: words.submit }).click();
  await expect(part.getByRole('heading', { name: toasts.success_title })).toBeVisible();
  const scripts = scriptsIn(asked);
  expect(scripts).not.toEqual([]);
  expect(weight(scripts)).toBeLessThanOrEqual(budgets.bookingScripts);
});

test('first view of the home page, without the film', async ({ page }) => {
  await keepToSite(page);
  const asked = watch(page);
  await page.clock.install({ time: '2026-03-02T10:00:00' });
  await page.clock.pauseAt('2026-03-02T10:00:01');
  await page.goto(routes.accueil, { waitUntil: 'networkidle' });
  const inView = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .map((image) => new URL(image.currentSrc).pathname),
  );
  const seen = asked.filter(({ path, type }) => type !== 'image' || inView.includes(path)).map(({ path }) => path);
  expect(inView.length).toBeGreaterThan(0);
  expect(weight(seen)).toBeLessThan(budgets.homeFirstView);
});
