import { expect, test } from '@playwright/test';
import { getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { messages } from './support/messages';

const servicePages = idsOfKind('service').map((id) => getPageOfKind(id, 'service'));

type ServicePage = (typeof servicePages)[number];
/** Of the service pages those with most to say before their button. */
const fullest = [
  ({ prices }: ServicePage) => prices.length,
  ({ heading, benefit }: ServicePage) => heading.length + benefit.length,
].flatMap((most) => servicePages.toSorted((a, b) => most(b) - most(a)).slice(0, 1));

for (const { path, prices } of new Set(fullest)) {
  test(`prices and the way to book stand in the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const booking = page.locator('main').getByRole('link', { name: messages.booking.book_now });
    await expect(booking).toHaveCount(1);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = await page.getByRole('navigation', { name: messages.bar.label, includeHidden: true }).boundingBox();
      const lines = page.locator('main dl > div');
      await expect(lines).toHaveCount(prices.length);
      for (const place of [booking, ...(await lines.all())]) {
        const { y = 0, height: own = 0 } = (await place.boundingBox()) ?? {};
        expect(y + own, `${width} × ${height}`).toBeLessThanOrEqual(bar?.y ?? height);
      }
    }
  });
}
