import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { brotliSize, kilobytes, pageParts, runtimeFiles } from '@/scripts/bench/weigh';
import { inRepository } from '@/scripts/support/paths';
import { keepToSite, openHydrated } from './support/browsing';
import { listSite } from './support/exported-site';

const out = inRepository('out');

/** kB (1000 bytes) as hosts send them, compressed with brotli. */
const budgets = {
  html: 15,
  styles: 14,
  /** The one response that is a page, styles and all: what fits into the first round trip. */
  page: 15,
  beforeLargestPaint: 5,
  homeScripts: 125,
  contactScripts: 190,
  homeFirstView: 150,
};

test.describe('bytes of every page', () => {
  test.skip(({ isMobile }) => isMobile === true, 'Files are the same for every screen.');
  const pages = [...listSite()].filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'));

  for (const file of ['/index.html', ...pages]) {
    test(file, () => {
      const { page, html, styles, inlineScripts } = pageParts(out, file);
      expect.soft(kilobytes(html), 'HTML without styles').toBeLessThan(budgets.html);
      expect.soft(kilobytes(styles), 'styles in the page').toBeLessThan(budgets.styles);
      expect.soft(kilobytes(page), 'page with its styles').toBeLessThan(budgets.page);
      expect.soft(kilobytes(inlineScripts), 'script that runs by itself').toBeLessThan(budgets.beforeLargestPaint);
    });
  }

  test('the whole style sheet, of which there is one', () => {
    const sheets = [...listSite()].filter((file) => file.endsWith('.css') && !file.endsWith('.rare.css'));
    expect(sheets).toHaveLength(1);
    expect(weight(sheets)).toBeLessThan(budgets.styles);
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

test('scripts of the home page before the first interaction', () => {
  expect(weight(runtimeFiles(out, '/index.html').scripts)).toBeLessThanOrEqual(budgets.homeScripts);
});

test('scripts of the contact page once all of them are there', async ({ page }) => {
  const asked = watch(page);
  await openHydrated(page, routes.contact);
  await expect(page.locator('form [type="submit"]')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const scripts = asked.filter(({ type }) => type === 'script').map(({ path }) => path);
  expect(weight(scripts)).toBeLessThanOrEqual(budgets.contactScripts);
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
