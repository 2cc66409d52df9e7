import { expect, type Locator } from '@playwright/test';
import { hasFilm } from '@/lib/assets/film';
import { mainLocale, seasonPicture, testimonials } from '@/lib/content/content';
import { comingHolidays } from '@/lib/content/open-days';
import { seasonNotes } from '@/lib/content/season';
import { formatDay } from '@/lib/dates/day-format';
import { notesFrom, placeInYear } from '@/lib/dates/season';
import { addDays, startOfDay } from '@/lib/dates/zurich-date';
import { formatDate } from '@/lib/i18n/format';
import { contrast } from '@/scripts/content/check-brand';
import { openFile } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { jumpTo, openHydrated, openMoving, scrollThrough, watchRequests } from './support/browsing';
import { statusAt } from './support/days';
import { cutOff } from './support/faults';
import { openForm } from './support/form';
import { fill, messages } from './support/messages';
import { test } from './support/test';
import { waysToBook } from './support/ways-to-book';

test('buttons change testimonials, and not the height of the carousel', { tag: '@translated' }, async ({ page }) => {
  const words = messages.testimonials;
  const carousel = page.getByRole('group', { name: words.title });
  const last = fill(words.slide, { index: testimonials.length, total: testimonials.length });
  const [previous, next] = [words.previous, words.next].map((name) => carousel.getByRole('button', { name })) as [
    Locator,
    Locator,
  ];
  await openHydrated(page, paths.home);
  // WebKit paints a scrolling row above later siblings, unless they are positioned.
  await page.addStyleTag({ content: '#testimonials [tabindex="0"] { will-change: transform }' });
  for (const button of [previous, next]) await button.click({ trial: true });
  const before = (await carousel.boundingBox())?.height ?? 0;
  await previous.press('Enter');
  await expect(page.getByRole('group', { name: last, exact: true })).toBeVisible();
  await expect(carousel.getByText(last)).toBeVisible();
  expect((await carousel.boundingBox())?.height).toBeCloseTo(before, 0);
});

test.describe('the film', () => {
  test.skip(!hasFilm(), 'The salon has none.');

  test('the film is loaded after the page, upright on phones, and pauses by its button and off screen', {
    tag: ['@both', '@translated'],
  }, async ({ page, isMobile }) => {
    const video = page.locator('video');
    const isPaused = () => video.evaluate((film: HTMLVideoElement) => film.paused);
    const asked = watchRequests(page, ({ pathname }) => pathname.includes('/film/'));
    let askedBeforeLoad: number | undefined;
    page.once('load', () => {
      askedBeforeLoad = asked.length;
    });
    await openMoving(page, paths.home);
    await expect.poll(isPaused).toBe(false);
    expect(askedBeforeLoad).toBe(0);
    expect(await video.evaluate((film: HTMLVideoElement) => film.videoHeight > film.videoWidth)).toBe(isMobile);
    const pause = page.getByRole('button', { name: messages.hero.pause });
    await expect(pause).toBeInViewport({ ratio: 1 });
    const button = await pause.boundingBox();
    for (const words of await page.locator('header, [data-head] :is(h1, dl)').all()) {
      const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
      const isAbove = y + height <= (button?.y ?? 0);
      const isBelow = y >= (button?.y ?? 0) + (button?.height ?? 0);
      expect(isAbove || isBelow, String(await words.textContent())).toBe(true);
    }
    await pause.click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole('button', { name: messages.hero.play }).click();
    await expect.poll(isPaused).toBe(false);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(true);
    await jumpTo(page, 0);
    await expect.poll(isPaused).toBe(false);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('[data-island*="/film-"]')).toBeHidden();
  });

  for (const [name, connection] of [
    ['the visitor saves data', { saveData: true }],
    ['the connection is slow', { effectiveType: '3g' }],
  ] as const)
    test(`the film remains a poster if ${name}`, { tag: '@more' }, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await openMoving(page, paths.home);
      const island = page.locator('[data-island*="/film-"]');
      await expect(island).toHaveAttribute('data-state', 'hydrated');
      await expect(island.locator('source')).toHaveCount(0);
      await expect(island).toBeVisible();
    });
});

test('the header is transparent over the first screen and then solid; phones have a bar if no booking button is in view', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto(paths.home);
  const header = page.locator('header');
  const bar = page.getByRole('navigation', { name: messages.bar.label });
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar).toBeHidden();
  const groundOf = (selector: string) =>
    page.locator(selector).evaluate((part) => {
      const channels = getComputedStyle(part).backgroundColor.match(/\d+/g) ?? [];
      return `#${channels.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
    });
  expect(
    contrast(await groundOf('[data-head] [data-cta] > :first-child'), await groundOf('[data-head]')),
  ).toBeGreaterThanOrEqual(3);
  const screen = page.viewportSize()?.height ?? 0;
  await jumpTo(page, 2 * screen);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(header).toHaveCSS('background-color', /^rgb\(/);
  if (!isMobile) return;
  const buttons = page.locator(`main :is(${waysToBook})`);
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const free = [2, 3, 4, 5].find((count) => tops.every((top) => Math.abs(top - (count + 0.5) * screen) > screen));
  await jumpTo(page, Number(free) * screen);
  await expect(bar).toBeInViewport();
  await buttons.last().evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(bar).toBeHidden();
  await jumpTo(page, Number(free) * screen);
  await bar.getByRole('link').last().focus();
  await jumpTo(page, 0);
  await expect(page.locator('[data-head] .is-on-screen').first()).toBeVisible();
  await bar.evaluate((nav) => Promise.allSettled(nav.getAnimations().map(({ finished }) => finished)));
  await expect(bar).toHaveCSS('visibility', 'visible');
});

test('parts of the price list move once, when they come into view, and are visible before', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      this.setAttribute('data-risen', String(Number(this.getAttribute('data-risen')) + 1));
      return animate.apply(this, args);
    };
  });
  await openMoving(page, paths['price-list']);
  const screen = page.viewportSize()?.height ?? 0;
  const parts = page.locator('main [data-reveal]');
  const timesRisen = () => parts.evaluateAll((all) => all.map((part) => Number(part.getAttribute('data-risen'))));
  const below = await parts.evaluateAll((all) =>
    all.findIndex((part) => part.getBoundingClientRect().top > innerHeight),
  );
  const part = parts.nth(below);
  const { y = 0 } = (await part.boundingBox()) ?? {};
  await jumpTo(page, y - screen + 50);
  await expect(part).toHaveCSS('translate', '0px 20px');
  expect((await timesRisen())[below]).toBe(0);
  expect(await part.evaluate((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))).toBe(
    true,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(part, 'on paper').toHaveCSS('translate', 'none');
  await page.emulateMedia({ media: 'screen' });
  await scrollThrough(page);
  await jumpTo(page, 0);
  await scrollThrough(page);
  const once = (await timesRisen()).map((_, index) => (index < below ? 0 : 1));
  await expect.poll(timesRisen).toEqual(once);
  for (const one of await parts.all()) await expect(one).toHaveCSS('translate', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await scrollThrough(page);
  expect(await timesRisen(), 'where motion is reduced').toEqual(once.map(() => 0));
});

const [next, last] = [comingHolidays().at(0)?.day ?? '', comingHolidays().at(-1)?.day ?? ''];

test('the next and the last known holiday are announced beside the hours, and the form refuses the last', {
  tag: '@translated',
}, async ({ page }) => {
  const noonOf = (day: string) => new Date(`${day}T11:00:00Z`);
  const { part, date } = await openForm(page, { now: noonOf(last) });
  await expect(page.locator('#fermetures li').first()).toContainText(formatDate(last, mainLocale));
  await expect(page.locator('main [data-status]').first()).toHaveText(statusAt(noonOf(last)));
  await date.fill(formatDay(last));
  await expect(part.getByText(messages.form.errors.date_closed)).toBeVisible();
  await page.route('**/islands/closings-*', (route) => route.abort());
  await page.clock.setFixedTime(noonOf(next));
  await page.goto(paths.contact);
  await expect(page.locator('#fermetures')).toContainText(formatDate(next, mainLocale));
});

/** First day of the month after the build: from then on the page renews its season notes. */
const nextMonth = openFile('/index.html').querySelector<HTMLElement>('[data-src*="/season-"]')?.dataset.from ?? '';
const isSeason = ({ pathname }: URL) => pathname.includes('/islands/season-');
const notesAt = (instant: string) => notesFrom(seasonNotes, new Date(instant)).map((note) => note.join(''));

test('season notes change with the month, and stay as built without their script', {
  tag: '@translated',
}, async ({ page }) => {
  test.skip(seasonNotes.length === 0, 'The salon has no notes of the season.');
  const rows = page.locator('#carnet > div');
  const ofBuild = notesAt(`${addDays(nextMonth, -1)}T11:00:00Z`);
  const asked = watchRequests(page, isSeason);
  await page.clock.install({ time: +new Date(startOfDay(nextMonth)) - 30_000 });
  await page.goto(paths.home);
  await rows.first().scrollIntoViewIfNeeded();
  await expect(rows).toHaveText(ofBuild);
  expect(asked).toEqual([]);
  await page.clock.runFor(60_000);
  await expect(rows).toHaveText(notesAt(`${nextMonth}T11:00:00Z`));
  const places = await rows
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ style }) => style.objectPosition));
  const shareOf = (position: string) => /[\d.]+%/.exec(position)?.[0];
  const shown = notesFrom(seasonNotes, new Date(`${nextMonth}T11:00:00Z`));
  expect(places.map(shareOf)).toEqual(
    seasonPicture ? shown.map((note) => shareOf(placeInYear(note, seasonNotes))) : [],
  );
  await cutOff(page, isSeason);
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(rows).toHaveText(ofBuild);
});
