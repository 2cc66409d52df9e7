import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { salon } from '@/lib/content/content';
import { neededId, siteTestimonials } from '@/lib/content/pages';
import { holidaysFrom } from '@/lib/dates/holidays';
import { hoursSentences } from '@/lib/dates/hours-text';
import { zurichDay } from '@/lib/dates/zurich-date';
import { heroFilm } from '@/lib/generated/film';
import { formatDate } from '@/lib/i18n/format';
import { localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { jumpTo, openHydrated, openMoving, scrollThrough, settled, watchRequests } from './support/browsing';
import { eveningOf, openDayFrom, statusAt } from './support/days';
import { fill, messages } from './support/messages';

if (siteTestimonials.length > 1) {
  test.describe('testimonials', () => {
    const { testimonials } = messages;
    const total = siteTestimonials.length;
    const carousel = (page: Page) => page.getByRole('group', { name: testimonials.title });
    const slide = (page: Page, index: number) =>
      page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
    const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

    test('turn every five seconds once seen for one', async ({ page }) => {
      // Time passes only when we say.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await openMoving(page, paths.home);
      await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const island = page.locator('[data-props]');
      await expect
        .poll(async () => {
          await page.clock.runFor(250);
          return island.getAttribute('data-state');
        })
        .toBe('hydrated');
      await expect(slide(page, 1)).toBeVisible();
      await page.clock.runFor(5100);
      await expect(slide(page, 2)).toBeVisible();
    });

    test('follow their buttons by keyboard, around both ends, without moving the page', async ({ page }) => {
      await page.goto(paths.home);
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

if (heroFilm()) {
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
        await page.clock.runFor(5000);
        // What has been asked for is told of before the answer to this.
        await page.evaluate(() => undefined);
        expect(asked).toEqual([]);
        await expect(page.locator('[data-hero]').getByRole('button')).toHaveCount(0);
      });
    }
  });
}

test.describe('over the first screen', () => {
  const background = (page: Page) =>
    page.locator('header').evaluate((element) => getComputedStyle(element).backgroundColor);
  const pastHero = (page: Page) => page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  const heroWords = '[data-hero] :is(h1, h1 *, p)';
  const headerWords = 'header > div > :is(a, .header-booking, nav > ul) :is(span, a), header button[popovertarget]';

  const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) => {
    const linear = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  /** Lines of words on the screen that do not stand out enough from what is behind them. Axe does not judge words over a picture. */
  const faintWords = async (page: Page): Promise<string[]> => {
    const selector = `${heroWords}, ${headerWords}`;
    const lines = await page.locator(selector).evaluateAll((all) =>
      all.flatMap((element) => {
        const { fontSize, color } = getComputedStyle(element);
        const isSign = element.matches('button');
        const texts = [...element.childNodes].filter(({ nodeType }) => isSign || nodeType === Node.TEXT_NODE);
        return (isSign ? [element] : texts).flatMap((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return (
            [...(isSign ? element : range).getClientRects()]
              .filter(({ width, bottom, top }) => width > 8 && bottom > 1 && top < innerHeight - 1)
              .map(({ left, right, top, bottom }) => ({
                box: { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) },
                words: node.textContent ?? '',
                ink: (color.match(/[\d.]+/g) ?? []).map(Number),
                contrast: isSign || Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
              }))
              // What lies under the header is not read.
              .filter(({ box }) => {
                const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
                return element.closest('header') || !front?.closest('header');
              })
          );
        });
      }),
    );
    const style = await page.addStyleTag({
      content: `:is(${selector}) { color: transparent !important; text-decoration: none !important }`,
    });
    const { data, info } = await sharp(await page.screenshot({ type: 'jpeg', quality: 90 }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await style.evaluate((element) => (element as Element).remove());
    return lines.flatMap(({ box, words, ink, contrast }) => {
      const shades: number[] = [];
      for (let y = Math.floor(box.top); y < Math.min(box.bottom, info.height); y++)
        for (let x = Math.floor(box.left); x < Math.min(box.right, info.width); x++)
          shades.push(luminance(data.subarray(3 * (y * info.width + x))));
      shades.sort((a, b) => a - b);
      // Single hairs are no ground.
      const against = (share: number) => {
        const [dark = 0, light = 0] = [luminance(ink), shades[Math.floor(share * shades.length)] ?? 1].sort(
          (a, b) => a - b,
        );
        return (light + 0.05) / (dark + 0.05);
      };
      const measured = Math.min(against(0.1), against(0.9));
      return measured < contrast ? `${words.trim()}: ${measured.toFixed(1)}` : [];
    });
  };

  test('words stand out from what is behind them, wherever the page is scrolled to', async ({ page }) => {
    await page.goto(paths.home);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page
        .locator('[data-hero] img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      for (const words of [heroWords, headerWords])
        expect(await page.locator(words).filter({ visible: true }).count()).toBeGreaterThan(2);
      const end = await page.locator('[data-hero]').evaluate((hero) => hero.getBoundingClientRect().height);
      for (const top of [0, 40, end - 110]) {
        await jumpTo(page, top);
        await settled(page);
        expect.soft(await faintWords(page), `${width} px, scrolled by ${top}`).toEqual([]);
      }
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
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
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
    expect(await background(page)).toMatch(/^rgb\(/);
    await header.getByRole('link').first().blur();
    await pastHero(page);
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await background(page)).toMatch(/^rgb\(/);
    if (isMobile) await expect(bar).toBeInViewport();
  });
});

test('what rises into view waits below the screen until it comes near, once', async ({ page }) => {
  const hidden = () =>
    page
      .locator('[style*="opacity"]')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          getComputedStyle(element).opacity === '0' ? element.getBoundingClientRect().top : [],
        ),
      );
  await openMoving(page, paths['price-list']);
  await expect.poll(async () => (await hidden()).length).toBeGreaterThan(0);
  const height = page.viewportSize()?.height ?? 0;
  expect((await hidden()).filter((top) => top < height)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden(), 'on paper').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await scrollThrough(page);
  await expect.poll(hidden).toEqual([]);
  await jumpTo(page, 0);
  await settled(page);
  expect(await hidden()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await hidden(), 'where motion is reduced').toEqual([]);
});

test('the status says when the salon opens next, where the hours stood, and moves nothing', async ({ page }) => {
  const now = eveningOf(openDayFrom('2026-07-18'));
  await page.clock.setFixedTime(now);
  const hours = hoursSentences().map((line) => fill(messages.status.hours, line));
  const status = page.locator('[data-hero] [data-status]');
  // As it is before its script runs.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.home);
    await page.evaluate(() => document.fonts.ready);
    // Only a browser without scripts lays the hours out; to others they are source text.
    const source = (await status.locator('noscript').textContent()) ?? '';
    expect(source.replaceAll('&nbsp;', '\u00a0')).toBe(hours.join(' · '));
    const boxes = () =>
      page
        .locator('[data-hero] :is(h1, p:not([data-status]), a)')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await boxes();
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(status).toHaveText(statusAt(now));
    expect(await boxes(), `on ${width} px`).toEqual(before);
  }
});

const holidays = holidaysFrom(zurichDay(new Date()), salon.holidays, { week: salon.hours.week, closings: [] });
const [next] = holidays;
const last = holidays.at(-1);

if (next && last) {
  test('the next holiday is announced where the script of the later ones is out of reach', async ({ page }) => {
    await page.route('**/islands/closings-*', (route) => route.abort());
    await page.clock.setFixedTime(new Date(`${next.day}T11:00:00Z`));
    await page.goto(paths.contact);
    await expect(page.locator('#fermetures')).toContainText(formatDate(next.day));
  });

  test('the last holiday of two years is announced beside the hours, and the status knows it', async ({ page }) => {
    const noon = new Date(`${last.day}T11:00:00Z`);
    await page.clock.setFixedTime(noon);
    for (const locale of localesOf(neededId('contact'))) {
      await page.goto(pathOf(neededId('contact'), locale));
      const section = page.locator('section:has([data-status])').last();
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('listitem').first()).toContainText(formatDate(last.day, locale));
      await expect(section.locator('[data-status]')).toHaveText(statusAt(noon, locale));
    }
  });
}
