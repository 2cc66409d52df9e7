import { expect, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './support/browsing';
import { type Stop, walk } from './support/keyboard';
import { messages } from './support/messages';
import { onePathOfEachKind } from './support/pages';

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/**
 * What the Tab key has to reach: everything that can be used and is on the page, now or when this was asked before, as bars come
 * and go with what is scrolled to. (In the frame of the map there is nothing.)
 */
const stopsThereAre = (page: Page) =>
  page.evaluate(() => {
    const asked = window as { usable?: Set<Element> };
    asked.usable ??= new Set();
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]');
    for (const element of all) {
      const isThere = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
      if (element.tabIndex >= 0 && isThere) asked.usable.add(element);
    }
    return asked.usable.size;
  });

/** Fails unless a key leads through all of the page, in order and in sight. Returns where it stopped. */
async function expectWholeWalk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await stopsThereAre(page);
  const stops = await walk(page, key);
  expect(faultsOf(stops)).toEqual([]);
  expect(stops).toHaveLength(await stopsThereAre(page));
  return stops;
}

// Every kind of page on one screen; on the other, the ones with most that depends on it.
for (const path of onePathOfEachKind) {
  const tag = path === paths.home || path === paths.contact ? '@both' : '@desktop';
  test(`Tab leads through all of ${path}, in order, and shows where it is`, { tag }, async ({ page }) => {
    await openHydrated(page, path);
    await expectWholeWalk(page, 'Tab');
  });
}

// What 400 % makes of a screen of 1280 by 1024, on the pages with most bars that stay.
for (const path of [paths.home, paths['price-list'], paths.contact]) {
  test(`at 400 % Tab leads through all of ${path}, and shows where it is`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openHydrated(page, path);
    await expectWholeWalk(page, 'Tab');
  });
}

test('Shift and Tab lead all the way back to the skip link, which leads to the content', async ({ page }) => {
  await openHydrated(page, paths['price-list']);
  const stops = await expectWholeWalk(page, 'Shift+Tab');
  expect(stops.at(-1)?.name).toBe(messages.a11y.skip);
  await page.getByRole('link', { name: messages.a11y.skip }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header shows the focus once the film is no longer behind it', async ({ page }) => {
  await openHydrated(page, paths.home);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await page
    .locator('header a')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  const stops = await walk(page, 'Tab', 1);
  expect(stops).toHaveLength(1);
  expect(faultsOf(stops)).toEqual([]);
});

test('the open menu shows where the focus is, from its button to its last entry', { tag: '@phone' }, async ({
  page,
}) => {
  await openHydrated(page, paths['price-list']);
  await page.getByRole('button', { name: messages.nav.open }).focus();
  await page.keyboard.press('Enter');
  const entries = page.locator('#menu a');
  await expect(entries.first()).toBeVisible();
  const stops = await walk(page, 'Tab', await entries.count());
  expect(stops.map(({ name }) => name)).toEqual(await entries.allTextContents());
  expect(faultsOf(stops)).toEqual([]);
});
