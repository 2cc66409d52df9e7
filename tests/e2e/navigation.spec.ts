import { expect, type Page, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { breadcrumbTrail, getPage, neededId, pageIds } from '@/lib/content/pages';
import { hoursLines } from '@/lib/dates/hours-text';
import { bookingHref, directionsHref, telHref } from '@/lib/links/contact-links';
import { hrefOf, localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { expectInSight, jumpTo, openMoving, scrollTop, settled } from './support/browsing';
import { eveningOf, openDayFrom, statusAt } from './support/days';
import { fill, messages, messagesIn } from './support/messages';

const { nav } = messages;

/** A page that is no home page, and longer than a screen. */
const start = paths['price-list'];

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

  test('closes with its button, on a tap outside, when the focus leaves it, and on Escape with the focus back on the button', async ({
    page,
  }) => {
    await page.goto(start);
    await expectClosed(page);
    for (const close of [
      () => opened(page).tap(),
      () => page.touchscreen.tap(195, 10),
      () => entries(page).last().press('Tab'),
      () => opened(page).press('Shift+Tab'),
      () => entry(page, nav.contact).press('Escape'),
    ]) {
      await openMenu(page);
      await close();
      await expectClosed(page);
    }
    await expect(closed(page)).toBeFocused();
  });

  test('holds the page behind it still, and leads to a page, which comes without it, also on the way back', async ({
    page,
  }) => {
    await page.goto(start);
    await openMenu(page);
    await page.mouse.wheel(0, 600);
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
    await opened(page).tap();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await openMenu(page);
    await entry(page, nav.home).tap();
    await expect(page).toHaveURL(paths.home);
    await expectClosed(page);
    await page.goBack();
    await expectClosed(page);
  });

  test('closes when it leads to a section of the page', async ({ page }) => {
    await page.goto(paths.home);
    await openMenu(page);
    await entry(page, nav.about).tap();
    await expectClosed(page);
    await expect(section(page, 'about')).toBeFocused();
    await expectInSight(headingOf(page, 'about'));
  });

  for (const locale of localesOf(neededId('contact'))) {
    const path = pathOf(neededId('contact'), locale);
    test(`says on ${path} all that a visitor comes for, on one screen`, async ({ page }) => {
      const now = eveningOf(openDayFrom('2026-07-18'));
      await page.clock.setFixedTime(now);
      await page.goto(path);
      await page.locator('header button[popovertarget]').tap();
      const menu = page.locator('#menu');
      const hrefs = [
        telHref(),
        directionsHref(),
        paths.gallery,
        bookingHref() ?? hrefOf(neededId('contact'), 'demande'),
      ];
      const links = [...hrefs.filter(Boolean).map((href) => `[href="${href}"]`)];
      if (salon.whatsapp) links.push('[href^="https://wa.me/"]');
      for (const link of links) await expect(menu.locator(link)).toBeInViewport({ ratio: 1 });
      for (const line of hoursLines(locale)) {
        const hours = fill(messagesIn(locale).contact.hours_detail, line);
        await expect(menu.getByText(hours)).toBeInViewport({ ratio: 1 });
      }
      await expect(menu.locator('[data-status]')).toHaveText(statusAt(now, locale));
      await expect(menu.locator('[data-status]')).toBeInViewport({ ratio: 1 });
      for (const last of [-2, -1]) await expect(menu.getByRole('link').nth(last)).toBeInViewport({ ratio: 1 });
    });
  }

  test('scrolls to its last entry on a small screen, with the booking in reach all along', async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(start);
      await openMenu(page);
      // The booking is the last, below what scrolls.
      await expect(entries(page).last()).toBeInViewport({ ratio: 1 });
      await entries(page).nth(-2).scrollIntoViewIfNeeded();
      for (const last of [-2, -1]) await expect(entries(page).nth(last)).toBeInViewport({ ratio: 1 });
      expect(await scrollTop(page)).toBe(0);
    }
  });
});

test.describe('links of the header', () => {
  const link = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

  test('to a section lead there from any page, and take the focus along', async ({ page }) => {
    for (const [from, id, name] of [
      [paths.home, 'about', nav.about],
      [start, 'prices', nav.services],
      [start, 'contact', nav.contact],
    ] as const) {
      await page.goto(from);
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

  test('within a page load nothing, glide to a section, and jump where motion is reduced', async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const toTop of [link(page, nav.home), page.locator('header').getByRole('link').first()]) {
      await link(page, nav.contact).click();
      await expectInSight(headingOf(page, 'contact'));
      await toTop.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  });

  test('do not push the page about when focus moves along them', async ({ page }) => {
    await page.goto(start);
    await link(page, nav.contact).evaluate((element) => element.focus({ preventScroll: true }));
    await jumpTo(page, 400);
    for (const _ of [1, 2]) await page.keyboard.press('Shift+Tab');
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
    await expect(page).toHaveURL(start);
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
    await expect(page).toHaveURL(start);
    await page.waitForFunction(() => 'moments' in window);
    expect(await sampled(page)).toEqual([]);
  });
});

test.describe('the breadcrumbs', () => {
  const trail = (page: Page) => page.getByRole('navigation', { name: messages.a11y.breadcrumb });
  const deepest = pageIds.toSorted((a, b) => breadcrumbTrail(b).length - breadcrumbTrail(a).length)[0] ?? '';
  const [above = ''] = breadcrumbTrail(deepest).slice(-2);

  test('lead a phone back one step: one link, named like the page above', { tag: '@phone' }, async ({ page }) => {
    await page.goto(pathOf(deepest, 'fr'));
    await expect(trail(page).getByRole('listitem')).toHaveCount(1);
    const link = trail(page).getByRole('link', { name: getPage(above).label, exact: true });
    expect(await link.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('‹');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.press('Enter');
    await expect(page).toHaveURL(pathOf(above, 'fr'));
  });

  test('name every step on wide screens, and the page itself as the one that is open', async ({ page }) => {
    await page.goto(pathOf(deepest, 'fr'));
    await expect(trail(page).getByRole('listitem')).toHaveCount(breadcrumbTrail(deepest).length);
    await expect(trail(page).getByRole('listitem').first()).toHaveText(nav.home, { useInnerText: true });
    await expect(trail(page).locator('[aria-current=page]')).toHaveText(getPage(deepest).label);
  });
});
