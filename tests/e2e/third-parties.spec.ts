import { expect, type Locator, test } from '@playwright/test';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { paths } from '@/tests/support/paths';
import {
  hydrate,
  isForeign,
  openHydrated,
  scrollThrough,
  watchErrors,
  watchRequests,
  whenQuiet,
} from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { cutOff, isPicture } from './support/faults';
import { messages } from './support/messages';
import { everyPath } from './support/pages';

test('the map is fetched once the visitor has scrolled to it, and nothing else', async ({ page }) => {
  const foreign = watchRequests(page, isForeign);
  await openHydrated(page, paths.contact);
  expect(foreign).toEqual([]);
  await page.locator('main a[href*="/maps/"]').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => foreign).toEqual([mapEmbedHref()]);
  await expect(page.getByTitle(messages.contact.map_title)).toBeVisible();
});

test('a drawn map fills the frame until the other one comes', async ({ page }) => {
  await page.route(
    ({ host }) => host === new URL(mapEmbedHref()).host,
    () => undefined,
  );
  const withMap = everyPath.filter((path) => openFile(fileFor(path) ?? '/404.html').querySelector('[data-src]'));
  expect(withMap).toContain(paths.contact);
  for (const path of withMap) {
    await page.goto(path);
    const drawn = page.locator('img:has(+ iframe)');
    const frame = page.locator('img + iframe');
    await expect(frame).not.toHaveAttribute('src');
    await expect(drawn).toHaveAttribute('alt', /Saignelégier/);
    await drawn.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // What comes covers it wholly, and is in front.
    const box = await drawn.boundingBox();
    // Another element takes its place as it starts.
    await expect.poll(() => frame.boundingBox()).toEqual(box);
    await expectInFront(frame);
  }
});

/** Fails unless nothing lies over an element in the middle of what is seen of it. */
const expectInFront = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((own) => {
        const { left, top, bottom } = own.getBoundingClientRect();
        return document.elementFromPoint(left + 9, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2) === own;
      }),
    )
    .toBe(true);

test('a picture that does not load is replaced by the stock photo, once', async ({ page }) => {
  const errors = watchErrors(page);
  const foreign = watchRequests(page, isForeign);
  await cutOff(page, isPicture);
  await page.goto(paths.gallery);
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
