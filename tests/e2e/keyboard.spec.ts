import { expect, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './support/browsing';
import { expectWholeWalk } from './support/keyboard';
import { messages } from './support/messages';

// That Tab leads through what each page has of its own, walk.spec.ts sees, and through the open menu navigation.spec.ts.

// On the pages with most bars that stay.
for (const path of [paths.home, paths.contact]) {
  test(`at 400 % Tab leads through all of ${path}, header and footer too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // A text face that comes late is shown by the next page.
    await openHydrated(page, path);
    await expectWholeWalk(page, 'Tab');
  });
}

test('Shift and Tab lead all the way back to the skip link, which leads to the content', async ({ page }) => {
  await page.goto(paths.privacy);
  const stops = await expectWholeWalk(page, 'Shift+Tab');
  expect(stops.at(-1)?.name).toBe(messages.a11y.skip);
  await page.getByRole('link', { name: messages.a11y.skip }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
