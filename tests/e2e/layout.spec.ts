import { expect, test } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { keepToSite } from './support/browsing';
import { holdBack, isFont } from './support/faults';
import { onePathOfEachKind } from './support/pages';

test('the price list prints on one A4 page, with address, validity and every price', async ({
  page,
  isMobile,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'pages are counted in what Chromium prints');
  test.skip(isMobile, 'paper has one size');
  await page.goto(routes.tarifs);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('.price-notes')).toBeVisible();
  await expect(page.locator('main tbody tr:visible')).toHaveCount(await page.locator('main tbody tr').count());
});

test('paper shows neither fixed bars nor buttons', async ({ page }) => {
  await page.goto(routes.tarifs);
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
      ).length,
  );
  expect(fixed).toBe(0);
});

test('the bottom bar waits until the booking button of the hero has left the screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only phones have the bar');
  await page.goto('/');
  const bar = page.locator('.bottom-bar');
  // A browser that cannot tie it to the scrolling, as Firefox cannot yet, has it from the start.
  const canWait = await page.evaluate(() => CSS.supports('animation-timeline', 'view()'));
  await expect(bar).toBeVisible({ visible: !canWait });
  await page.locator('#about').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(bar).toBeVisible();
});

test.describe('fonts that come late move next to nothing on', () => {
  test.skip(({ isMobile }) => !isMobile, 'Lines are short on phones, and a word more or less on one counts most.');

  for (const path of [...onePathOfEachKind, germanRoutes.accueil]) {
    test(path, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'No other engine says how far things move.');
      await keepToSite(page);
      const release = await holdBack(page, isFont);
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Held fonts hold the load event too.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const drawn = () =>
        page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await drawn();
      const hasStandIn = await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      test.skip(!hasStandIn, 'This machine has none of the fonts that stand in.');
      release();
      await page.evaluate(() => document.fonts.ready);
      await drawn();
      await drawn();
      const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
      // What Google calls good.
      expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.1);
    });
  }
});
