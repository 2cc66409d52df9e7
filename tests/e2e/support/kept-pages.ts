import { type Browser, type BrowserContextOptions, test as base, type Page, type WorkerInfo } from '@playwright/test';
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
}

async function keepPage(
  browser: Browser,
  { project }: WorkerInfo,
  options: BrowserContextOptions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...project.use, ...project.use.contextOptions, ...options });
  await run(await context.newPage());
  await context.close();
}

/** Tests that only look at pages: each worker keeps one page for all of its visits, which takes a fifth of the time of a fresh one. */
export const test = base.extend<
  { watched: Watch },
  { keptWatch: Watch; pageWithoutScripts: Page; foreignWithoutScripts: string[] }
>({
  keptWatch: [
    ({ browser }, use, worker) =>
      keepPage(browser, worker, {}, async (page) => {
        const foreign = watchRequests(page, isForeign);
        await use({ page, foreign, errors: watchErrors(page), takeRefusals: await recordRefusals(page) });
      }),
    { scope: 'worker' },
  ],
  /** A page with scripts, and what comes up on it. */
  watched: async ({ keptWatch, viewport }, use) => {
    const { page, foreign, errors, takeRefusals } = keptWatch;
    await page.goto('about:blank');
    if (viewport) await page.setViewportSize(viewport);
    for (const list of [foreign, errors, await takeRefusals()]) list.length = 0;
    await use(keptWatch);
  },
  /** A page for which scripts are switched off. */
  pageWithoutScripts: [
    ({ browser }, use, worker) => keepPage(browser, worker, { javaScriptEnabled: false }, use),
    { scope: 'worker' },
  ],
  /** Addresses of other hosts that it asked for. */
  foreignWithoutScripts: [
    ({ pageWithoutScripts }, use) => use(watchRequests(pageWithoutScripts, isForeign)),
    { scope: 'worker' },
  ],
});
