import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { siteGallery } from '@/lib/content/pages';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './support/browsing';
import { openForm } from './support/form';
import { messages } from './support/messages';

/** Colours chosen by the system, as in the contrast themes of Windows: grounds and shadows are gone. */
const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

/** Whether there is anything to see in a place: more than one colour. */
async function isDrawn(place: Locator): Promise<boolean> {
  const { channels } = await sharp(await place.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 8);
}

// That every button that a ground makes one has a border, walk.spec.ts sees.

test('the focus has its ring, and the page one is on is told apart in the navigation', async ({ page }) => {
  await openHydrated(page, paths['price-list']);
  await forceColors(page);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline', /solid 2px/);
  }
  await expectCurrentTold(page.locator('header nav > ul'));
});

async function expectCurrentTold(links: Locator) {
  const { prices, home } = messages.nav;
  for (const [name, line] of [
    [prices, 'underline'],
    [home, 'none'],
  ] as const)
    await expect(links.getByRole('link', { name, exact: true })).toHaveCSS('text-decoration-line', line);
}

test('the menu has its sign, open and closed, and says which page one is on', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, paths['price-list']);
  await forceColors(page);
  const toggle = page.locator('header button[popovertarget]');
  expect(await isDrawn(toggle)).toBe(true);
  await toggle.click();
  await expect(page.getByRole('button', { name: messages.nav.close })).toBeVisible();
  expect(await isDrawn(toggle)).toBe(true);
  await expectCurrentTold(page.locator('#menu'));
});

test('the chosen day and the choice the keys are on are told apart', async ({ page }) => {
  const { calendarButton, calendar, service } = await openForm(page);
  await forceColors(page);
  const frameOf = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).borderTop.replace(/rgb.*/, ''));
  await calendarButton.click();
  const [chosen, other] = [true, false].map((selected) =>
    frameOf(calendar.getByRole('gridcell', { selected }).getByRole('button').last()),
  );
  expect(await chosen).not.toBe(await other);
  await page.keyboard.press('Escape');
  if ((await service.count()) === 0) return;
  await service.click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeFocused();
  expect(await frameOf(options.first())).not.toBe(await frameOf(options.last()));
});

if (siteGallery.length > 0) {
  test('the parting of two pictures shows, and the large one has its buttons, with a ring where the focus is', async ({
    page,
  }) => {
    await openHydrated(page, paths.gallery);
    await forceColors(page);
    const parting = page.locator('[style*="--seam"] > :has(> svg)').first();
    await expect(parting).toHaveCSS('border-left', /2px solid/);
    await page.locator('[data-lightbox]').first().press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: messages.lightbox.close })).toBeVisible();
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      await button.focus();
      await expect(button).toHaveCSS('outline', /solid 2px/);
      expect(await isDrawn(button.locator('svg'))).toBe(true);
    }
  });
}
