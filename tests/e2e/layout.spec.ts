import { expect, test } from '@playwright/test';
import { openFile, pageFiles } from './support/exported-site';
import { holdBack, isFont } from './support/faults';
import { onePathOfEachKind } from './support/pages';

// That nothing is cut off or lies over something else, pages.spec.ts sees on every page.

test('every picture keeps its place until it comes, and all but the first wait until they are near', () => {
  for (const file of pageFiles) {
    const pictures = [...openFile(file).querySelectorAll('picture img')];
    for (const picture of pictures) {
      for (const name of ['width', 'height']) expect(Number(picture.getAttribute(name)), file).toBeGreaterThan(0);
      expect(picture.hasAttribute('alt'), file).toBe(true);
    }
    const early = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
    // A pair, where pictures are compared.
    expect(early.length, file).toBeLessThanOrEqual(2);
    for (const picture of early) expect(picture.getAttribute('fetchpriority'), file).toBe('high');
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
