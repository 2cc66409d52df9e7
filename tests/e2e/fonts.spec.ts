import { expect, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { holdBack, isFont } from './support/faults';

/**
 * As much as a page may move as its fonts come: the sum of the shifts that the browser reports. The aim is 0.02; a machine that has none
 * of the fonts named in scripts/assets/fallback-fonts.ts has a little more.
 */
const MOST = 0.03;

// That both fonts come and are used, and that no page of any kind moves much on any screen, walk.spec.ts sees.
test('pages hardly move when their fonts come, however late', { tag: '@chromium' }, async ({ page }) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value;
      Object.assign(window, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (const path of [paths.home, paths['price-list'], paths.contact]) {
    const release = await holdBack(page, isFont);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await drawn();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState();
    await drawn();
    expect(await page.evaluate(() => Reflect.get(window, 'moved') ?? 0), path).toBeLessThanOrEqual(MOST);
  }
});
