import { expect, test } from '@playwright/test';
import { siteGroups, sitePriceList } from '@/lib/content/prices';
import { paths } from '@/tests/support/paths';
import { messages } from './support/messages';

const listed = siteGroups.flatMap(({ rows }) => rows);

test('a price list of at most 40 rows prints on one A4 sheet; every price prints, and no group is split', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.goto(paths['price-list']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('.price-section ~ div')).toBeVisible();
  const printed = (part: string) => page.locator(`main tbody ${part}`).filter({ visible: true });
  for (const part of ['th', 'td:nth-of-type(2)']) await expect(printed(part)).toHaveCount(listed.length);
  await expect(printed('td a')).toHaveCount(0);
  for (const bar of await page.getByRole('navigation').all())
    await expect(bar).not.toHaveCSS('position', /fixed|sticky/);
  const groups = page.locator('.price-group:has(tbody)');
  await expect(groups).toHaveCount(siteGroups.length);
  for (const group of await groups.all()) await expect(group).toHaveCSS('break-inside', 'avoid');
  // With two columns a group may be at the top of a column; so its heading names the section.
  const hasColumns = (await page.locator('.short-list').count()) === 0;
  for (const { title, groups } of hasColumns ? sitePriceList : [])
    for (const { id } of groups.slice(1))
      await expect(page.locator(`#${id} h3`)).toContainText(title, { useInnerText: true });
  // The minutes of all groups are aligned, and an empty cell has no width.
  const cells = await page.locator('main tbody td:nth-child(2)').evaluateAll((all) =>
    all.map((cell) => {
      const edge = cell.closest('table')?.getBoundingClientRect().right ?? 0;
      const { right, width } = cell.getBoundingClientRect();
      return { isEmpty: !cell.textContent, width, place: Math.round(edge - right) };
    }),
  );
  expect(new Set(cells.filter(({ isEmpty }) => !isEmpty).map(({ place }) => place)).size).toBeLessThan(2);
  for (const { width } of cells.filter(({ isEmpty }) => isEmpty)) expect(width).toBe(0);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(listed.length <= 40 ? 1 : listed.length);
  }
});

test('the home page prints without pictures, buttons and testimonials, with the telephone once', async ({ page }) => {
  await page.goto(paths.home);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  for (const part of ['main picture, main button', '#about, #testimonials', 'main p > a'])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  await expect(page.locator('[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
});

test('controls do not print, and the drawn map prints seven centimetres wide', { tag: '@more' }, async ({ page }) => {
  for (const path of [paths.landing, paths['landing-directions'], paths.cards, paths.contact]) {
    await page.goto(path);
    if (path === paths.contact) await page.getByRole('button', { name: messages.contact.map_show }).click();
    await page.emulateMedia({ media: 'print' });
    for (const words of [messages.booking.book, messages.booking.book_now])
      await expect(page.locator('main').getByText(words).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('form, iframe, button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.emulateMedia({ media: 'print' });
  // 264.6 CSS pixels are seven centimetres.
  expect((await page.locator('[data-moment]').boundingBox())?.width).toBeCloseTo(264.6, 0);
});
