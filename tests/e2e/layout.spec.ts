import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { test } from './support/test';

test('the price list prints on one A4 page, with address, validity and every price', async ({
  page,
  isMobile,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'pages are counted in what Chromium prints');
  test.skip(isMobile, 'paper has one size');
  await page.goto(routes.tarifs);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('.price-notes')).toBeVisible();
  await expect(page.locator('main tbody tr:visible')).toHaveCount(await page.locator('main tbody tr').count());
});

test('paper shows neither fixed bars nor buttons', async ({ page }) => {
  await page.goto(routes.tarifs);
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
      ).length,
  );
  expect(fixed).toBe(0);
});

test('the bottom bar waits until the booking button of the hero has left the screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only phones have the bar');
  await page.goto('/');
  const bar = page.locator('.bottom-bar');
  // A browser that cannot tie it to the scrolling, as Firefox cannot yet, has it from the start.
  const canWait = await page.evaluate(() => CSS.supports('animation-timeline', 'view()'));
  await expect(bar).toBeVisible({ visible: !canWait });
  await page.locator('#about').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(bar).toBeVisible();
});
