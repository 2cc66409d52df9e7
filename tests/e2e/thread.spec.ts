import { expect, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { jumpTo, openMoving } from './support/browsing';

/** How much of each strand of the page is not drawn yet, in per cent. */
const missing = (page: Page) =>
  page
    .locator('svg:has(use[href*="#thread"], use[href*="#strand"])')
    .evaluateAll((all) => all.map((strand) => Number(/[\d.]+(?=%)/.exec(getComputedStyle(strand).clipPath)?.[0] ?? 0)));

test('strands are drawn as they come, and whole where motion is reduced', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(paths.home);
  const strands = await missing(page);
  expect(strands.length).toBeGreaterThan(0);
  const drawn = strands.map(() => 0);
  expect(strands).toEqual(drawn);
  await openMoving(page, paths.home);
  // The first reaches into the first screen.
  await expect.poll(async () => (await missing(page)).every((part) => part > 75)).toBe(true);
  // At the end of the page nothing is left to draw, however tall the screen.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await jumpTo(page, 1e6);
  await expect.poll(() => missing(page)).toEqual(drawn);
});
