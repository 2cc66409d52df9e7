import { expect, type Page } from '@playwright/test';
import { tagOf } from '@/lib/i18n/locale';
import { germanPaths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { hydrate, jumpTo, scrollThrough } from './support/browsing';
import { openFile, pageFiles } from './support/exported-site';
import { test } from './support/kept-pages';
import { enlargeText, sidewaysScroll, spaceText, spoiledText } from './support/legibility';
import { everyPath, onePathOfEachKind } from './support/pages';

const german: readonly string[] = Object.values(germanPaths);

async function expectLegible(page: Page, condition: string) {
  expect.soft(await sidewaysScroll(page), `sideways scrolling ${condition}`).toBeLessThanOrEqual(0);
  expect.soft(await spoiledText(page), `text ${condition}`).toEqual([]);
}

test('no page shows a picture twice', () => {
  for (const file of pageFiles) {
    const shown = [...openFile(file).querySelectorAll('picture img')].map((picture) => picture.getAttribute('src'));
    expect.soft(shown, file).toEqual([...new Set(shown)]);
  }
});

test('no two articles of a page have the same name, and none has no name', () => {
  for (const file of pageFiles) {
    const document = openFile(file);
    const nameOf = (article: Element) =>
      document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent || 'no name';
    const names = [...document.querySelectorAll('article')].map(nameOf);
    expect.soft(names, file).toEqual([...new Set(names)].filter((name) => name !== 'no name'));
  }
});

/** One visit of each page answers every question that can be asked of a page as such: all on the phone, one of each kind on the desktop. */
for (const path of everyPath) {
  const tag = onePathOfEachKind.includes(path) ? '@both' : '@phone';
  test(`${path} keeps to its policy and is there for everyone`, { tag }, async ({ watched, isMobile }) => {
    const { page, foreign, errors, takeRefusals } = watched;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const lang = tagOf(german.includes(path) ? 'de' : 'fr');
    await expect.soft(page.locator('html')).toHaveAttribute('lang', lang);
    // Most visitors use no island, and see the page as it comes.
    if ((await page.locator('[data-props]').count()) > 0) await expectNoFault(page, 'before its islands work');

    // Without scrolling, so that scripts had their chance before anything else had.
    await hydrate(page);
    await scrollThrough(page);
    expect.soft(foreign, 'other hosts').toEqual([]);
    expect.soft(await takeRefusals(), 'refused by the policy').toEqual([]);
    expect.soft(errors, 'errors').toEqual([]);

    await jumpTo(page, 0);
    await expectNoFault(page, 'hydrated');
    await expectLegible(page, 'as it comes');
    if (isMobile) {
      await enlargeText(page);
      await expectLegible(page, 'with text twice as large');
      await spaceText(page);
      await page.setViewportSize({ width: 320, height: 568 });
      await expectLegible(page, 'with spaced text on the narrowest phones');
    } else {
      await page.setViewportSize({ width: 1024, height: 700 });
      await expectLegible(page, 'where the header is narrowest');
      // Two lines would be taller than the button.
      const heights = page.locator('header nav > ul a').evaluateAll((all) => all.map((link) => link.clientHeight));
      expect.soft(Math.max(...(await heights)), 'height of the links of the header').toBeLessThanOrEqual(50);
      // What 400 % makes of a screen of 1280 by 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectLegible(page, 'at 400 %');
      await page.setViewportSize({ width: 768, height: 1024 });
      await enlargeText(page);
      await expectLegible(page, 'with text twice as large on a tablet');
    }
  });
}
