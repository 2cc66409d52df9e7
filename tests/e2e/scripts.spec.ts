import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { siteTestimonials } from '@/lib/content/pages';
import { hydrate, keepToSite, scrollThrough, watchRequests, watchScripts } from './support/browsing';
import { cutOff, expectReadable, followLink, holdBack, isScript } from './support/faults';
import { fill, messages } from './support/messages';
import { missingPath, onePathOfEachKind } from './support/pages';

/** Pages with an island, whose code comes when it is used. On the last it comes by itself. */
const islandPaths = [routes.accueil, routes.galerie, routes.contact, missingPath];
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

/** Opens a page whose timers fire when the test says so. */
async function openAt(page: Page, path: string) {
  await page.clock.install();
  await keepToSite(page);
  await page.goto(path);
}

/** Long enough for everything that starts by itself. */
async function passTime(page: Page) {
  await page.clock.runFor(4000);
  // What has been asked for is told of before the answer to this.
  await page.evaluate(() => undefined);
}

test.describe('a page of text asks for no script, whatever one does there:', () => {
  for (const path of onePathOfEachKind.filter((candidate) => !islandPaths.includes(candidate))) {
    test(path, async ({ page, hasTouch }) => {
      const scripts = watchScripts(page);
      await openAt(page, path);
      if (hasTouch) await page.locator('h1').tap();
      else await page.locator('h1').click();
      await page.keyboard.press('Tab');
      await scrollThrough(page);
      await passTime(page);
      expect(scripts).toEqual([]);
    });
  }
});

test.describe('who only reads asks for no script:', () => {
  for (const path of [routes.accueil, routes.galerie, routes.contact]) {
    test(path, async ({ page }) => {
      const scripts = watchScripts(page);
      await openAt(page, path);
      const box = await island(page).boundingBox();
      if (!box) throw new Error('no island');
      // The page moves under a pointer, and that up and down.
      await page.mouse.move(box.x + box.width / 2, 400);
      await scrollThrough(page);
      await island(page).scrollIntoViewIfNeeded();
      await page.mouse.move(box.x + box.width / 2, 500);
      await passTime(page);
      expect(scripts).toEqual([]);
      await expect(island(page)).toHaveAttribute('data-state', 'static');
    });
  }
});

test.describe('an island that is used', () => {
  test.skip(({ isMobile }) => isMobile === true, 'What is used is used on every screen.');

  for (const path of islandPaths) {
    test(`${path}: asks for each of its files once`, async ({ page, browserName }) => {
      test.skip(browserName === 'firefox', 'Playwright does without the cache there, and asks again for what is kept');
      const asked = watchRequests(page, (request) => /\.(js|json|css)$/.test(new URL(request.url()).pathname));
      await keepToSite(page);
      await page.goto(path);
      await island(page).scrollIntoViewIfNeeded();
      await hydrate(page);
      await island(page).hover();
      await hydrate(page);
      expect(asked.length).toBeGreaterThan(2);
      expect(asked).toEqual([...new Set(asked)]);
    });

    test(`${path}: looks as before, control by control`, async ({ page }) => {
      // A Tuesday: on days without appointments the form says so.
      await page.clock.setFixedTime('2026-11-24T09:00:00Z');
      await keepToSite(page);
      await page.goto(path);
      await rememberLooks(page, '[data-props] :is(a, button, input, select, textarea, p)');
      await hydrate(page);
      expect(await changedLooks(page)).toEqual([]);
    });

    test(`${path}: leaves the page readable and its links working where its code fails`, async ({ page }) => {
      await keepToSite(page);
      await cutOff(page, isScript);
      await page.goto(path);
      await island(page).dispatchEvent('focusin');
      await expect(island(page)).toHaveAttribute('data-state', 'failed');
      await expectReadable(page, path);
      await followLink(page);
    });

    test(`${path}: the whole style sheet that comes with it changes nothing on the page`, async ({ page }) => {
      await keepToSite(page);
      await page.goto(path);
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
});

test.describe('before an island works', () => {
  test('a button of it that is pressed, even twice, does its work once, afterwards', async ({ page }) => {
    const { testimonials } = messages;
    const total = siteTestimonials.length;
    const slide = (index: number) =>
      page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
    const release = await holdBack(page, isScript);
    await keepToSite(page);
    await page.goto(routes.accueil);
    const next = page.getByRole('button', { name: testimonials.next });
    await next.click();
    await next.click();
    await expect(slide(1)).toBeInViewport();
    release();
    await expect(slide(1)).toBeHidden();
    await expect(slide(2)).toBeVisible();
  });

  test('a link to a large picture waits for the dialog, and does not open the file', async ({ page }) => {
    const release = await holdBack(page, isScript);
    await keepToSite(page);
    await page.goto(routes.galerie);
    await page.locator('main').getByRole('link', { name: messages.gallery.before }).first().click();
    release();
    await expect(page.getByRole('dialog', { name: messages.lightbox.name })).toBeVisible();
    await expect(page).toHaveURL(routes.galerie);
  });

  test('what was set on a control stays', async ({ page }) => {
    await keepToSite(page);
    await page.goto(routes.galerie);
    const range = page.getByRole('slider').first();
    await range.evaluate((input: HTMLInputElement) => {
      input.value = '80';
    });
    await hydrate(page);
    await expect(range).toHaveValue('80');
  });
});

test('a page that is only prepared starts nothing before it is shown', { tag: '@motion' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = watchRequests(page, (request) => /\.(js|webm|mp4)$/.test(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await openAt(page, routes.accueil);
  const status = page.locator('[data-hero] [data-status]');
  await island(page).dispatchEvent('focusin');
  await passTime(page);
  expect(asked).toEqual([]);
  await expect(status).toBeHidden();
  await expect(island(page)).toHaveAttribute('data-state', 'static');
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(status).toBeVisible();
  await hydrate(page);
});
