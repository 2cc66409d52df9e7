import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { serviceLabels } from '@/tests/support/services';
import { openHydrated } from './support/browsing';
import { messages } from './support/messages';

/** Colours chosen by the system, as in the contrast themes of Windows: grounds and shadows are gone. */
const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

const styleOf = (place: Locator, ...properties: string[]) =>
  place.evaluate(
    (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)).join(' '),
    properties,
  );

/** Whether there is anything to see in a place: more than one colour. */
async function isDrawn(place: Locator): Promise<boolean> {
  const { channels } = await sharp(await place.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 8);
}

for (const path of [
  paths.home,
  paths['price-list'],
  paths.gallery,
  paths.contact,
  pathOf('service-coupe-enfant', 'fr'),
]) {
  test(`every button of ${path} that a ground makes one has a border`, { tag: '@both' }, async ({ page }) => {
    await openHydrated(page, path);
    const buttons = page.locator('[data-was-filled]');
    await page.locator('a, button').evaluateAll((all) => {
      for (const element of all) {
        const isFilled = !/^rgba\(.* 0\)$/.test(getComputedStyle(element).backgroundColor);
        // The skip link waits above the page until it has the focus.
        const isSeen =
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().bottom > 0;
        element.toggleAttribute('data-was-filled', isFilled && isSeen);
      }
    });
    expect(await buttons.count()).toBeGreaterThan(0);
    await forceColors(page);
    for (const button of await buttons.all()) {
      const border = await styleOf(button, 'border-left-style', 'border-left-width');
      expect(border, String(await button.textContent())).toMatch(/^solid [1-9]/);
    }
  });
}

test('the focus has its ring, and the page one is on is told apart in the navigation', async ({ page }) => {
  await openHydrated(page, paths['price-list']);
  await forceColors(page);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    expect(await styleOf(page.locator(':focus'), 'outline-style', 'outline-width')).toBe('solid 2px');
  }
  await expectCurrentTold(page.locator('header nav > ul'));
});

async function expectCurrentTold(links: Locator) {
  const lineOf = (name: string) => styleOf(links.getByRole('link', { name, exact: true }), 'text-decoration-line');
  expect(await lineOf(messages.nav.prices)).toBe('underline');
  expect(await lineOf(messages.nav.home)).toBe('none');
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
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00Z'));
  await openHydrated(page, paths.contact);
  await forceColors(page);
  const frameOf = (place: Locator) => styleOf(place, 'border-top-width', 'border-top-style');
  const part = page.locator('#demande');
  await part.getByRole('button', { name: messages.form.date_choose }).click();
  const day = (name: RegExp) => page.getByRole('dialog').getByRole('button', { name });
  expect(await frameOf(day(/24 novembre/))).not.toBe(await frameOf(day(/25 novembre/)));
  await page.keyboard.press('Escape');
  await part.getByRole('combobox', { name: messages.form.service }).click();
  const none = messages.form.service_none;
  const [cutting = ''] = serviceLabels();
  const option = (name: string) => page.getByRole('option', { name });
  await expect(option(none)).toBeFocused();
  expect(await frameOf(option(none))).not.toBe(await frameOf(option(cutting)));
});

test('the parting of two pictures shows, and the large one has its buttons, with a ring where the focus is', async ({
  page,
}) => {
  await openHydrated(page, paths.gallery);
  await forceColors(page);
  const parting = page.locator('[style*="--seam"] > :has(> svg)').first();
  expect(await styleOf(parting, 'border-left-style', 'border-left-width')).toBe('solid 2px');
  await page.locator('[data-lightbox]').first().press('Enter');
  const { previous, next, close } = messages.lightbox;
  for (const name of [previous, next, close]) {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await button.focus();
    expect(await styleOf(button, 'outline-style', 'outline-width'), name).toBe('solid 2px');
    expect(await isDrawn(button.locator('svg')), name).toBe(true);
  }
});
