import { expect, type Page, test } from '@playwright/test';
import { breadcrumbTrail, getPage } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { germanPaths, paths } from '@/tests/support/paths';
import { expectInSight, jumpTo, openMoving, scrollTop, settled } from './support/browsing';
import { messages } from './support/messages';

const { nav } = messages;

const section = (page: Page, id: string) => page.locator(`#${id}`);
const headingOf = (page: Page, id: string) => section(page, id).getByRole('heading').first();

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  const closed = (page: Page) => page.getByRole('button', { name: nav.open });
  const opened = (page: Page) => page.getByRole('button', { name: nav.close });
  const entries = (page: Page) => page.locator('#menu').getByRole('link');
  const entry = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name, exact: true });

  async function openMenu(page: Page) {
    await closed(page).tap();
    await expect(entries(page).first()).toBeVisible();
  }

  async function expectClosed(page: Page) {
    await expect(closed(page)).toBeVisible();
    await expect(entries(page).filter({ visible: true })).toHaveCount(0);
  }

  test.describe('once open', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(paths['price-list']);
      await expectClosed(page);
      await openMenu(page);
    });

    test('closes with its button, on a tap outside, and on Escape with the focus back on the button', async ({
      page,
    }) => {
      await opened(page).tap();
      await expectClosed(page);
      await openMenu(page);
      await page.touchscreen.tap(195, 10);
      await expectClosed(page);
      await openMenu(page);
      await entry(page, nav.contact).focus();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(closed(page)).toBeFocused();
    });

    test('closes when the focus leaves it, forwards or backwards', async ({ page }) => {
      await entries(page).last().focus();
      await page.keyboard.press('Tab');
      await expectClosed(page);
      await openMenu(page);
      await opened(page).focus();
      await page.keyboard.press('Shift+Tab');
      await expectClosed(page);
    });

    test('holds the page behind it still', async ({ page }) => {
      await page.mouse.wheel(0, 600);
      await settled(page);
      expect(await scrollTop(page)).toBe(0);
      await opened(page).tap();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    });

    test('leads to a page, which comes without it, also on the way back', async ({ page }) => {
      await entry(page, nav.home).tap();
      await expect(page).toHaveURL(paths.home);
      await expectClosed(page);
      await page.goBack();
      await expectClosed(page);
    });
  });

  for (const [path, hours] of [
    [paths.home, 'Lun-Sam: 9h-18h'],
    [pathOf('service-coupe-femme', 'fr'), 'Lun-Sam: 9h-18h'],
    [germanPaths.contact, 'Mo–Sa: 9–18\u00a0Uhr'],
  ] as const) {
    test(`says on ${path} all that a visitor comes for, on one screen, the booking at its foot`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-07-18T20:00:00+02:00'));
      await page.goto(path);
      await page.locator('header button[popovertarget]').tap();
      const menu = page.locator('#menu');
      const links = [
        '[href^="tel:"]',
        '[href^="https://wa.me/"]',
        `[href="${paths.gallery}"]`,
        '[href^="https://www.google.com/maps/dir/"]',
        '[href^="https://booking."]',
      ];
      for (const link of links) await expect(menu.locator(link)).toBeInViewport({ ratio: 1 });
      await expect(menu.getByText(hours)).toBeInViewport({ ratio: 1 });
      await expect(menu.locator('[data-status]')).toHaveText(/lundi|Montag/);
      await expect(menu.locator('[data-status]')).toBeInViewport({ ratio: 1 });
      await expect(menu.getByRole('link').nth(-2)).toBeInViewport({ ratio: 1 });
      const booking = await menu.locator('[href^="https://booking."]').boundingBox();
      expect(booking && booking.y + booking.height).toBeGreaterThan(844 - 32);
    });
  }

  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    test(`scrolls to its last entry on ${width} by ${height} px, with the booking in reach all along`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(paths['price-list']);
      await openMenu(page);
      const booking = page.locator('#menu [href^="https://booking."]');
      await expect(booking).toBeInViewport({ ratio: 1 });
      await entries(page).nth(-2).scrollIntoViewIfNeeded();
      await expect(entries(page).nth(-2)).toBeInViewport({ ratio: 1 });
      await expect(booking).toBeInViewport({ ratio: 1 });
      expect(await scrollTop(page)).toBe(0);
    });
  }

  test('closes when it leads to a section of the page', async ({ page }) => {
    await page.goto(paths.home);
    await openMenu(page);
    await entry(page, nav.about).tap();
    await expectClosed(page);
    await expect(section(page, 'about')).toBeFocused();
    await expectInSight(headingOf(page, 'about'));
  });
});

test.describe('links of the header', () => {
  const link = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

  test('to a section lead there from any page, and take the focus along', async ({ page }) => {
    for (const [start, id, name] of [
      [paths.home, 'about', nav.about],
      [paths['price-list'], 'prices', nav.services],
      [paths['price-list'], 'contact', nav.contact],
    ] as const) {
      await page.goto(start);
      await link(page, name).click();
      await expect(page).toHaveURL(`${paths.home}#${id}`);
      await expect(section(page, id)).toBeFocused();
      await expectInSight(headingOf(page, id));
      // Again, where the address already names it.
      await jumpTo(page, 0);
      await link(page, name).click();
      await expectInSight(headingOf(page, id));
    }
  });

  test('within a page load nothing', async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const toTop of [link(page, nav.home), page.locator('header').getByRole('link').first()]) {
      await link(page, nav.contact).click();
      await expectInSight(headingOf(page, 'contact'));
      await toTop.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('glide to a section, and jump where motion is reduced', async ({ page }) => {
    await page.goto(paths.home);
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'auto'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
    }
  });

  test('do not push the page about when focus moves along them', async ({ page }) => {
    await page.goto(paths['price-list']);
    await link(page, nav.contact).evaluate((element) => element.focus({ preventScroll: true }));
    await jumpTo(page, 400);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await settled(page);
    expect(await scrollTop(page)).toBe(400);
  });
});

test.describe('from page to page', () => {
  const toPrices = (page: Page) => page.locator('main').getByRole('link', { name: messages.prices.see, exact: true });

  /** How visible the parts of a transition are, at one moment of it. */
  type Moment = Record<'old' | 'new' | 'oldHeader' | 'newHeader', number>;

  /** Stops the transition to the page that comes next and looks at it every 10 ms of its own time. */
  const sampleTransition = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        const moments: Moment[] = [];
        Object.assign(window, { moments });
        await viewTransition?.ready;
        const animations = document.getAnimations().filter((animation) => {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          return pseudoElement?.startsWith('::view-transition');
        });
        const opacityOf = (part: string) =>
          Number(getComputedStyle(document.documentElement, `::view-transition-${part}`).opacity);
        for (const animation of animations) animation.pause();
        const end = Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
        for (let now = 0; now < end; now += 10) {
          for (const animation of animations) animation.currentTime = now;
          moments.push({
            old: opacityOf('old(root)'),
            new: opacityOf('new(root)'),
            oldHeader: opacityOf('old(site-header)'),
            newHeader: opacityOf('new(site-header)'),
          });
        }
        for (const animation of animations) animation.finish();
      });
    });
  const sampled = (page: Page) => page.evaluate(() => (window as unknown as { moments?: Moment[] }).moments ?? []);

  test('the leaving page fades out before the next one fades in, and the header stays', async ({ page }) => {
    await sampleTransition(page);
    await openMoving(page, paths.home);
    await toPrices(page).click();
    await expect(page).toHaveURL(paths['price-list']);
    await expect.poll(async () => (await sampled(page)).at(-1)?.new).toBeGreaterThan(0.9);
    const moments = await sampled(page);
    expect(moments[0]).toEqual({ old: 1, new: 0, oldHeader: 1, newHeader: 0 });
    expect(moments.filter((moment) => moment.old > 0 && moment.old < 1).length).toBeGreaterThan(5);
    expect(moments.filter((moment) => moment.new > 0 && moment.new < 1).length).toBeGreaterThan(5);
    expect(moments.filter((moment) => moment.old > 0 && moment.new > 0)).toEqual([]);
    expect(moments.filter((moment) => Math.max(moment.oldHeader, moment.newHeader) < 1)).toEqual([]);
  });

  test('nothing fades under reduced motion', async ({ page }) => {
    await sampleTransition(page);
    await page.goto(paths.home);
    await toPrices(page).click();
    await expect(page).toHaveURL(paths['price-list']);
    await page.waitForFunction(() => 'moments' in window);
    expect(await sampled(page)).toEqual([]);
  });
});

test.describe('the breadcrumbs', () => {
  const trail = (page: Page) => page.getByRole('navigation', { name: messages.a11y.breadcrumb });

  test('lead a phone back one step: one link, named like the page above', { tag: '@phone' }, async ({ page }) => {
    for (const [path, above, name] of [
      [paths['price-list'], paths.home, nav.home],
      [pathOf('service-balayage', 'fr'), paths['service-cards'], getPage('services-coiffure').label],
    ] as const) {
      await page.goto(path);
      await expect(trail(page).getByRole('listitem')).toHaveCount(1);
      const link = trail(page).getByRole('link', { name, exact: true });
      expect(await link.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('‹');
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(above);
    }
  });

  test('name every step on wide screens, and the page itself as the one that is open', async ({ page }) => {
    await page.goto(pathOf('service-balayage', 'fr'));
    await expect(trail(page).getByRole('listitem')).toHaveCount(breadcrumbTrail('service-balayage').length);
    await expect(trail(page).getByRole('listitem').first()).toHaveText(nav.home, { useInnerText: true });
    await expect(trail(page).locator('[aria-current=page]')).toHaveText(getPage('service-balayage').label);
  });
});
