import { expect, test } from '@playwright/test';
import { drawnMap } from '@/lib/content/content';
import { typesetDeep } from '@/lib/i18n/typography';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { paths } from '@/tests/support/paths';
import { isForeign, jumpTo, scrollTop, watchRequests } from './support/browsing';
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
    await button.scrollIntoViewIfNeeded();
    const scrolled = await scrollTop(page);
    const place = await drawn.boundingBox();
    expect(foreign, path).toEqual([]);
    await button.press('Enter');
    const frame = page.getByTitle('Google Maps');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => foreign.splice(0)).toEqual([mapEmbedHref(locale)]);
    await jumpTo(page, scrolled);
    for (const now of [frame, drawn]) expect(await now.boundingBox()).toEqual(place);
    // What lies under it can neither be reached nor read out.
    await expect(drawn).toHaveAttribute('inert');
  }
});

if (drawnMap) {
  const places = typesetDeep(drawnMap.places).map(({ name }) => name);

  // That no name is cut off or lies over another, walk.spec.ts sees.
  test('the drawn map is seen in full, and its names are text that can be read', { tag: '@phone' }, async ({
    page,
  }) => {
    for (const path of mapPaths) {
      await page.goto(path);
      const drawing = page.locator('img:has(+ ul)');
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const names = drawing.locator('+ ul > li');
      await expect(names).toHaveText(places, { useInnerText: true });
      const sizes = await names.evaluateAll((all) =>
        all.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
      );
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
      const frame = await drawing.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return (width / height) * (image.naturalHeight / image.naturalWidth);
      });
      expect(frame, path).toBeCloseTo(1, 2);
    }
  });
}
