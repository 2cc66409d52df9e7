import { expect, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { openFile, pageFiles } from './support/exported-site';
import { onePathOfEachKind } from './support/pages';

/** What the first frame of a page may cost, whatever the machine. */
const limits = {
  /** Bytes of the styles in the page, uncompressed. */
  styles: 20_000,
  rules: 430,
  /** Without the rows of price lists, and in such a row. */
  elements: 520,
  elementsOfRow: 12,
  /** Until the page is loaded, five and four of them for parts; some more where the machine is busy, and more frames are drawn until then. */
  styleRounds: 20,
  layoutRounds: 15,
};

test('pages are first painted without what scrolling drives, time zones, or more rules and elements than they need', {
  tag: '@check',
}, () => {
  for (const file of pageFiles) {
    const page = openFile(file);
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    expect.soft(styles, file).not.toContain('timeline');
    expect.soft(Buffer.byteLength(styles), `styles of ${file}`).toBeLessThan(limits.styles);
    expect.soft(styles.split('{').length, `rules of ${file}`).toBeLessThan(limits.rules);
    const rows = page.querySelectorAll('tbody > tr').length;
    const elements = page.querySelectorAll('body *').length - rows * limits.elementsOfRow;
    expect.soft(elements, `elements of ${file}`).toBeLessThan(limits.elements);
    const script = page.querySelector('[data-page-script]');
    expect.soft(script?.textContent, `script of ${file}`).not.toMatch(/Intl|toLocale|timeZone/);
    const data = page.querySelector('[type="application/ld+json"]');
    expect.soft(data?.matches('main ~ *') ?? true, `data of ${file} stand behind its text`).toBe(true);
  }
});

for (const path of onePathOfEachKind) {
  test(`${path} is laid out a few times only`, { tag: '@chromium' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto(path);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const count = (name: string) => metrics.find((metric) => metric.name === name)?.value;
    expect(count('RecalcStyleCount')).toBeLessThanOrEqual(limits.styleRounds);
    expect(count('LayoutCount')).toBeLessThanOrEqual(limits.layoutRounds);
  });
}

test('what lies below the screen waits until the page is loaded or scrolled', { tag: '@chromium' }, async ({
  page,
}) => {
  // So that it is never loaded.
  await page.route('**/*.avif', () => undefined);
  for (const use of ['load', 'scroll']) {
    await page.goto(paths.home, { waitUntil: 'commit' });
    const last = page.locator('main section').last();
    await expect(last).toHaveCSS('content-visibility', 'hidden');
    await page.evaluate((type) => dispatchEvent(new Event(type)), use);
    await expect(last).toHaveCSS('content-visibility', 'auto');
  }
});
