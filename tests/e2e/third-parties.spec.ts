import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { mapEmbedHref } from '@/lib/contact-links';
import { openHydrated, scrollThrough, whenQuiet } from './support/browsing';
import { test } from './support/test';

// That no page asks another host by itself, policy.spec.ts sees on its way through all of them.
test.skip(
  ({ isMobile }) => isMobile === true,
  'What a page asks for depends on where the visitor looks, not on the screen.',
);

for (const path of [routes.accueil, routes.contact]) {
  test(`${path} fetches the map once the visitor has scrolled to it, and nothing else`, async ({ page }) => {
    const foreign = await openHydrated(page, path);
    await whenQuiet(page);
    expect(foreign).toEqual([]);
    await page.locator('main a[href*="/maps/"]').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => foreign).toEqual([mapEmbedHref()]);
  });
}

test('a picture that does not load is replaced by the stock photo, and only that one', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  const foreign = await openHydrated(page, routes.blog);
  await scrollThrough(page);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((url) => !url.startsWith('https://images.unsplash.com/'))).toEqual([]);
});
