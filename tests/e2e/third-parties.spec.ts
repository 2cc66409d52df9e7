import { expect } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { mapEmbedHref } from '@/lib/contact-links';
import { isHydrated, keepToSite, scrollThrough, whenQuiet } from './support/browsing';
import { test } from './support/test';

test.skip(
  ({ isMobile }) => isMobile === true,
  'What a page asks for depends on where the visitor looks, not on the screen.',
);

for (const path of [...Object.values(routes), ...Object.values(germanRoutes), '/rien']) {
  test(`${path} asks no other host for anything`, async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await keepToSite(page);
    await page.goto(path);
    // A sign of the visitor that is no scrolling, so that scripts had their chance too.
    await page.mouse.move(10, 10);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await whenQuiet(page);

    expect(requests.length).toBeGreaterThan(3);
    const isOurs = (url: string) => url.startsWith(`${baseURL}/`) || url.startsWith('data:');
    expect(requests.filter((url) => !isOurs(url))).toEqual([]);
  });
}

for (const path of [routes.accueil, routes.contact]) {
  test(`${path} fetches the map once the visitor has scrolled to it, and nothing else`, async ({ page }) => {
    const foreign = await keepToSite(page);
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.locator('main a[href*="/maps/"]').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => foreign).toEqual([mapEmbedHref()]);
  });
}

test('a picture that does not load is replaced by the stock photo, and only that one', async ({ page }) => {
  const foreign = await keepToSite(page);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(routes.blog);
  await page.mouse.move(10, 10);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await scrollThrough(page);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((url) => !url.startsWith('https://images.unsplash.com/'))).toEqual([]);
});
