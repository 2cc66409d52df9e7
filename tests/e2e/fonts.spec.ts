import { expect, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { holdBack, isFont } from './support/faults';

/** As much as a page may move as its fonts come: the sum of the shifts that the browser reports. */
const MOST = 0.02;

for (const path of [paths.home, paths['price-list'], paths.contact]) {
  test(`${path} is set in its own fonts once they come, however late, and hardly moves then`, {
    tag: ['@both', '@chromium'],
  }, async ({ page }) => {
    const release = await holdBack(page, isFont);
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value;
        Object.assign(window, { moved });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    /** How wide letters are in a font: no two have all in common. */
    const widths = (selector: string) =>
      page.evaluate((of) => {
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        context.font = `100px ${getComputedStyle(document.querySelector(of) as Element).fontFamily}`;
        return ['W', 'i', 'f', 'a', '&'].map((letter) => context.measureText(letter).width).join(' ');
      }, selector);
    const drawn = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await drawn();
    const [text, heading] = [await widths('body'), await widths('h1')];
    release();
    await expect.poll(() => widths('body'), 'texts').not.toBe(text);
    await expect.poll(() => widths('h1'), 'headings').not.toBe(heading);
    await page.waitForLoadState();
    await drawn();
    expect(await page.evaluate(() => Reflect.get(window, 'moved') ?? 0)).toBeLessThanOrEqual(MOST);
  });
}
