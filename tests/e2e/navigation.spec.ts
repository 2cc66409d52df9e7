import { expect, type Page, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { breadcrumbTrail, getPage, neededId, pageIds } from '@/lib/content/pages';
import { hoursLines } from '@/lib/dates/hours-text';
import { bookingHref, directionsHref, telHref } from '@/lib/links/contact-links';
import { hrefOf, localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { expectInSight, jumpTo, scrollTop, settled } from './support/browsing';
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
    const sign = (await closed(page).boundingBox()) ?? { x: 0, y: 0 };
    for (const close of [
      () => opened(page).tap(),
      () => page.mouse.click(sign.x - 4, sign.y),
      () => entries(page).last().press('Tab'),
      () => opened(page).press('Shift+Tab'),
      () => entry(page, nav.contact).press('Escape'),
    ]) {
      await openMenu(page);
      await close();
      await expectClosed(page);
    }
    await expect(closed(page)).toBeFocused();
    await expect(page).toHaveURL(start);
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
        bookingHref() ?? hrefOf(neededId('contact'), 'demande', locale),
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
});

test.describe('from page to page', () => {
  /** How visible the leaving page, the next one and the header of each are, at one moment. */
  type Moment = [old: number, next: number, oldHeader: number, nextHeader: number];

  /** Goes from the home page to the price list, and looks at the transition every 10 ms of its own time. */
  async function sampleTransition(page: Page) {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        const moments: Moment[] = [];
        Object.assign(window, { moments });
        await viewTransition?.ready;
        const animations = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
        const opacityOf = (part: string) =>
          Number(getComputedStyle(document.documentElement, `::view-transition-${part}`).opacity);
        for (const animation of animations) animation.pause();
        const end = Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
        for (let now = 0; now < end; now += 10) {
          for (const animation of animations) animation.currentTime = now;
          moments.push(['old(root)', 'new(root)', 'old(site-header)', 'new(site-header)'].map(opacityOf) as Moment);
        }
        for (const animation of animations) animation.finish();
        Object.assign(window, { isSampled: true });
      });
    });
    await page.goto(paths.home);
    await page.locator('main').getByRole('link', { name: messages.prices.see, exact: true }).click();
    await expect(page).toHaveURL(start);
    await page.waitForFunction(() => 'isSampled' in window);
    return page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  }

  test('the leaving page fades out before the next one fades in, and the header stays', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moments = await sampleTransition(page);
    expect(moments[0]?.slice(0, 2)).toEqual([1, 0]);
    expect(moments.at(-1)?.[1]).toBeGreaterThan(0.9);
    for (const part of [0, 1] as const)
      expect(moments.filter((moment) => moment[part] > 0 && moment[part] < 1).length).toBeGreaterThan(5);
    expect(moments.filter(([old, next]) => old > 0 && next > 0)).toEqual([]);
    expect(moments.filter(([, , oldHeader, nextHeader]) => Math.max(oldHeader, nextHeader) < 1)).toEqual([]);
  });

  test('nothing fades under reduced motion', async ({ page }) => {
    expect(await sampleTransition(page)).toEqual([]);
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
