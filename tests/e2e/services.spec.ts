import { expect, test } from '@playwright/test';
import { getPage, getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { fileFor, openFile } from './support/exported-site';
import { messages } from './support/messages';

const frenchPath = (id: string) => pathOf(id, 'fr');
const servicePages = idsOfKind('service').map((id) => ({ ...getPageOfKind(id, 'service'), path: frenchPath(id) }));

type ServicePage = (typeof servicePages)[number];
/** Of the service pages those with most to say before their button. */
const fullest = [
  ({ prices }: ServicePage) => prices.length,
  ({ heading }: ServicePage) => heading.length,
  ({ benefit }: ServicePage) => benefit.length,
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

test('landing pages have all their reasons, beside a picture where one is chosen', () => {
  for (const id of idsOfKind('landing', 'local-landing')) {
    const page = getPage(id);
    if (page.kind !== 'landing' && page.kind !== 'local-landing') continue;
    const reasons = openFile(fileFor(frenchPath(id)) ?? '').getElementById('pourquoi');
    expect(reasons?.querySelectorAll('li h3').length, id).toBe(page.why.length);
    expect(Boolean(reasons?.querySelector('picture')), id).toBe(Boolean(page.whyPicture));
  }
});
