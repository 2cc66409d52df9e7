import { expect, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './support/browsing';
import { expectWholeWalk, faultsOf, walk } from './support/keyboard';
import { messages } from './support/messages';

// That Tab leads through what each page has of its own, walk.spec.ts sees.

for (const [path, width, height] of [
  [paths.home, 1280, 800],
  // What 400 % makes of a screen of 1280 by 1024, on the pages with most bars that stay.
  [paths.home, 320, 256],
  [paths.contact, 320, 256],
] as const) {
  test(`on ${width} × ${height} Tab leads through all of ${path}, header and footer too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // A text face that comes late is shown by the next page.
    await openHydrated(page, path);
    await expectWholeWalk(page, 'Tab');
  });
}

test('Shift and Tab lead all the way back to the skip link, which leads to the content', async ({ page }) => {
  await openHydrated(page, paths['price-list']);
  const stops = await expectWholeWalk(page, 'Shift+Tab');
  expect(stops.at(-1)?.name).toBe(messages.a11y.skip);
  await page.getByRole('link', { name: messages.a11y.skip }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the open menu shows where the focus is, from its button to its last entry', { tag: '@phone' }, async ({
  page,
}) => {
  await openHydrated(page, paths['price-list']);
  await page.getByRole('button', { name: messages.nav.open }).focus();
  await page.keyboard.press('Enter');
  const entries = page.locator('#menu a');
  await expect(entries.first()).toBeVisible();
  const stops = await walk(page, 'Tab', { presses: await entries.count() });
  expect(stops.map(({ name }) => name)).toEqual(await entries.allTextContents());
  expect(faultsOf(stops)).toEqual([]);
});
