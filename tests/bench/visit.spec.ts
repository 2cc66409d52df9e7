import { test } from '@playwright/test';
import { scrollThrough, whenQuiet } from '../e2e/support/browsing';
import { onePathOfEachKind } from '../e2e/support/pages';

/** 1.6 Mbit/s down: bytes a second; latency in milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const rows = new Map<string, Record<string, number>>();

test.afterAll(() => console.table(Object.fromEntries(rows)));

/** What a page costs on the way to its foot; what it is made of, first-frame.spec.ts holds. Kilobytes are 1000 bytes on the wire. */
for (const path of onePathOfEachKind) {
  test(path, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path);
    await scrollThrough(page);
    await whenQuiet(page);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const counted = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const tasks = await page.evaluate(async () => {
      const found: number[] = [];
      new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
        buffered: true,
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return found;
    });
    rows.set(path, {
      'all files, kB': bytes / 1000,
      'rounds of style': counted.RecalcStyleCount ?? 0,
      'rounds of layout': counted.LayoutCount ?? 0,
      'long tasks, ms': tasks.reduce((sum, task) => sum + task, 0),
    });
  });
}
