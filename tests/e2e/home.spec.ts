import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { salon } from '@/lib/content/content';
import { siteTestimonials } from '@/lib/content/pages';
import { holidaysFrom } from '@/lib/dates/holidays';
import { zurichDay } from '@/lib/dates/zurich-date';
import { formatDate } from '@/lib/i18n/format';
import { germanPaths, paths } from '@/tests/support/paths';
import { jumpTo, openHydrated, openMoving, scrollThrough, settled, watchRequests } from './support/browsing';
import { messagesOf } from './support/languages';
import { fill, messages } from './support/messages';

test.describe('testimonials', () => {
  const { testimonials } = messages;
  const total = siteTestimonials.length;
  const carousel = (page: Page) => page.getByRole('group', { name: testimonials.title });
  const slide = (page: Page, index: number) =>
    page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
  const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
  const toMiddle = (page: Page) =>
    carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

  test('turn every five seconds once seen for one, and not under the pointer', async ({ page }) => {
    await page.clock.install();
    await openMoving(page, paths.home);
    await toMiddle(page);
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
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await settled(page);
    expect(await slide(page, 2).isVisible()).toBe(true);
  });

  test('follow their buttons by keyboard, around both ends, without moving the page', async ({ page }) => {
    await openHydrated(page, paths.home);
    const height = () => carousel(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await button(page, testimonials.previous).focus();
    await page.keyboard.press('Enter');
    await expect(slide(page, total)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, testimonials.next)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slide(page, 1)).toBeVisible();
    await expect(slide(page, total)).toBeHidden();
    expect(await height()).toBe(before);
  });

  test('leave their buttons free where an engine paints the row in a layer of its own', async ({ page }) => {
    await page.goto(paths.home);
    // What WebKit does with what scrolls.
    await page.addStyleTag({ content: '#testimonials [tabindex="0"] { will-change: transform }' });
    for (const name of [testimonials.previous, testimonials.next]) await button(page, name).click({ trial: true });
  });
});

test.describe('the film', () => {
  const film = (page: Page) => page.locator('video');
  const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

  test('plays, pauses on demand and off the screen', async ({ page }) => {
    await openMoving(page, paths.home);
    const pause = page.getByRole('button', { name: messages.hero.pause });
    const play = page.getByRole('button', { name: messages.hero.play });
    await expect(pause).toBeVisible();
    await expect.poll(() => isPaused(page)).toBe(false);
    await pause.click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await play.click();
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

test.describe('over the first screen', () => {
  const background = (page: Page) =>
    page.locator('header').evaluate((element) => getComputedStyle(element).backgroundColor);
  const pastHero = (page: Page) => page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  const heroWords = '[data-hero] :is(h1, h1 *, p)';
  const headerWords = 'header > div > :is(a, .header-booking, nav > ul) :is(span, a), header button[popovertarget]';

  const open = async (page: Page) => {
    await page.goto(paths.home);
    await page
      .locator('[data-hero] img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
  };

  const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) => {
    const linear = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  /** Lines of words on the screen that do not stand out enough from what is behind them. Axe does not judge words over a picture. */
  const faintWords = async (page: Page, selector: string): Promise<string[]> => {
    const lines = await page.locator(selector).evaluateAll((all) =>
      all.flatMap((element) => {
        const { fontSize, color } = getComputedStyle(element);
        const isSign = element.matches('button');
        const texts = [...element.childNodes].filter(({ nodeType }) => isSign || nodeType === Node.TEXT_NODE);
        return (isSign ? [element] : texts).flatMap((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return [...(isSign ? element : range).getClientRects()]
            .filter(({ width, bottom, top }) => width > 8 && bottom > 1 && top < innerHeight - 1)
            .map(({ x, y, width, height }) => ({
              clip: { x, y: Math.max(y, 0), width, height: Math.min(y + height, innerHeight) - Math.max(y, 0) },
              words: node.textContent ?? '',
              ink: (color.match(/[\d.]+/g) ?? []).map(Number),
              contrast: isSign || Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
            }));
        });
      }),
    );
    const style = await page.addStyleTag({
      content: `:is(${selector}) { color: transparent !important; text-decoration: none !important }`,
    });
    const faint: string[] = [];
    for (const { clip, words, ink, contrast } of lines) {
      const ground = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const shades = Array.from({ length: ground.length / 3 }, (_, pixel) =>
        luminance(ground.subarray(3 * pixel)),
      ).sort((a, b) => a - b);
      const word = luminance(ink);
      // Single hairs are no ground.
      const against = (share: number) => {
        const [dark = 0, light = 0] = [word, shades[Math.floor(share * shades.length)] ?? 1].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      const measured = Math.min(against(0.1), against(0.9));
      if (measured < contrast) faint.push(`${words.trim()}: ${measured.toFixed(1)}`);
    }
    await style.evaluate((element) => (element as Element).remove());
    return faint;
  };

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [820, 1180],
    [1023, 900],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`words stand out from the picture behind them on ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      expect(await page.locator(heroWords).count()).toBeGreaterThan(3);
      expect(await faintWords(page, heroWords)).toEqual([]);
    });
  }

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    test(`words of the header are legible wherever the page is scrolled to on ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      expect(await page.locator(headerWords).filter({ visible: true }).count()).toBeGreaterThan(2);
      const end = await page.locator('[data-hero]').evaluate((hero) => hero.getBoundingClientRect().height);
      for (const top of [0, 20, 40, 64, 100, 300, end - 130, end - 110, end - 96, end - 72, end, end + 200]) {
        await jumpTo(page, top);
        await settled(page);
        expect.soft(await faintWords(page, headerWords), `scrolled by ${top} px`).toEqual([]);
      }
    });
  }

  // Where scrolling cannot drive it, as in Firefox, the header leaves with the screen and the bar is always there.
  test('the header has no ground, leaves with it, and is there again after it', {
    tag: ['@both', '@chromium'],
  }, async ({ page }) => {
    await page.goto(paths.home);
    const header = page.locator('header');
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
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
  });

  test('the bar of small screens waits until the booking button there has left', {
    tag: ['@phone', '@chromium'],
  }, async ({ page }) => {
    await page.goto(paths.home);
    const bar = page.getByRole('navigation', { name: messages.bar.label });
    await expect(bar).toBeHidden();
    await pastHero(page);
    await expect(bar).toBeInViewport();
  });
});

test.describe('what rises into view', () => {
  const hidden = (page: Page) =>
    page
      .locator('[style*="opacity"]')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity === '0').length);

  test('waits below the screen until it comes near, once', async ({ page }) => {
    await openMoving(page, paths['price-list']);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    const onScreen = await page
      .locator('[style*="opacity: 0"]')
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().top < innerHeight).length);
    expect(onScreen).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hidden(page), 'on paper').toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await scrollThrough(page);
    await expect.poll(() => hidden(page)).toBe(0);
    await jumpTo(page, 0);
    await settled(page);
    expect(await hidden(page)).toBe(0);
  });

  test('is there from the start under reduced motion', async ({ page }) => {
    await page.goto(paths['price-list']);
    await settled(page);
    expect(await hidden(page)).toBe(0);
  });
});

test('the status says when the salon opens next, where the hours stood, and moves nothing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-18T20:00:00+02:00'));
  const text = fill(messages.status.closed, { day: 'lundi', time: '9\u00a0h' });
  const status = page.locator('[data-hero] [data-status]');
  // As it is before its script runs.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.home);
    await page.evaluate(() => document.fonts.ready);
    await expect(status).toHaveText('Lun–Sam, 9\u00a0h–18\u00a0h');
    const boxes = () =>
      page
        .locator('[data-hero] :is(h1, p, a)')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await boxes();
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(status).toHaveText(text);
    expect(await boxes(), `on ${width} px`).toEqual(before);
  }
});

test('the last holiday of two years is announced beside the hours, and the status knows it', async ({ page }) => {
  const holiday = holidaysFrom(zurichDay(new Date()), salon.holidays, { week: salon.hours.week, closings: [] }).at(-1);
  if (!holiday) throw new Error('The salon is open on every holiday.');
  await page.clock.setFixedTime(new Date(`${holiday.day}T11:00:00Z`));
  for (const [locale, { contact }] of [
    ['fr', paths],
    ['de', germanPaths],
  ] as const) {
    await page.goto(contact);
    const section = page.locator('section:has([data-status])').last();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('listitem').first()).toContainText(formatDate(holiday.day, locale));
    await expect(section.locator('[data-status]')).toContainText(messagesOf[locale].status.closed.split('{')[0] ?? '');
  }
});
