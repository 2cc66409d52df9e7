import { expect, test } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { holdBack, isFont } from './support/faults';
import { sidewaysScroll } from './support/legibility';
import { onePathOfEachKind } from './support/pages';

// That nothing is cut off or lies over something else, pages.spec.ts sees on every page.

test('the header has room for its words where it is narrowest', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const path of [germanRoutes.contact, routes.contact]) {
    await page.goto(path);
    const links = page.locator('header nav > ul a');
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    // Two lines would be taller than the button.
    for (const height of heights) expect(height).toBeLessThanOrEqual(50);
    const logo = await page.locator('header a').first().boundingBox();
    const first = await links.first().boundingBox();
    expect((first?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThan(16);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});

// Lines are short on phones, and a word more or less on one counts most. No other engine says how far things move.
test.describe('fonts that come late move next to nothing on', { tag: ['@phone', '@chromium'] }, () => {
  for (const path of onePathOfEachKind) {
    test(path, async ({ page }) => {
      const release = await holdBack(page, isFont);
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const drawn = () =>
        page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      // Held fonts hold the load event too.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await drawn();
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
