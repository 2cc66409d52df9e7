import { expect, type Locator, type Page, test } from '@playwright/test';
import { mainLocale, salon } from '@/lib/content/content';
import { anchorOf, homeSections } from '@/lib/content/home-sections';
import { breadcrumbTrail, mainNavigation, menuExtras } from '@/lib/content/navigation';
import { getPage, neededId, pageIds } from '@/lib/content/pages';
import { hoursLines } from '@/lib/dates/hours-text';
import { bookingHref, directionsHref, telHref } from '@/lib/links/contact-links';
import { formSection } from '@/lib/links/fragments';
import { hrefOf, localesOf, pathOf } from '@/lib/links/href';
import { fileFor, internalLink, openFile } from '@/scripts/inspect/exported-site';
import { sidewaysScroll } from '@/scripts/inspect/legibility';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { expectAtTarget, expectInSight, jumpTo, scrollTop, settled } from './support/browsing';
import { eveningOf, openDayFrom, statusAt } from './support/days';
import { holdBack, isFont } from './support/faults';
import { faultsOf, walk } from './support/keyboard';
import { isDrawn } from './support/legibility';
import { fill, messages, messagesIn } from './support/messages';
import { moreUnless, onePathOfEachKind } from './support/pages';
import { waysToBook } from './support/ways-to-book';

const { nav } = messages;

const sectionLinks = mainNavigation.flatMap(({ label, section }) => (section ? { name: nav[label], section } : []));
const none = { name: '', section: '' };
const [first = none, last = none] = [sectionLinks.at(0), sectionLinks.at(-1)];

/** Path of a page that is longer than a screen, and is not the home page. */
const start = paths['price-list'];

/** Fails unless the page is at the section in its address, with the heading in the upper half of the screen. */
async function expectAtSection(page: Page) {
  await expectAtTarget(page);
  const heading = page.locator(':target').getByRole('heading').first();
  await expectInSight(heading);
  const { y = Number.NaN } = (await heading.boundingBox()) ?? {};
  expect(y, page.url()).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
}

async function expectAtHomeSection(page: Page, id: string) {
  await expect(page).toHaveURL(`${paths.home}#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expectAtSection(page);
}

/** Fails unless the link to the current page, the price list, is underlined, and that to the home page is not. */
async function expectCurrentTold(links: Locator) {
  for (const [name, line] of [
    [nav.prices, 'underline'],
    [nav.home, 'none'],
  ] as const)
    await expect(links.getByRole('link', { name, exact: true })).toHaveCSS('text-decoration-line', line);
}

test.describe('small screens', { tag: '@phone' }, () => {
  const closed = (page: Page) => page.getByRole('button', { name: nav.open });
  const opened = (page: Page) => page.getByRole('button', { name: nav.close });
  const toggle = (page: Page) => page.locator('header button[popovertarget]');
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

  test('the menu closes by its button, a tap outside, lost focus or Escape, and keeps the page from scrolling', async ({
    page,
  }) => {
    await page.goto(start);
    await expectClosed(page);
    const sign = (await closed(page).boundingBox()) ?? { x: 0, y: 0 };
    for (const close of [
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
    await openMenu(page);
    await page.mouse.wheel(0, 600);
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
    await opened(page).tap();
    await expectClosed(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('the menu leads to a page or a section and closes, and Back returns', async ({ page }) => {
    await page.goto(start);
    await openMenu(page);
    await entry(page, nav.home).tap();
    await expect(page).toHaveURL(paths.home);
    await expectClosed(page);
    await openMenu(page);
    await entry(page, first.name).tap();
    await expectClosed(page);
    await expectAtHomeSection(page, first.section);
    // A link to the top of the same page closes the menu too, though it moves no focus.
    await openMenu(page);
    await entry(page, nav.home).tap();
    await expectClosed(page);
    for (const _ of [1, 2, 3]) await page.goBack();
    await expect(page).toHaveURL(start);
    await expectClosed(page);
  });

  test('the menu shows its main entries on one screen, in every language', async ({ page }) => {
    const now = eveningOf(openDayFrom('2026-07-18'));
    await page.clock.setFixedTime(now);
    const menu = page.locator('#menu');
    const ways = [telHref(), directionsHref(), paths.gallery, salon.whatsapp && 'https://wa.me/'].filter(Boolean);
    for (const locale of localesOf(neededId('contact'))) {
      await page.goto(pathOf(neededId('contact'), locale));
      // With many own pages the menu scrolls, as tested below.
      for (const id of menuExtras.filter((page) => getPage(page).kind !== 'gallery').slice(2))
        await menu.locator(`[href="${hrefOf(id)}"]`).evaluateAll((links) => links.map((link) => link.remove()));
      await toggle(page).tap();
      await expect(menu.locator('[data-status]')).toHaveText(statusAt(now, locale));
      const booking = bookingHref() ?? hrefOf(neededId('contact'), formSection, locale);
      const hours = hoursLines(locale).map((line) => fill(messagesIn(locale).contact.hours_detail, line));
      for (const place of [
        menu.locator('[data-status]'),
        ...[...ways, booking].map((href) => menu.locator(`[href^="${href}"]`)),
        ...hours.map((line) => menu.getByText(line)),
        ...[-2, -1].map((last) => menu.getByRole('link').nth(last)),
      ])
        await expect(place).toBeInViewport({ ratio: 1 });
    }
  });

  test('the menu is drawn in forced colours, and Tab reaches all its entries', { tag: '@more' }, async ({ page }) => {
    await page.goto(start);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await isDrawn(toggle(page))).toBe(true);
    await toggle(page).press('Enter');
    await expect(entries(page).first()).toBeVisible();
    expect(await isDrawn(toggle(page))).toBe(true);
    await expectCurrentTold(page.locator('#menu'));
    await page.emulateMedia({ forcedColors: null });
    await expectNoFault(page, 'menu open');
    const shown = page.locator(waysToBook).evaluateAll((links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(await shown).toHaveLength(1);
    const stops = await walk(page, 'Tab', { presses: await entries(page).count() });
    expect(stops.map(({ name }) => name)).toEqual(await entries(page).allTextContents());
    expect(faultsOf(stops)).toEqual([]);
  });

  test('the menu scrolls its links on a small screen, with the booking button in view', async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(start);
      await openMenu(page);
      // Booking is the last entry, below the scrolling links.
      await expect(entries(page).last()).toBeInViewport({ ratio: 1 });
      await entries(page).nth(-2).scrollIntoViewIfNeeded();
      for (const last of [-2, -1]) await expect(entries(page).nth(last)).toBeInViewport({ ratio: 1 });
      expect(await scrollTop(page)).toBe(0);
    }
  });
});

test('header links move the focus to a section, without loading the same page again', async ({ page }) => {
  const header = page.locator('header');
  const link = (name: string) => header.getByRole('link', { name, exact: true });
  await page.goto(start);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 2px/);
  await expectCurrentTold(header.locator('nav > ul'));
  await page.emulateMedia({ forcedColors: null });
  await link(first.name).click();
  await expectAtHomeSection(page, first.section);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const toTop of [link(nav.home), header.getByRole('link').first()]) {
    // The second time the address already names the section.
    for (const _ of [1, 2]) {
      await jumpTo(page, 0);
      await link(last.name).click();
      await expectAtHomeSection(page, last.section);
    }
    await toTop.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('the contact link of every home page scrolls to the section of that page', async ({ page }) => {
  const section = anchorOf('contact');
  test.skip(!homeSections().includes('contact'), 'The home page has no such section.');
  for (const locale of localesOf(neededId('home'))) {
    const home = pathOf(neededId('home'), locale);
    await page.goto(home);
    await page
      .locator('header')
      .getByRole('link', { name: messagesIn(locale).nav.contact, exact: true })
      .click();
    await expect(page).toHaveURL(`${home}#${section}`);
    await expectAtSection(page);
  }
});

test('a header with twelve long words shows all of them from 1024 px on', async ({ page }) => {
  await page.goto(start);
  await page.locator('header .nav-bar').evaluate((bar) => {
    const [first] = bar.children;
    while (first && bar.childElementCount < 12) bar.prepend(first.cloneNode(true));
    for (const link of bar.querySelectorAll('a')) link.textContent = 'Gesichtsbehandlungen';
  });
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    const misplaced = await page.locator('header').evaluate((header) => {
      const logo = header.querySelector('a')?.getBoundingClientRect();
      const { bottom } = header.getBoundingClientRect();
      const boxes = [...header.querySelectorAll('.nav-bar a')].map((link) => link.getBoundingClientRect());
      const isMisplaced = (box: DOMRect) =>
        box.left < (logo?.right ?? 0) + 8 || box.right > innerWidth || box.top < 0 || box.bottom > bottom;
      return boxes.filter((box) => box.width > 0 && isMisplaced(box)).length;
    });
    expect.soft(misplaced, `${width} px`).toBe(0);
  }
});

/** Returns a page's links to sections, as `href`: to its own sections, and to those of other pages. */
function sectionsFrom(path: string) {
  const links = [...openFile(fileFor(path) ?? '/404.html').querySelectorAll('a[href*="#"]')];
  const hrefs = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter((href) => {
    const target = internalLink(href, path);
    const file = target && fileFor(target.path);
    return file && openFile(file).getElementById(target.fragment)?.matches('section');
  });
  return {
    here: hrefs.filter((href) => href.startsWith('#')),
    elsewhere: hrefs.filter((href) => !href.startsWith('#')),
  };
}

/** Presses a link, also inside the closed menu, as soon as the page has the link. */
async function press(page: Page, href: string) {
  const link = `a[href="${href}"]`;
  const isWhole = (selector: string) => document.querySelector('#toasts') && document.querySelector(selector);
  await page.waitForFunction(isWhole, link, { polling: 'raf' });
  // By a timer, so that this call ends before the page is left.
  await page.evaluate((selector) => setTimeout(() => document.querySelector<HTMLElement>(selector)?.click()), link);
}

async function follow(page: Page, href: string) {
  await press(page, href);
  await expect(page).toHaveURL(({ href: address }) => address.endsWith(href));
  await expectAtSection(page);
}

/** Links to sections of other pages, one for each section: address → path of a page that has the link. */
const fromPageToPage = new Map(
  onePathOfEachKind.flatMap((path) => sectionsFrom(path).elsewhere.map((href) => [href, path] as const)),
);

for (const [href, path] of fromPageToPage) {
  const tag = ['@phone', ...moreUnless(path, [paths.home])];
  test(`a link from ${path} to another page stops at ${href}, with motion and if pressed early`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path, { waitUntil: 'commit' });
    await follow(page, href);
  });
}

for (const path of onePathOfEachKind) {
  const { here } = sectionsFrom(path);
  // The last link of the page leads furthest, past the sections of the other links.
  const [furthest, nearest] = [here.at(-1), here.at(0)];
  if (!furthest || !nearest) continue;
  const tag = ['@both', ...moreUnless(path, [paths.home])];
  test(`links within ${path} stop at its sections, with motion and if pressed early`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const release = await holdBack(page, isFont);
    await page.goto(path, { waitUntil: 'commit' });
    await press(page, furthest);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    // Late fonts move the page above the section.
    release();
    await page.waitForLoadState();
    await expectAtSection(page);
    await follow(page, nearest);
    await page.goto('about:blank');
    await page.goto(path + furthest);
    await expectAtSection(page);
  });
}

test('breadcrumbs show every step on wide screens, and one step back on phones', async ({ page }) => {
  const deepest = pageIds.toSorted((a, b) => breadcrumbTrail(b).length - breadcrumbTrail(a).length)[0] ?? '';
  const [above = ''] = breadcrumbTrail(deepest).slice(-2);
  const trail = page.getByRole('navigation', { name: messages.a11y.breadcrumb });
  await page.goto(pathOf(deepest, mainLocale));
  await expect(trail.getByRole('listitem')).toHaveCount(breadcrumbTrail(deepest).length);
  await expect(trail.getByRole('listitem').first()).toHaveText(nav.home, { useInnerText: true });
  await expect(trail.locator('[aria-current=page]')).toHaveText(getPage(deepest).label);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(trail.getByRole('listitem')).toHaveCount(1);
  const link = trail.getByRole('link', { name: getPage(above).label, exact: true });
  expect(await link.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('‹');
  expect((await link.boundingBox())?.height).toBeGreaterThan(43.5);
  await link.click();
  await expect(page).toHaveURL(pathOf(above, mainLocale));
});
