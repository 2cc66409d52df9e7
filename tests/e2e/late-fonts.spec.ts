import { expect, test } from '@playwright/test';
import baseConfig from '@/playwright.config';
import { paths } from '@/tests/support/paths';
import { scrollThrough } from './support/browsing';
import { followLink, holdBack, isFont } from './support/faults';
import { onePathOfEachKind } from './support/pages';

const { launchOptions } = baseConfig.use ?? {};

// Letters as wide as most screens set them: rounded to whole pixels, as for screens of old, every word would move.
test.use({
  deviceScaleFactor: 2,
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--font-render-hinting=none'] },
});

/** 0.000 to three places: any line more or less is above. */
const mostMoved = 0.0005;

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
        .filter(({ display, status }) => display !== 'auto' && status === 'loaded')
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

test('the next page has both faces', async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => document.fonts.ready);
  await followLink(page);
  const widths = await page.locator('main h1, main p').evaluateAll((all) =>
    [...new Set(all.map((element) => getComputedStyle(element).fontFamily))].map((family) => {
      const sample = document.body.appendChild(document.createElement('span'));
      sample.textContent = 'Coiffure, matière vive au pays des épicéas';
      sample.style.cssText = 'position: absolute; white-space: nowrap';
      const widthIn = (families: string) => {
        sample.style.fontFamily = families;
        return sample.getBoundingClientRect().width;
      };
      return { shown: widthIn(family), fallback: widthIn(family.split(',').slice(1).join()) };
    }),
  );
  expect(widths).toHaveLength(2);
  for (const { shown, fallback } of widths) expect(shown).not.toBeCloseTo(fallback, 1);
});
