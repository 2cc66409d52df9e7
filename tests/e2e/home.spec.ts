import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { neededId, siteTestimonials } from '@/lib/content/pages';
import { holidaysFrom } from '@/lib/dates/holidays';
import { zurichDay } from '@/lib/dates/zurich-date';
import { hasFilm } from '@/lib/generated/film';
import { formatDate } from '@/lib/i18n/format';
import { localesOf, pathOf } from '@/lib/links/href';
import { inSalon } from '@/scripts/support/paths';
import { paths } from '@/tests/support/paths';
import { jumpTo, openHydrated, openMoving, passTime, scrollThrough, watchRequests } from './support/browsing';
import { eveningOf, openDayFrom, statusAt } from './support/days';
import { faintWords } from './support/legibility';
import { fill, messages } from './support/messages';

if (siteTestimonials.length > 1) {
  test.describe('testimonials', () => {
    const { testimonials } = messages;
    const total = siteTestimonials.length;
    const carousel = (page: Page) => page.getByRole('group', { name: testimonials.title });
    const slide = (page: Page, index: number) =>
      page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
    const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

    // That they turn every five seconds once they are seen for one, tests/unit/islands/carousel.test.tsx and start-islands.test.ts see.
    test('follow their buttons by keyboard, around both ends, without moving the page', async ({ page }) => {
      await page.goto(paths.home);
      await expect(page.locator('[data-start="motion"]').and(page.locator('[data-props]'))).toHaveCount(1);
      // What WebKit does with what scrolls must not lay the row over the buttons.
      await page.addStyleTag({ content: '#testimonials [tabindex="0"] { will-change: transform }' });
      for (const name of [testimonials.previous, testimonials.next]) await button(page, name).click({ trial: true });
      await openHydrated(page, paths.home);
      const height = () => carousel(page).evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      await button(page, testimonials.previous).press('Enter');
      await expect(slide(page, total)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(button(page, testimonials.next)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(slide(page, 1)).toBeVisible();
      await expect(slide(page, total)).toBeHidden();
      expect(await height()).toBe(before);
    });
  });
}

if (hasFilm()) {
  test.describe('the film', () => {
    const film = (page: Page) => page.locator('video');
    const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

    test('plays, pauses on demand and off the screen', async ({ page }) => {
      await openMoving(page, paths.home);
      await expect.poll(() => isPaused(page)).toBe(false);
      await page.getByRole('button', { name: messages.hero.pause }).click();
      await expect.poll(() => isPaused(page)).toBe(true);
      await page.getByRole('button', { name: messages.hero.play }).click();
      await expect.poll(() => isPaused(page)).toBe(false);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => isPaused(page)).toBe(true);
      await jumpTo(page, 0);
      await expect.poll(() => isPaused(page)).toBe(false);
    });

    if (existsSync(inSalon('film/hero-1920.webm'))) {
      test('is as wide as the screen asks for', async ({ page }) => {
        for (const [width, file] of [
          [1399, /\/hero\.\w+\.webm$/],
          [1400, /\/hero-1920\.\w+\.webm$/],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await openMoving(page, paths.home);
          await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(file);
        }
      });
    }

    const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    for (const [where, tag, prepare] of [
      ['under reduced motion', '@desktop', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
      ['where data is to be saved', '@desktop', (page: Page) => page.addInitScript(saveData)],
      ['on phones', '@phone', () => undefined],
    ] as const) {
      test(`stays a poster ${where}`, { tag }, async ({ page }) => {
        const asked = watchRequests(page, ({ pathname }) => /\.(webm|mp4)$/.test(pathname));
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await prepare(page);
        await page.clock.install();
        await page.goto(paths.home);
        await passTime(page, 5000);
        expect(asked).toEqual([]);
        await expect(page.locator('[data-hero]').getByRole('button')).toHaveCount(0);
      });
    }
  });
}

test.describe('over the first screen', () => {
  const heroWords = '[data-hero] :is(h1, h1 *, p)';
  const headerWords = 'header > div > :is(a, .header-booking, nav > ul) :is(span, a), header button[popovertarget]';

  test('words stand out from the picture behind them', async ({ page }) => {
    await page.goto(paths.home);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [picture] = await page.locator('[data-hero] img').all();
      await picture?.evaluate((image: HTMLImageElement) => image.decode());
      for (const words of [heroWords, headerWords])
        expect(await page.locator(words).filter({ visible: true }).count()).toBeGreaterThan(2);
      expect.soft(await faintWords(page, `${heroWords}, ${headerWords}`), `${width} px`).toEqual([]);
    }
  });

  // Where scrolling cannot drive it, as in Firefox, the header leaves with the screen and the bar is always there.
  test('the header has no ground, leaves with it, and is there again after it', {
    tag: ['@both', '@chromium'],
  }, async ({ page, isMobile }) => {
    await page.goto(paths.home);
    const header = page.locator('header');
    const bar = page.getByRole('navigation', { name: messages.bar.label });
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    // The bar of small screens waits until the booking button there has left.
    await expect(bar).toBeHidden();
    await jumpTo(page, 100);
    await expect(header).not.toBeInViewport();
    // Not for who comes to it by key.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await jumpTo(page, 100);
    await expect(header.getByRole('link').first()).toBeFocused();
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(header).toHaveCSS('background-color', /^rgb\(/);
    await header.getByRole('link').first().blur();
    await jumpTo(page, 2 * (page.viewportSize()?.height ?? 0));
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(header).toHaveCSS('background-color', /^rgb\(/);
    if (isMobile) await expect(bar).toBeInViewport();
  });
});

test('what rises into view can be read while it waits below the screen, and rises once', async ({ page }) => {
  /** Places on the screen of what waits. */
  const waiting = () =>
    page.locator('[data-reveal]').evaluateAll((all) => {
      const parts = all.filter((element) => getComputedStyle(element).translate !== 'none');
      return parts.map((element) => element.getBoundingClientRect().top);
    });
  await openMoving(page, paths['price-list']);
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  expect(Math.min(...(await waiting()))).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
  const unseen = page
    .locator('[data-reveal]')
    .evaluateAll(
      (all) =>
        all.filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length,
    );
  expect(await unseen, 'parts that cannot be read').toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await waiting(), 'on paper').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await scrollThrough(page);
  await expect.poll(waiting).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await waiting(), 'where motion is reduced').toEqual([]);
});

// What stands there without scripts, no-scripts.spec.ts sees.
test('the status says when the salon opens next, and moves nothing', async ({ page }) => {
  const now = eveningOf(openDayFrom('2026-07-18'));
  await page.clock.setFixedTime(now);
  // As it is before its script runs.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  for (const width of [320, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.home);
    await page.evaluate(() => document.fonts.ready);
    const boxes = () =>
      page
        .locator('[data-hero] :is(h1, p:not([data-status]), a)')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await boxes();
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(page.locator('[data-hero] [data-status]')).toHaveText(statusAt(now));
    expect(await boxes(), `on ${width} px`).toEqual(before);
  }
});

const holidays = holidaysFrom(zurichDay(new Date()), salon.holidays, { week: salon.hours.week, closings: [] });
const [next, last] = [holidays[0], holidays.at(-1)];

if (next && last) {
  test('the holidays of two years are announced beside the hours, the next one even where their script is out of reach', async ({
    page,
  }) => {
    const noonOf = (day: string) => new Date(`${day}T11:00:00Z`);
    await page.clock.setFixedTime(noonOf(last.day));
    for (const locale of localesOf(neededId('contact'))) {
      await page.goto(pathOf(neededId('contact'), locale));
      const section = page.locator('section:has([data-status])').last();
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('listitem').first()).toContainText(formatDate(last.day, locale));
      await expect(section.locator('[data-status]')).toHaveText(statusAt(noonOf(last.day), locale));
    }
    await page.route('**/islands/closings-*', (route) => route.abort());
    await page.clock.setFixedTime(noonOf(next.day));
    await page.goto(paths.contact);
    await expect(page.locator('#fermetures')).toContainText(formatDate(next.day));
  });
}
