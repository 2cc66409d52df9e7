import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { siteTestimonials } from '@/lib/content';
import { hydrate, keepToSite, scrollThrough, watchRequests, watchScripts } from './support/browsing';
import { cutOff, expectReadable, followLink, holdBack, isScript } from './support/faults';
import { fill, messages } from './support/messages';
import { missingPath, onePathOfEachKind } from './support/pages';
import { test } from './support/test';

/** Pages with an island, whose code comes when it is used. On the last it comes by itself. */
const islandPaths = [routes.accueil, routes.galerie, routes.contact, missingPath];
const island = (page: Page) => page.locator('[data-props]');

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
      // The page moves under a pointer at rest.
      await page.mouse.move(box.x + box.width / 2, 400);
      await scrollThrough(page);
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

    test(`${path}: works where it stood and as it looked`, async ({ page }) => {
      await keepToSite(page);
      await page.goto(path);
      const looks = () =>
        island(page).evaluate((root) => {
          const controls = [...root.querySelectorAll('a, button, input, select, h2, h3, p')];
          const seen = controls.filter((element) => element.checkVisibility({ visibilityProperty: true }));
          return seen.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, borderTopColor, font } = getComputedStyle(element);
            const place = [x + scrollX, y + scrollY, width, height].map(Math.round);
            return `${element.outerHTML.slice(0, 9)} ${place} ${color} ${backgroundColor} ${borderTopColor} ${font}`;
          });
        });
      await page.evaluate(() => document.fonts.ready);
      const before = await looks();
      await hydrate(page);
      const after = await looks();
      expect(before).toEqual(after);
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
      const changed = await page.evaluate(async () => {
        const elements = [...document.body.querySelectorAll('*')];
        const looks = () =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            const properties = [...style].filter((name) => !name.startsWith('--')).map((property) => `${property}: ${style.getPropertyValue(property)}`);
            return [element.outerHTML.slice(0, 80), x, y, width, height, ...properties];
          });
        await document.fonts.ready;
        const before = looks();
        const href = document.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet;
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        await new Promise((resolve) => {
          sheet.onload = resolve;
          document.head.append(sheet);
        });
        return looks().flatMap((look, index) => { const c = look.filter((value, part) => value !== before[index]?.[part]); return c.length ? [look[0], ...c, 'was', ...before[index].filter((value, part) => value !== look[part])] : []; });
      });
      expect(changed).toEqual([]);
    });
  }
});

test.describe('before an island works', () => {
  test('a button of the gallery that is pressed twice does its work once, afterwards', async ({ page }) => {
    const release = await holdBack(page, isScript);
    await keepToSite(page);
    await page.goto(routes.galerie);
    const before = page.getByRole('button', { name: messages.gallery.before, exact: true }).first();
    await before.click();
    await before.click();
    await expect(page.getByRole('slider').first()).toHaveValue('50');
    release();
    await expect(page.getByRole('slider').first()).toHaveValue('100');
  });

  test('a button of the carousel that is pressed turns it by one, afterwards', async ({ page }) => {
    const { testimonials } = messages;
    const total = siteTestimonials.length;
    const slide = (index: number) =>
      page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
    const release = await holdBack(page, isScript);
    await keepToSite(page);
    await page.goto(routes.accueil);
    await page.getByRole('button', { name: testimonials.next }).click();
    await expect(slide(1)).toBeInViewport();
    release();
    await expect(slide(2)).toBeVisible();
    await expect(slide(1)).toBeHidden();
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
