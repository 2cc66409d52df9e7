import { expect, type Page, test as plain } from '@playwright/test';
import { pageAt } from '@/lib/content/page-paths';
import { tagOf } from '@/lib/i18n/locale';
import baseConfig from '@/playwright.config';
import { sidewaysScroll, unreadableText } from '@/scripts/inspect/legibility';
import { paths } from '@/tests/support/paths';
import { expectNoFault, expectNoFaultUnscrolled } from './support/axe';
import {
  hydrate,
  isForeign,
  jumpTo,
  recordMoves,
  recordRefusals,
  scrollThrough,
  takeMoves,
  watchErrors,
  watchRequests,
} from './support/browsing';
import { holdBack, isFont } from './support/faults';
import { faultsHeard } from './support/heard';
import { expectWholeWalk } from './support/keyboard';
import { cutWords, enlargeText, screenWidths, spaceText } from './support/legibility';
import { everyPath, localeAt, missingPath, moreUnless, onePathOfEachKind } from './support/pages';

const { launchOptions } = baseConfig.use ?? {};

/** A tab that visits many pages, with the requests to other hosts and the errors since it was last asked. */
interface Visitor {
  page: Page;
  foreign: string[];
  errors: string[];
  takeRefusals: () => Promise<string[]>;
}

/** One tab for all pages of a worker: a new one would start the browser's engine and read axe again each time. */
const test = plain.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, ...options } = project.use;
      const context = await browser.newContext({ ...options, ...contextOptions, deviceScaleFactor: 1 });
      const page = await context.newPage();
      const [foreign, errors] = [watchRequests(page, isForeign), watchErrors(page)];
      const takeRefusals = await recordRefusals(page);
      await recordMoves(page);
      await use({ page, foreign, errors, takeRefusals });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// Subpixel positioning, as on most screens: with widths rounded to whole pixels every word would move when fonts come.
const subpixels = ['--font-render-hinting=none', '--enable-font-subpixel-positioning'];
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...subpixels] } });

async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  return `on ${width} × ${height}`;
}

async function expectLegible(page: Page, condition: string) {
  expect.soft(await sidewaysScroll(page), `sideways scrolling ${condition}`).toBeLessThanOrEqual(0);
  expect.soft(await unreadableText(page), `text ${condition}`).toEqual([]);
}

/** Returns position and styles of everything outside islands. */
const looks = (page: Page) =>
  page.locator('header *, main *, footer *').evaluateAll((all) =>
    all.flatMap((element) => {
      if (element.closest('[data-island]') || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map((length) => Math.round(length / 2)).join();
      const look = [color, backgroundColor, fontSize, fontWeight, textDecorationLine].join(' ');
      return `${element.tagName} ${element.textContent?.trim().slice(0, 20)}: ${place} ${look}`;
    }),
  );

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function openWithLateFonts(page: Page, path: string) {
  const release = await holdBack(page, isFont);
  // Fonts that are held back delay the load event too.
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await drawn(page);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ display, status }) => /swap|optional/.test(display) && status === 'loaded')
      .length;
  });
  expect.soft(faces, 'fonts that came, for which text did not wait').toBeGreaterThanOrEqual(2);
  await drawn(page);
  return response;
}

/** Fails unless buttons have a border in forced colours, which remove backgrounds. */
async function expectBorders(page: Page) {
  const controls = page.locator('a, button').filter({ visible: true });
  const filled = await controls.evaluateAll((all) =>
    all.map((one) => {
      const isFilled = !/^rgba\(.* 0\)$/.test(getComputedStyle(one).backgroundColor);
      // The skip link stands above the page until it has the focus.
      return isFilled && one.getBoundingClientRect().bottom > 0;
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const borders = await controls.evaluateAll((all) => all.map((element) => getComputedStyle(element).borderLeft));
  expect.soft(filled).toContain(true);
  const bare = filled.flatMap((isFilled, index) => (isFilled ? (borders[index] ?? '') : []));
  expect
    .soft(
      bare.filter((border) => !/^[1-9].* solid/.test(border)),
      'borders in forced colours',
    )
    .toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Makes all checks that apply to any page in one visit. */
async function visit({ page, foreign, errors, takeRefusals }: Visitor, path: string, isMobile: boolean) {
  const isOfItsKind = onePathOfEachKind.includes(path);
  const screen = isMobile ? await resize(page, 390, 844) : await resize(page, 1920, 1080);
  const response = isOfItsKind ? await openWithLateFonts(page, path) : await page.goto(path);
  expect.soft(response?.status()).toBe(pageAt(path) ? 200 : 404);
  await page.evaluate(() => document.fonts.ready);
  const moves = await takeMoves(page);
  if (isMobile) {
    await expectNoFaultUnscrolled(page);
    await resize(page, 390, 844);
    await drawn(page);
    await takeMoves(page);
  }
  await expect.soft(page.locator('html')).toHaveAttribute('lang', tagOf(localeAt(path)));
  const lost = page
    .locator('joined-word, long-word')
    .evaluateAll((words) =>
      words.flatMap((word) =>
        word.checkVisibility() || !word.parentElement?.checkVisibility() ? [] : word.textContent,
      ),
    );
  expect.soft(await lost, 'words that are kept together, hidden in a text that is shown').toEqual([]);
  // Compared before any scrolling, so that only hydration can have changed them.
  const before = isOfItsKind ? await looks(page) : [];
  await hydrate(page);
  // The whole stylesheet comes with the first island that is used, and must change nothing.
  if (isOfItsKind) expect.soft(await looks(page), 'looks once its islands are used').toEqual(before);
  if (!isMobile) await expectNoFault(page, 'hydrated');
  if (isOfItsKind) {
    await expectLegible(page, screen);
    await scrollThrough(page);
    await jumpTo(page, 0);
  }
  moves.push(...(await takeMoves(page)));
  const sum = moves.reduce((all, { value }) => all + value, 0);
  if (isOfItsKind) expect.soft(sum, `moved: ${moves.map(({ part }) => part).join(' / ')}`).toBeLessThan(0.02);
  expect.soft(foreign.splice(0), 'other hosts').toEqual([]);
  expect.soft(await takeRefusals(), 'refused by the policy').toEqual([]);
  expect.soft(errors.splice(0), 'errors').toEqual([]);

  if (isMobile) {
    if (isOfItsKind) {
      const desktop = await resize(page, 1280, 800);
      expect.soft(await faultsHeard(page), `heard ${desktop}`).toEqual([]);
    }
    // A word that is cut has a hyphen, in browsers without dictionaries too.
    for (const width of screenWidths) {
      const screen = await resize(page, width, 900);
      expect.soft(await cutWords(page), `words cut ${screen}`).toEqual([]);
    }
    const phone = await resize(page, 390, 844);
    const small = page
      .locator('footer a')
      .evaluateAll((links) =>
        links.flatMap((link) => (link.getBoundingClientRect().height < 43.5 ? link.textContent : [])),
      );
    expect.soft(await small, 'too small for a thumb').toEqual([]);
    const rest = page.locator('body > footer').evaluate((footer) => {
      return document.documentElement.getBoundingClientRect().bottom - footer.getBoundingClientRect().bottom;
    });
    expect.soft(await rest, 'below the footer').toBeCloseTo(0, 0);
    if (isOfItsKind) expect.soft(await faultsHeard(page), `heard ${phone}`).toEqual([]);
    await enlargeText(page);
    await expectLegible(page, 'with text twice as large');
    const bar = await page.locator('.bottom-bar').boundingBox();
    expect.soft(bar?.height, 'bar at the foot with such text').toBeLessThan(844 / 3);
    await resize(page, 320, 568);
    expect.soft(await sidewaysScroll(page), 'sideways scrolling with such text at 320 px').toBeLessThanOrEqual(0);
    await spaceText(page);
    await expectLegible(page, 'with spaced text on the narrowest phones');
  } else {
    // At 1024 px the header has the least room for its links.
    await expectLegible(page, await resize(page, 1024, 700));
    await expectBorders(page);
    await page.locator('main').focus();
    await expectWholeWalk(page, 'Tab', 'main');
    await expectLegible(page, await resize(page, 768, 1024));
    // A screen of 1280 by 1024 at a zoom of 400 %.
    await resize(page, 320, 256);
    await expectLegible(page, 'at 400 %');
  }
}

for (const path of everyPath) {
  const tag = ['@phone', ...moreUnless(path, [paths.home, paths['price-list'], paths.blog, missingPath])];
  test(`${path} is legible, accessible, stable and within its policy on a phone`, { tag }, ({ visitor }) =>
    visit(visitor, path, true),
  );
}

for (const path of onePathOfEachKind) {
  const tag = moreUnless(path, [paths.contact, paths.service]);
  test(`${path} is legible, accessible, stable and within its policy on wider screens`, { tag }, ({ visitor }) =>
    visit(visitor, path, false),
  );
}
