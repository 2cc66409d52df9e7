import { expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { mapEmbedHref } from '@/lib/links/contact-links';
import {
  hydrate,
  isForeign,
  openHydrated,
  scrollThrough,
  watchErrors,
  watchRequests,
  whenQuiet,
} from './support/browsing';
import { cutOff, isPicture } from './support/faults';
import { messages } from './support/messages';

test('the map is fetched once the visitor has scrolled to it, and nothing else', async ({ page }) => {
  const foreign = watchRequests(page, isForeign);
  await openHydrated(page, routes.contact);
  expect(foreign).toEqual([]);
  await page.locator('main a[href*="/maps/"]').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => foreign).toEqual([mapEmbedHref()]);
  await expect(page.getByTitle(messages.contact.map_title)).toBeVisible();
});

test('a picture that does not load is replaced by the stock photo, once', async ({ page }) => {
  const errors = watchErrors(page);
  const foreign = watchRequests(page, isForeign);
  await cutOff(page, isPicture);
  await page.goto(routes.galerie);
  await scrollThrough(page);
  const pictures = page.locator('main img[data-fallback]');
  const stock = /^https:\/\/images\.unsplash\.com\//;
  await expect(pictures.first()).toHaveAttribute('src', stock);
  await hydrate(page);
  await expect(pictures.first()).toHaveAttribute('src', stock);
  await whenQuiet(page);
  // The stock photo does not load here either: that must not start it all over.
  expect(foreign.length).toBeLessThanOrEqual(await pictures.count());
  expect(foreign.filter((url) => !stock.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});
