import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { siteTestimonials } from '@/lib/content/pages';
import { palette } from '@/lib/seo/palette';
import { jumpTo, openHydrated, openMoving, scrollThrough, settled, watchRequests } from './support/browsing';
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
    await openMoving(page, routes.accueil);
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
    await openHydrated(page, routes.accueil);
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
});

test.describe('the film', () => {
  const film = (page: Page) => page.locator('video');
  const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

  test('plays, pauses on demand and off the screen', async ({ page }) => {
    await openMoving(page, routes.accueil);
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
      await page.goto(routes.accueil);
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

  // Axe does not judge words over a picture.
  const wordsStandOut = async (page: Page) => {
    await page.goto(routes.accueil);
    await page
      .locator('[data-hero] img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const lines = await page.locator(':is([data-hero] :is(h1, h1 *, p), header .nav-link)').evaluateAll((all) =>
      all.flatMap((element) => {
        const isLarge = Number.parseFloat(getComputedStyle(element).fontSize) >= 24;
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()]
            .filter(({ width }) => width > 8)
            .map(({ x, y, width, height }) => ({ clip: { x, y, width, height }, words: text.nodeValue, isLarge }));
        });
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    await page.addStyleTag({ content: ':is([data-hero], header) * { color: transparent !important }' });
    const linear = (value = 0) => ((value / 255 + 0.055) / 1.055) ** 2.4;
    for (const { clip, words, isLarge } of lines) {
      const ground = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const shades = Array.from({ length: ground.length / 3 }, (_, pixel) => {
        const [red, green, blue] = ground.subarray(3 * pixel);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      }).sort((a, b) => a - b);
      // Single bright hairs are no ground.
      const light = shades[Math.floor(0.9 * shades.length)] ?? 1;
      const paper = linear(Number.parseInt(palette.paper.slice(3, 5), 16));
      expect.soft((paper + 0.05) / (light + 0.05), String(words)).toBeGreaterThan(isLarge ? 3 : 4.5);
    }
  };
  test('words stand out from the picture behind them', { tag: '@both' }, ({ page }) => wordsStandOut(page));
  for (const width of [768, 1023]) {
    test(`words of the header and below it stand out where it is ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await wordsStandOut(page);
    });
  }

  // Where scrolling cannot drive them, as in Firefox, the header leaves with the screen and the bar is always there.
  test('the header has no ground, and has one after it', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(routes.accueil);
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
    await pastHero(page);
    await expect.poll(() => background(page)).toMatch(/^rgb\(/);
    await expect(page.locator('header')).toBeInViewport();
  });

  test('the bar of small screens waits until the booking button there has left', {
    tag: ['@phone', '@chromium'],
  }, async ({ page }) => {
    await page.goto(routes.accueil);
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
    await openMoving(page, routes.tarifs);
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
    await page.goto(routes.tarifs);
    await settled(page);
    expect(await hidden(page)).toBe(0);
  });
});

test('the status says when the salon opens next', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-18T20:00:00+02:00'));
  await page.goto(routes.accueil);
  const text = fill(messages.status.closed, { day: 'lundi', time: '9\u00a0h' });
  await expect(page.locator('[data-hero]').getByText(text)).toBeVisible();
});
