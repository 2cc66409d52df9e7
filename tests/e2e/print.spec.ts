import { expect, test } from '@playwright/test';
import { drawnMap } from '@/lib/content/content';
import { siteGroups } from '@/lib/content/prices';
import { paths } from '@/tests/support/paths';
import { messages } from './support/messages';

const listed = siteGroups.flatMap(({ rows }) => rows);

test('the price list prints with address, validity and every price, without fixed bars', async ({ page }) => {
  await page.goto(paths['price-list']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('.price-section ~ div')).toBeVisible();
  const printed = (part: string) => page.locator(`main tbody ${part}`).filter({ visible: true });
  for (const part of ['th', 'td:nth-of-type(2)']) await expect(printed(part)).toHaveCount(listed.length);
  // What can only be pressed stays on the screen.
  await expect(printed('td a')).toHaveCount(0);
  for (const bar of await page.getByRole('navigation').all())
    await expect(bar).not.toHaveCSS('position', /fixed|sticky/);
});

test('what can only be used on a screen does not print', async ({ page }) => {
  const landings = [paths.landing, paths['local-landing']].filter(Boolean);
  for (const path of [paths.contact, ...landings]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main').getByText(messages.booking.book).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  }
});

if (drawnMap) {
  test('the drawn map prints, though the other lies over it', async ({ page }) => {
    await page.goto(paths.contact);
    await page.getByRole('button', { name: messages.contact.map_show }).click();
    await expect(page.locator('iframe')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('iframe, button').filter({ visible: true })).toHaveCount(0);
    const box = await page.locator('img:has(+ ul)').boundingBox();
    // Eight centimetres.
    expect(box?.width).toBeCloseTo(302, 0);
  });
}

// Pages are counted in what Chromium prints.
test('the price list prints on one A4 page, with room for a few more prices', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto(paths['price-list']);
  await page.locator('main tbody').evaluateAll((groups) => {
    for (const group of groups) group.append(...[...group.children].slice(0, 1).map((row) => row.cloneNode(true)));
  });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, 'The list has outgrown its sheet: see the price list in app/print.css.').toHaveLength(1);
  }
});
