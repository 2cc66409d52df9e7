import { expect, type Page, test } from '@playwright/test';
import { otherLocales, salon } from '@/lib/content/content';
import { breadcrumbTrail, getPage, neededId, pageIds } from '@/lib/content/pages';
import { hoursLines } from '@/lib/dates/hours-text';
import { mainLocale, tagOf } from '@/lib/i18n/locale';
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

  test('holds the page behind it still, and leads to a page or a section, which comes without it, also on the way back', async ({
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
    await openMenu(page);
    await entry(page, nav.about).tap();
    await expectClosed(page);
    await expect(section(page, 'about')).toBeFocused();
    await expectInSight(headingOf(page, 'about'));
    // The top of the page takes no focus.
    await openMenu(page);
    await entry(page, nav.home).tap();
    await expectClosed(page);
    for (const _ of [1, 2, 3]) await page.goBack();
    await expect(page).toHaveURL(start);
    await expectClosed(page);
  });

  for (const locale of localesOf(neededId('contact'))) {
    const path = pathOf(neededId('contact'), locale);
    test(`says on ${path} all that a visitor comes for, on one screen`, async ({ page }) => {
      const now = eveningOf(openDayFrom('2026-07-18'));
      await page.clock.setFixedTime(now);
      await page.goto(path);
      await page.locator('header button[popovertarget]').tap();
      const menu = page.locator('#menu');
      await expect(menu.locator('[data-status]')).toHaveText(statusAt(now, locale));
      const ways = [telHref(), directionsHref(), paths.gallery, salon.whatsapp && 'https://wa.me/'].filter(Boolean);
      const booking = bookingHref() ?? hrefOf(neededId('contact'), 'demande', locale);
      const hours = hoursLines(locale).map((line) => fill(messagesIn(locale).contact.hours_detail, line));
      for (const place of [
        menu.locator('[data-status]'),
        ...[...ways, booking].map((href) => menu.locator(`[href^="${href}"]`)),
        ...hours.map((line) => menu.getByText(line)),
        ...[-2, -1].map((last) => menu.getByRole('link').nth(last)),
      ])
        await expect(place).toBeInViewport({ ratio: 1 });
    });
  }

  for (const locale of otherLocales) {
    test(`leads to the same page in "${locale}" and back, or to its home page`, async ({ page }) => {
      const home = pathOf(neededId('home'), locale);
      const contact = localesOf(neededId('contact')).includes(locale) ? pathOf(neededId('contact'), locale) : home;
      for (const [from, to, path] of [
        [paths.contact, locale, contact],
        [home, mainLocale, paths.home],
        [start, locale, home],
      ] as const) {
        await page.goto(from);
        await page.locator('header button[popovertarget]').tap();
        await page.locator(`#menu a[hreflang="${tagOf(to)}"][lang="${tagOf(to)}"]`).tap();
        await expect(page).toHaveURL(path);
      }
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
  type Fades = Record<string, [from: number, to: number, easing: string]>;

  /** Goes from the home page to the price list, and tells which part of the two fades when, in milliseconds, and how. */
  async function readFades(page: Page): Promise<Fades> {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const moving = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
        const fades = moving.map((effect) => {
          const { delay, endTime } = effect.getComputedTiming();
          const part = effect.pseudoElement?.replace('::view-transition-', '');
          return [part, [delay, endTime, effect.getKeyframes()[0]?.easing]];
        });
        Object.assign(window, { fades: Object.fromEntries(fades) });
      });
    });
    await page.goto(paths.home);
    await page.locator('main').getByRole('link', { name: messages.prices.see, exact: true }).click();
    await expect(page).toHaveURL(start);
    await page.waitForFunction(() => 'fades' in window);
    return page.evaluate(() => (window as unknown as { fades: Fades }).fades);
  }

  test('the leaving page fades out before the next one fades in, and the header stays', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const fades = await readFades(page);
    const [leaves = 0, isGone = 0] = fades['old(root)'] ?? [];
    const [comes = 0, isThere = 0] = fades['new(root)'] ?? [];
    expect([leaves < isGone, isGone <= comes, comes < isThere]).toEqual([true, true, true]);
    // In one step.
    for (const part of ['old(site-header)', 'new(site-header)']) expect(fades[part]?.[2]).toMatch(/^step/);
  });

  test('nothing fades under reduced motion', async ({ page }) => {
    expect(await readFades(page)).toEqual({});
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
