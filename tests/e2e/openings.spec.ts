import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { areShadesExamples, brand, mainLocale, salon, shades } from '@/lib/content/content';
import { pageVersions } from '@/lib/content/page-paths';
import { getPage, getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { homeShades, shadePage } from '@/lib/content/shade-page';
import { hoursLines, spokenHours } from '@/lib/dates/hours-text';
import { weekdayOf } from '@/lib/dates/zurich-date';
import { formSection } from '@/lib/links/fragments';
import { pathOf } from '@/lib/links/href';
import { shadePath } from '@/lib/links/shade-path';
import { absoluteUrl } from '@/lib/links/site';
import type { PageKind } from '@/lib/schema/pages';
import { inkNeeded, overlayOf, overlays } from '@/scripts/assets/overlays';
import { fileFor, internalLink, openFile } from '@/scripts/inspect/exported-site';
import { sidewaysScroll, unreadableText } from '@/scripts/inspect/legibility';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { lowContrastOverPicture, lowContrastWords, overPictures, screens } from './support/contrast';
import { eveningOf, openDayFrom } from './support/days';
import { enlargeText, isDrawn } from './support/legibility';
import { fill, messages, messagesIn } from './support/messages';
import { fullestPaths, moreUnless } from './support/pages';

const card = shades?.shades ?? [];
const cardPath = pathOf(shadePage ?? '', mainLocale);

for (const [id, words] of overPictures) {
  const path = pathOf(id, 'fr');
  const expectLegible = async (page: Page, some: readonly (typeof screens)[number][] = screens) => {
    for (const screen of some) {
      expect.soft(await lowContrastOverPicture(page, words, screen), `${screen[0]} px`).toEqual([]);
      expect(await page.locator(words).filter({ visible: true }).count()).toBeGreaterThan(0);
    }
  };

  test(`words over the picture of ${path} have enough contrast, also over a white picture with the overlay it needs`, {
    tag: '@more',
  }, async ({ page }) => {
    await page.goto(path);
    await expectLegible(page);
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#fff"/></svg>';
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const white = { data: new Uint8Array(16 * 9 * 3).fill(255), width: 16, height: 9, focus: { x: 50, y: 50 } };
    const lines = getPage(id).heading.split('\n');
    const headline = { lines: lines.length, length: 0.6 * Math.max(...lines.map(({ length }) => length)) };
    const { phone, wide } = overlays[overlayOf(getPage(id)) ?? 'lead-overlay'];
    const ink = [phone, wide].map((place) => inkNeeded(place, white, headline, brand.colors));
    await page.goto(path);
    await page.locator('.hero-overlay, .lead-overlay').evaluate((overlay: HTMLElement, [onPhones, onWide]) => {
      overlay.style.cssText = `--overlay-phone: ${onPhones}; --overlay-wide: ${onWide}`;
    }, ink);
    // One screen for each of the two overlays.
    await expectLegible(page, [screens[0], screens[3]]);
  });
}

test('the shade card shows each nail shade with its colour and name', () => {
  const page = openFile(fileFor(cardPath) ?? '');
  const section = page.getElementById('nuancier-titre')?.closest('section');
  expect(section?.textContent?.includes(messages.shades.examples)).toBe(Boolean(areShadesExamples));
  const shown = [...(section?.querySelectorAll('li[style]') ?? [])].map((item) => [
    item.textContent,
    item.getAttribute('style'),
  ]);
  expect(shown).toEqual(card.map(({ name, color }) => [expect.stringContaining(name), expect.stringContaining(color)]));
});

test('the address of a nail shade has a preview for messengers and redirects to the shade card', () => {
  for (const { id, name } of card) {
    const page = openFile(`${shadePath(id)}.html`);
    const said = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(said('og:title')).toBe(name);
    expect(fileFor(internalLink(said('og:image') ?? '', cardPath)?.path ?? ''), name).toBeDefined();
    const [, target = ''] = page.querySelector('meta[http-equiv]')?.getAttribute('content')?.split('url=') ?? [];
    expect(internalLink(target, cardPath)).toEqual({ path: cardPath, fragment: id });
  }
});

test('nail shades on the home page link to the shade card opened in their colour', () => {
  const home = openFile(fileFor(paths.home) ?? '');
  const cards = idsOfKind('home').flatMap((id) => getPageOfKind(id, 'home').serviceCards);
  const linked = card.filter(({ id }) => home.querySelector(`main a[href$="${cardPath}#${id}"]`));
  expect(linked).toEqual(cards.flatMap(({ route }) => homeShades(route)));
});

for (const { id, name, origin = '', color } of new Set([...card.slice(0, 1), ...card.slice(-1)])) {
  test(`the address of the nail shade ${name} opens the card in its colour, with messages about it, accessibly`, {
    tag: '@more',
  }, async ({ page }) => {
    const section = page.locator('section', { has: page.locator('#nuancier-titre') });
    const { apply, all } = messages.shades;
    const open = async (id: string, width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(`${cardPath}#${id}`);
    };
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await open(id, width, height);
      const shade = section.getByRole('listitem').filter({ has: page.getByRole('link', { name: apply }) });
      await expect(shade).toHaveCount(1);
      await expect(shade).toContainText(origin);
      await expect(shade.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(shade.getByRole('link', { name: apply })).toBeInViewport({ ratio: 1 });
      expect(await colorAt(page, section), name).toBe(color);
      const words = `#nuancier li[id="${id}"] :is(a > span:last-child, p), #nuancier li a > span:last-child`;
      expect.soft(await lowContrastWords(page, words), name).toEqual([]);

      const drafts = await shade.getByRole('link').evaluateAll((links) =>
        links.flatMap((link) => {
          const { search, searchParams } = new URL((link as HTMLAnchorElement).href);
          return search ? `${searchParams.get('text') ?? searchParams.get('body')}` : [];
        }),
      );
      expect(drafts.length).toBe(salon.whatsapp ? 4 : 2);
      for (const draft of drafts) {
        expect(draft).toContain(name);
        expect(draft).toContain(absoluteUrl(shadePath(id)));
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    const sample = page.locator(`[id="${id}"] > a > span:first-child`);
    expect(await isDrawn(sample), `${name} in forced colours`).toBe(true);
    await page.emulateMedia({ forcedColors: null });
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoFault(page, `${name}, 320 px`);
    expect(await unreadableText(page), `${name}, 320 px`).toEqual([]);
    await enlargeText(page);
    expect(await sidewaysScroll(page), `${name} at 200 %`).toBe(0);
    expect(await unreadableText(page), `${name} at 200 %`).toEqual([]);
    await open(id, 390, 844);
    await section.getByRole('link', { name: all }).click();
    await expect(section.getByRole('link', { name: apply })).toHaveCount(0);
    await expect(section.getByRole('link', { name: all })).toHaveCount(0);
    await expect(section.getByRole('listitem')).toHaveCount(card.length);
  });
}

/** Returns the colour (`#rrggbb`) at the edge of an element, as it is painted. */
async function colorAt(page: Page, element: Locator): Promise<string> {
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  const picture = await page.screenshot({ clip: { x: x + 4, y: y + 4, width: 1, height: 1 } });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}

/** By kind of page: whether a booking button stands with the first price; undefined if the kind has no prices. */
const selling: Record<PageKind, boolean | undefined> = {
  home: true,
  'all-services': false,
  'price-list': true,
  gallery: undefined,
  blog: undefined,
  article: undefined,
  contact: undefined,
  legal: undefined,
  cards: true,
  landing: true,
  service: true,
  page: undefined,
};

for (const { id, locale } of pageVersions) {
  const [isBooked, path] = [selling[getPage(id).kind], pathOf(id, locale)];
  if (isBooked === undefined) continue;
  test(`the first screen of a phone shows a price or “on request” on ${path}, and its booking button if any`, {
    tag: moreUnless(path, fullestPaths),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const amount = new RegExp(`\\d\\.|${messages.prices.on_quote}`);
    await page.goto(path);
    const bar = await page.locator('.bottom-bar').boundingBox();
    const first = page.locator('main :is(dl > div, tbody tr) :is(dd, td)', { hasText: amount }).first();
    const places = [first, ...(isBooked ? [page.locator('main :is([data-cta="head"] > a, .book-group)').first()] : [])];
    for (const place of places) {
      const { y = 844, height = 0 } = (await place.boundingBox()) ?? {};
      expect.soft(y + height).toBeLessThan((bar?.y ?? 844) + 0.5);
    }
  });
}

/** Pages on the salon itself: contact pages and landing pages with directions. */
const factual = pageVersions.filter(({ id }) => {
  const page = getPage(id);
  return page.kind === 'contact' || (page.kind === 'landing' && page.directions);
});

test('contact pages show phone, street and hours on the first screen of a phone, then the map, then form or directions', async ({
  page,
}) => {
  const day = openDayFrom('2026-07-14');
  await page.clock.setFixedTime(eveningOf(day));
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.locator('main');
  for (const { id, locale } of factual) {
    const path = pathOf(id, locale);
    await page.goto(path);
    const bar = await page.locator('.bottom-bar').boundingBox();
    const lines = hoursLines(locale);
    const today = lines.find(({ on }) => on.includes(`${weekdayOf(day)}`));
    const words = fill(messagesIn(locale).contact.hours_detail, { ...today });
    const hours = main.locator('dd').getByText(words, { exact: true }).first();
    const phone = main.locator('dd a[href^="tel:"]');
    const street = main.locator('dd').getByText(salon.address.street);
    for (const fact of [main.locator('[data-status]').first(), phone, street, hours]) {
      const { y = 844, height = 0 } = (await fact.boundingBox()) ?? {};
      expect.soft(y + height, path).toBeLessThan((bar?.y ?? 844) + 0.5);
    }
    if (lines.length > 1) await expect.soft(main.locator('dd [data-on][aria-current]'), path).toContainText([words]);
    const intro = getPage(id).kind === 'contact' ? ['h1 ~ div > p.max-w-text'] : [];
    const card = ['dd a[href^="tel:"]', 'dd a[href^="mailto:"]', 'dd a[href*="maps"]', 'dd [data-on], dd > span'];
    const order = ['h1', ...intro, ...card, '[data-map]', '#demande h2', '#venir h2'];
    const found = await main.evaluate((root, selectors) => {
      const parts = selectors.map((selector) => root.querySelector(selector)).filter((part) => part !== null);
      // By position on the screen: on phones the map comes before words that precede it in the HTML.
      return parts.map((part) => part.getBoundingClientRect().top);
    }, order);
    expect.soft(found, path).toEqual(found.toSorted((a, b) => a - b));
    expect.soft(found.length, path).toBeGreaterThan(2);
  }
});

test('parts named by the specification are marked to move: testimonials, gallery, season notes, blog, form', () => {
  const moving = [
    [paths.home, '#testimonials'],
    [paths.home, '[aria-labelledby="galerie-titre"]'],
    [paths.home, '#carnet'],
    [paths.blog, 'main article'],
    [paths.contact, `#${formSection}`],
  ] as const;
  for (const [path, selector] of moving) {
    for (const section of openFile(fileFor(path) ?? '').querySelectorAll(selector))
      expect(section.querySelector('[data-reveal]'), `${selector} on ${path}`).not.toBeNull();
  }
});

test('on contact pages opening hours are also written in full for screen readers', () => {
  for (const { id, locale } of factual) {
    const page = openFile(fileFor(pathOf(id, locale)) ?? '');
    const heard = [...page.querySelectorAll('main dd .sr-only')].map(({ textContent }) => textContent);
    expect(heard, id).toEqual(expect.arrayContaining(spokenHours(locale)));
  }
});
