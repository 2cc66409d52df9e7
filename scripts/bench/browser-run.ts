import type { Browser, CDPSession, Page } from '@playwright/test';
import { type PageFigures, probe } from './probe';

/** One loading of a page in a real browser. */
export interface LoadFigures extends Omit<PageFigures, 'interaction'> {
  /** Bytes on the wire before any sign of a visitor. */
  totalBytes: number;
  scriptBytes: number;
}

export const slowdown = 4;
/** Lighthouse's slow 4G, as the browser itself throttles. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** A middling phone, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A page on a slow phone, with the probe in it. */
export async function openPhone(
  browser: Browser,
  options: { isNetworkSlow: boolean; reducedMotion?: 'reduce' | 'no-preference' },
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...phone, locale: 'fr-CH', reducedMotion: options.reducedMotion });
  const page = await context.newPage();
  // Nothing is measured of other hosts, and nothing is asked of them.
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (options.isNetworkSlow) await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(probe);
  return { page, cdp, close: () => context.close() };
}

/** Bytes on the wire from now on; the numbers grow as files arrive. */
function countBytes(cdp: CDPSession): { total: number; scripts: number } {
  const bytes = { total: 0, scripts: 0 };
  const scripts = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  return bytes;
}

/** Loads a page on a slow phone with a slow network, and touches nothing. */
export async function measureLoad(browser: Browser, url: string): Promise<LoadFigures> {
  const { page, cdp, close } = await openPhone(browser, { isNetworkSlow: true });
  try {
    const bytes = countBytes(cdp);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // Long enough for late paints, and before the scripts come by themselves.
    await page.waitForTimeout(1500);
    const { interaction: _, ...figures } = await page.evaluate(() => window.benchFigures);
    return { ...figures, totalBytes: bytes.total, scriptBytes: bytes.scripts };
  } finally {
    await close();
  }
}

/** Bytes of all scripts that a page loads once its visitor has given a sign and nothing more is asked for. */
export async function measureScripts(browser: Browser, url: string): Promise<number> {
  const { page, cdp, close } = await openPhone(browser, { isNetworkSlow: false });
  try {
    const bytes = countBytes(cdp);
    await page.goto(url);
    await page.touchscreen.tap(2, 2);
    await page.locator('form [type="submit"]:enabled').waitFor();
    await page.waitForLoadState('networkidle');
    return bytes.scripts;
  } finally {
    await close();
  }
}
