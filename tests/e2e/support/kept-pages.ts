import { test as base, type Page } from '@playwright/test';
import { isForeign, recordRefusals, watchErrors, watchRequests } from './browsing';

/** What came up on the kept page since the test began. */
interface Watch {
  page: Page;
  /** Addresses of other hosts that were asked for. */
  foreign: string[];
  /** Errors of scripts that nobody caught. */
  errors: string[];
  /** What the policy of the page refused since this was last asked. */
  takeRefusals: () => Promise<string[]>;
  /** How far things have moved by themselves since the page was opened, and which; only Chromium says so. */
  readMoves: () => Promise<{ sum: number; parts: string[] }>;
}

/** Notes in every page that is opened from now on what moves in it. */
async function recordMoves(page: Page): Promise<Watch['readMoves']> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const moves = { sum: 0, parts: [] as string[] };
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        moves.sum += value;
        moves.parts.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) || String(node)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moves: { sum: number; parts: string[] } }).moves);
}

/** For tests that only look at pages: each worker keeps one page for all of its visits, which takes a fifth of the time of a fresh one. */
export const test = base.extend<{ watched: Watch }, { keptWatch: Watch }>({
  keptWatch: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        deviceScaleFactor: 2,
        ...project.use,
        ...project.use.contextOptions,
      });
      const page = await context.newPage();
      const [foreign, errors] = [watchRequests(page, isForeign), watchErrors(page)];
      const [takeRefusals, readMoves] = [await recordRefusals(page), await recordMoves(page)];
      await use({ page, foreign, errors, takeRefusals, readMoves });
      await context.close();
    },
    { scope: 'worker' },
  ],
  watched: async ({ keptWatch }, use) => {
    const { page, foreign, errors, takeRefusals } = keptWatch;
    await page.goto('about:blank');
    for (const list of [foreign, errors, await takeRefusals()]) list.length = 0;
    await use(keptWatch);
    await page.unrouteAll();
    await page.emulateMedia({ forcedColors: null });
  },
});
