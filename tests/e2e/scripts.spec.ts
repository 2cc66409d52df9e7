import { expect, type Page, test } from '@playwright/test';
import { siteTestimonials } from '@/lib/content/pages';
import { paths } from '@/tests/support/paths';
import { hydrate, openMoving, scrollThrough, watchRequests } from './support/browsing';
import { openFile } from './support/exported-site';
import { holdBack, isScript } from './support/faults';
import { fill, messages } from './support/messages';
import { missingPath, onePathOfEachKind } from './support/pages';

/** Pages with an island, whose code comes when it is used. On the last it comes by itself. */
const islandPaths = [paths.home, paths.gallery, paths.contact, missingPath];
const island = (page: Page) => page.locator('[data-props]');

/** Keeps in the page itself how elements look that are on it now, as far as they are seen. */
async function rememberLooks(page: Page, selector: string) {
  await page.evaluate(async (selected) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const elements = [...document.querySelectorAll(selected)].filter(isSeen);
    const lookOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const said = [...style].filter((name) => !name.startsWith('--'));
      return [
        `at ${[x + scrollX, y + scrollY, width, height].map(Math.round)}`,
        ...said.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    };
    await document.fonts.ready;
    const before = elements.map(lookOf);
    const changes = () =>
      elements.flatMap((element, index) => {
        const changed = lookOf(element).filter((part) => isSeen(element) && !before[index]?.includes(part));
        return changed.length > 0 ? [element.outerHTML.slice(0, 80), ...changed] : [];
      });
    Object.assign(window, { changes });
  }, selector);
}

/** What looks different since. */
const changedLooks = (page: Page) => page.evaluate(() => (window as unknown as { changes: () => string[] }).changes());

/** Long enough for everything that starts by itself. */
async function passTime(page: Page) {
  await page.clock.runFor(4000);
  // What has been asked for is told of before the answer to this.
  await page.evaluate(() => undefined);
}

/** Opens a page a second time, with the faces that came with the first: one that comes late would come with the sheet. */
async function openWithFonts(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}

const watchScripts = (page: Page) => watchRequests(page, (_, request) => request.resourceType() === 'script');

for (const path of onePathOfEachKind.filter((candidate) => !islandPaths.includes(candidate))) {
  test(`${path} is a page of text and asks for no script, whatever one does there`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.clock.install();
    await page.goto(path);
    await page.locator('h1').click();
    await page.keyboard.press('Tab');
    await scrollThrough(page);
    await passTime(page);
    expect(scripts).toEqual([]);
  });
}

for (const path of [paths.home, paths.gallery, paths.contact]) {
  test(`${path} asks for no script of who only reads`, { tag: '@both' }, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.clock.install();
    await page.goto(path);
    const box = await island(page).boundingBox();
    if (!box) throw new Error('no island');
    // The page moves under a pointer, and that up and down.
    await page.mouse.move(box.x + box.width / 2, 400);
    await scrollThrough(page);
    await island(page).scrollIntoViewIfNeeded();
    await page.mouse.move(box.x + box.width / 2, 500);
    await passTime(page);
    // The seam of a pair follows the first drag, for which its script (0.5 kB) is there from the start.
    expect([...scripts].filter((script) => !script.includes('/islands/slider-'))).toEqual([]);
    await expect(island(page)).toHaveAttribute('data-state', 'static');
  });
}

for (const path of islandPaths) {
  test(`the island of ${path} looks as before once it is used, control by control`, async ({ page }) => {
    // A Tuesday: on days without appointments the form says so.
    await page.clock.setFixedTime('2026-11-24T09:00:00Z');
    await openWithFonts(page, path);
    await rememberLooks(page, '[data-props] :is(a, button, input, select, textarea, p)');
    await hydrate(page);
    expect(await changedLooks(page)).toEqual([]);
  });

  test(`the whole style sheet that comes with the island of ${path} changes nothing on the page`, async ({ page }) => {
    await openWithFonts(page, path);
    await rememberLooks(page, 'body *');
    await page.evaluate(async () => {
      const own = document.querySelector<HTMLElement>('[data-sheet]');
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: own?.dataset.sheet });
      await new Promise((resolve) => {
        sheet.onload = resolve;
        own?.before(sheet);
      });
    });
    expect(await changedLooks(page)).toEqual([]);
  });
}

test.describe('before an island works', () => {
  test('a button of it that is pressed, even twice, does its work once, afterwards', async ({ page }) => {
    const { testimonials } = messages;
    const total = siteTestimonials.length;
    const slide = (index: number) =>
      page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
    const release = await holdBack(page, isScript);
    await page.goto(paths.home);
    const next = page.getByRole('button', { name: testimonials.next });
    await next.click();
    await next.click();
    await expect(slide(1)).toBeInViewport();
    release();
    await expect(slide(1)).toBeHidden();
    await expect(slide(2)).toBeVisible();
  });
});

test('a page that is only prepared starts nothing before it is shown', async ({ page }) => {
  const asked = watchRequests(page, ({ pathname }) => /\.(js|webm|mp4)$/.test(pathname));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.clock.install();
  await openMoving(page, paths.home);
  const status = page.locator('[data-hero] [data-status]');
  const hours = openFile('/index.html').querySelector('[data-hero] [data-status]')?.textContent ?? '';
  await island(page).dispatchEvent('focusin');
  await passTime(page);
  expect(asked).toEqual([]);
  await expect(status).toHaveText(hours);
  await expect(island(page)).toHaveAttribute('data-state', 'inert');
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(status).not.toHaveText(hours);
  await hydrate(page);
});
