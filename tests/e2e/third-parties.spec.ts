import { expect, test } from '@playwright/test';
import { drawnMap } from '@/lib/content/content';
import { typesetDeep } from '@/lib/i18n/typography';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { paths } from '@/tests/support/paths';
import { isForeign, jumpTo, watchRequests } from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { messagesIn } from './support/messages';
import { everyPath, localeAt } from './support/pages';

const pathsWith = (selector: string) =>
  everyPath.filter((path) => openFile(fileFor(path) ?? '/404.html').querySelector(selector));

/** The pages that show where the salon is; the button is hidden in them until a script can start it. */
const mapPaths = pathsWith('[data-state="inert"][data-map]');

test('the map of a third party comes when the visitor asks for it, in the place of the drawn one, and moves nothing', async ({
  page,
}) => {
  const foreign = watchRequests(page, isForeign);
  expect(mapPaths).toContain(paths.contact);
  for (const path of mapPaths) {
    const locale = localeAt(path);
    const { map_show, map_tells } = messagesIn(locale).contact;
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
    await jumpTo(page, 0);
    expect(await frame.boundingBox()).toEqual(await drawn.boundingBox());
    const { width, height } = (await frame.boundingBox()) ?? {};
    expect([width, height]).toEqual([place?.width, place?.height]);
    // What lies under it can neither be reached nor read out.
    await expect(drawn).toHaveAttribute('inert');
  }
});

if (drawnMap) {
  const places = typesetDeep(drawnMap.places).map(({ name }) => name);

  test('the drawn map is seen in full, and its names are text that can be read', { tag: '@both' }, async ({ page }) => {
    for (const path of mapPaths) {
      await page.goto(path);
      const drawing = page.locator('img:has(+ ul)');
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const { names, shrunk, faults } = await drawing.evaluate((image: HTMLImageElement) => {
        const frame = image.getBoundingClientRect();
        const all = [...(image.nextElementSibling?.children ?? [])];
        const faulty = all.filter((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const isInside =
            left >= Math.max(frame.left, 0) &&
            right <= Math.min(frame.right, innerWidth) &&
            top >= frame.top &&
            bottom <= frame.bottom;
          return !isInside || Number.parseFloat(getComputedStyle(name).fontSize) < 16;
        });
        const shrunk = frame.width / frame.height / (image.naturalWidth / image.naturalHeight);
        return { shrunk, names: all.map((one) => one.textContent), faults: faulty.map((one) => one.textContent) };
      });
      expect(shrunk, path).toBeCloseTo(1, 2);
      expect(names, path).toEqual(places);
      expect(faults, path).toEqual([]);
    }
  });
}
