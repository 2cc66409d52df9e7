import { expect, type Page, test } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { languageTags } from '@/lib/i18n/locale';
import { axeFaults } from './support/axe';
import { hydrate, keepToSite, openHydrated } from './support/browsing';
import { cutOff, isScript, touchIslands } from './support/faults';
import { messagesOf, misreadText } from './support/languages';
import { enlargeText, heldByBars, restoreText, sidewaysScroll, spaceText, spoiledText } from './support/legibility';
import { everyPath } from './support/pages';
import { headingGaps, readStructure } from './support/structure';
import { smallTargets } from './support/targets';

const germanPaths: readonly string[] = Object.values(germanRoutes);

/** One visit per page and screen answers every question that can be asked of a page as such. */
for (const path of everyPath) {
  test(`${path} is there for everyone`, async ({ page, isMobile }) => {
    await keepToSite(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // Most visitors use no island, and see the page as it comes.
    if ((await page.locator('[data-props]').count()) > 0) await expectNoFault(page, 'before its islands work');
    await hydrate(page);

    const tag = germanPaths.includes(path) ? languageTags.de : languageTags.fr;
    await expect.soft(page.locator('html')).toHaveAttribute('lang', tag);
    const { navigations, levels, ...landmarks } = await readStructure(page);
    expect.soft(landmarks, 'landmarks').toEqual({ banner: 1, main: 1, contentinfo: 1 });
    expect.soft(navigations, 'names of navigations').not.toContain('');
    expect.soft(new Set(navigations).size, `names of navigations: ${navigations}`).toBe(navigations.length);
    expect
      .soft(
        levels.filter((level) => level === 1),
        'main headings',
      )
      .toHaveLength(1);
    expect.soft(headingGaps(levels), 'levels left out').toEqual([]);
    expect.soft(await smallTargets(page), 'targets under 24 px').toEqual([]);
    expect.soft(await misreadText(page), 'in another language than they say').toEqual([]);
    expect.soft(await axeFaults(page), 'axe').toEqual([]);

    const expectLegible = async (condition: string) => {
      expect.soft(await sidewaysScroll(page), `sideways scrolling ${condition}`).toBeLessThanOrEqual(0);
      expect.soft(await spoiledText(page), `text ${condition}`).toEqual([]);
    };
    await expectLegible('as it comes');
    if (isMobile) {
      await spaceText(page);
      await expectLegible('with spaced text');
      await restoreText(page);
      await enlargeText(page);
      await expectLegible('with text twice as large');
      await restoreText(page);
      await page.setViewportSize({ width: 320, height: 568 });
      await expectLegible('on the narrowest phones');
    } else {
      // What 400 % makes of a screen of 1280 by 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectLegible('at 400 %');
      expect.soft(await heldByBars(page), 'height kept by bars at 400 %').toBeLessThan(1 / 3);
    }
  });
}

/** What can be asked of a state of the page; `part` is what came up in it. */
async function expectNoFault(page: Page, state: string, part?: string) {
  expect.soft(await axeFaults(page), `axe, ${state}`).toEqual([]);
  expect.soft(await misreadText(page), `in another language than they say, ${state}`).toEqual([]);
  if (part) expect.soft(await smallTargets(page, part), `targets under 24 px, ${state}`).toEqual([]);
}

test('the open menu is there for everyone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only phones have the menu');
  for (const path of [routes.accueil, routes.tarifs]) {
    await openHydrated(page, path);
    await page.locator('header button[popovertarget]').click();
    await expect(page.locator('#menu')).toBeVisible();
    await expectNoFault(page, `menu open on ${path}`, 'header');
  }
});

test('the large picture is there for everyone', async ({ page }) => {
  await openHydrated(page, routes.galerie);
  await page.locator('[data-lightbox]').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoFault(page, 'large picture', 'dialog');
});

for (const [locale, path] of [
  ['fr', routes.contact],
  ['de', germanRoutes.contact],
] as const) {
  test(`what stands in the place of a form that does not come on ${path} is there for everyone`, async ({ page }) => {
    await keepToSite(page);
    await cutOff(page, isScript);
    await page.goto(path);
    await touchIslands(page);
    await expect(page.locator('#demande a[href^="tel:"]:visible')).toHaveCount(1);
    await expectNoFault(page, 'without the form', '#demande');
  });

  test(`the form on ${path} is there for everyone, in all of its states`, async ({ page }) => {
    const { form: words, toasts } = messagesOf[locale];
    await page.clock.setFixedTime(new Date('2026-11-24T09:00:00Z'));
    await openHydrated(page, path);
    const part = page.locator('#demande');
    const name = part.getByLabel(words.name, { exact: true });
    const submit = part.getByRole('button', { name: words.submit });
    await expect(name).toBeVisible();

    await submit.click();
    await expect(name).toBeFocused();
    await expectNoFault(page, 'with errors', 'form');
    await part.getByRole('button', { name: words.date_choose }).click();
    await expect(page.getByRole('dialog').getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await expectNoFault(page, 'calendar open', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await part.getByRole('combobox', { name: words.service }).click();
    await expect(page.getByRole('option').first()).toBeFocused();
    await expectNoFault(page, 'list open', '[role="listbox"]');
    await page.keyboard.press('Escape');
    await name.fill('Ana');
    await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
    const allowStorage = await page.evaluateHandle(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      return () => Object.assign(Storage.prototype, { setItem });
    });
    await submit.click();
    await expect(part.getByText(toasts.error_text)).toBeVisible();
    await expectNoFault(page, 'not kept', 'form');
    await allowStorage.evaluate((allow) => allow());
    await submit.click();
    await expect(part.getByRole('heading', { name: toasts.success_title })).toBeFocused();
    await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toBeVisible();
    await expectNoFault(page, 'sent', '#demande');
  });
}
