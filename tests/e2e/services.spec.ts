import { expect, type Locator, test } from '@playwright/test';
import { getPage, getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { fileFor, openFile } from './support/exported-site';
import { messages } from './support/messages';

/** Where elements stand in the window, all measured at once. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

const frenchPath = (id: string) => pathOf(id, 'fr');
const servicePages = idsOfKind('service').map((id) => ({ ...getPageOfKind(id, 'service'), path: frenchPath(id) }));

/** Of the service pages those with most to say before their button. */
const fullest = [
  ...new Set(
    [
      ({ prices }: (typeof servicePages)[number]) => prices.length,
      ({ heading }: (typeof servicePages)[number]) => heading.length,
      ({ benefit }: (typeof servicePages)[number]) => benefit.length,
    ].flatMap((most) => servicePages.toSorted((a, b) => most(b) - most(a)).slice(0, 1)),
  ),
];

for (const { path, prices } of fullest) {
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
      const lines = await boxesOf(page.locator('main dl > div'));
      expect(lines).toHaveLength(prices.length);
      for (const { bottom } of [...(await boxesOf(booking)), ...lines])
        expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(bar?.y ?? height);
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
