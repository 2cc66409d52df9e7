import { expect, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { germanPaths, paths } from '@/tests/support/paths';
import { hydrate, isForeign, scrollThrough, watchErrors, watchRequests, whenQuiet } from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { cutOff, isPicture } from './support/faults';
import { messagesOf } from './support/languages';
import { everyPath } from './support/pages';

/** The pages that show where the salon is; the button is hidden in them until a script can start it. */
const mapPaths = everyPath.filter((path) => openFile(fileFor(path) ?? '/404.html').querySelector('[hidden][data-map]'));

test('the map of a third party takes the place of the drawn one when the visitor asks for it, and moves nothing', async ({
  page,
}) => {
  const foreign = watchRequests(page, isForeign);
  expect(mapPaths).toContain(germanPaths.contact);
  for (const path of mapPaths) {
    const locale = path.startsWith(germanPaths.home) ? 'de' : 'fr';
    const { map_show, map_tells } = messagesOf[locale].contact;
    await page.goto(path);
    const button = page.getByRole('button', { name: map_show });
    await expect(button).toContainText(map_tells);
    const drawn = page.locator('div:has(> [data-map])');
    const place = await drawn.boundingBox();
    expect(foreign, path).toEqual([]);
    await button.press('Enter');
    const frame = page.getByTitle('Google Maps');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => foreign.splice(0)).toEqual([mapEmbedHref(locale)]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await frame.boundingBox()).toEqual(await drawn.boundingBox());
    const { width, height } = (await frame.boundingBox()) ?? {};
    expect([width, height]).toEqual([place?.width, place?.height]);
    // What lies under it can neither be reached nor read out.
    await expect(drawn).toHaveAttribute('inert');
  }
});

test('the drawn map is seen in full, and its names are text that can be read', { tag: '@both' }, async ({ page }) => {
  expect(mapPaths).toContain(paths.contact);
  for (const path of mapPaths) {
    await page.goto(path);
    const drawing = page.locator('img:has(+ ul)');
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { frame, ratio } = await drawing.evaluate((image: HTMLImageElement) => ({
      frame: image.getBoundingClientRect(),
      ratio: image.naturalWidth / image.naturalHeight,
    }));
    expect(frame.width / frame.height, path).toBeCloseTo(ratio, 2);
    expect(frame.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    const names = await page.locator('img + ul > li').evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const { fontSize } = getComputedStyle(name);
        return { text: name.textContent, size: Number.parseFloat(fontSize), box: range.getBoundingClientRect() };
      }),
    );
    expect(names.map(({ text }) => text)).toContain(salon.address.city);
    for (const { text, size, box } of names) {
      expect(size, text ?? '').toBeGreaterThanOrEqual(16);
      for (const [inner, outer] of [
        [frame.left, box.left],
        [box.right, frame.right],
        [frame.top, box.top],
        [box.bottom, frame.bottom],
      ] as const) {
        expect(inner, text ?? '').toBeLessThanOrEqual(outer);
      }
    }
  }
});

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
