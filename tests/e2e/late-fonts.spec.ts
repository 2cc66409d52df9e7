import { expect, test } from '@playwright/test';
import baseConfig from '@/playwright.config';
import { scrollThrough } from './support/browsing';
import { holdBack, isFont } from './support/faults';
import { onePathOfEachKind } from './support/pages';

const { launchOptions } = baseConfig.use ?? {};

// Letters as wide as most screens set them: rounded to whole pixels, as for screens of old, every word would move.
test.use({
  deviceScaleFactor: 2,
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--font-render-hinting=none'] },
});

/** Of what Google calls good, a fiftieth: all that single words move aside. Any line more or less is above. */
const mostMoved = 0.002;

// No other engine says how far things move.
for (const path of onePathOfEachKind) {
  test(`fonts that come late move nothing on ${path}`, { tag: ['@both', '@chromium'] }, async ({ page }) => {
    const release = await holdBack(page, isFont);
    await page.addInitScript(() => {
      const moves: { value: number; parts: string[] }[] = [];
      Object.assign(window, { moves });
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          moves.push({
            value,
            parts: sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) || String(node)),
          });
        }
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
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ display, status }) => display === 'swap' && status === 'loaded')
        .map(({ family }) => family),
    );
    expect(faces).toHaveLength(2);
    await scrollThrough(page);
    await drawn();
    type Moves = { value: number; parts: string[] }[];
    const moves = await page.evaluate(() => (window as unknown as { moves: Moves }).moves);
    const sum = moves.reduce((total, { value }) => total + value, 0);
    expect(sum, moves.flatMap(({ parts }) => parts).join(' / ')).toBeLessThan(mostMoved);
  });
}
