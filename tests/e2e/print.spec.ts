import { expect, test } from '@playwright/test';
import { drawnMap } from '@/lib/content/content';
import { paths } from '@/tests/support/paths';
import { messages } from './support/messages';

test('the price list prints with address, validity and every price, without fixed bars', async ({ page }) => {
  await page.goto(paths['price-list']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('.price-section ~ div')).toBeVisible();
  const lost = await page.locator('main tbody').evaluateAll((groups) =>
    groups.flatMap((group) =>
      [...group.querySelectorAll('tr, td:not(:empty)')]
        // What can only be pressed stays on the screen.
        .filter((cell) => cell.checkVisibility() === (cell.matches('td') && cell.querySelector('a') !== null))
        .map(({ textContent }) => textContent),
    ),
  );
  expect(lost).toEqual([]);
  const fixed = await page
    .locator('body *')
    .evaluateAll((all) =>
      all.filter(
        (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length > 0,
      ),
    );
  expect(fixed).toEqual([]);
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
