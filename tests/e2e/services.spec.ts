import { expect, type Locator, test } from '@playwright/test';
import { getPage, getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
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

const card = 'li:has(> picture)';

/** How far numbers lie apart. */
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

for (const id of idsOfKind('service-cards', 'price-cards')) {
  test(`in a row of cards pictures, prices and booking stand on one line: ${frenchPath(id)}`, async ({ page }) => {
    await page.goto(frenchPath(id));
    await page.evaluate(() => document.fonts.ready);
    const parts = ['', ' picture', ' dl', ' dl + div > a'].map((part) => boxesOf(page.locator(card + part)));
    const [cards = [], pictures, prices, bookings] = await Promise.all(parts);
    for (const { top } of cards) {
      const inRow = cards.flatMap((other, index) => (Math.abs(other.top - top) < 1 ? [index] : []));
      const places = (of?: DOMRect[], edge: 'top' | 'bottom' = 'top') =>
        inRow.map((index) => of?.[index]?.[edge] ?? -1);
      for (const line of [places(cards, 'bottom'), places(pictures, 'bottom'), places(prices), places(bookings)])
        expect(spread(line)).toBeLessThan(1);
    }
    for (const [index, { width }] of cards.entries()) expect(pictures?.[index]?.width).toBeCloseTo(width, 0);
    // Nothing stands beside an empty place.
    const last = cards.at(-1);
    if (getPage(id).kind === 'service-cards')
      expect(last?.right).toBeCloseTo(Math.max(...cards.map((box) => box.right)), 0);
  });
}

if (paths.category) {
  test('the pictures of a category bleed to the left and to the right edge in turn', async ({ page }) => {
    await page.goto(paths.category);
    const width = page.viewportSize()?.width ?? 0;
    for (const [index, { left, right }] of (await boxesOf(page.locator(`${card} picture`))).entries())
      expect(index % 2 === 0 ? left : width - right, `picture ${index}`).toBeCloseTo(0, 0);
  });
}

test('in a list of prices figures end on one line, durations on another, and names keep clear of them', {
  tag: '@both',
}, async ({ page }) => {
  for (const path of [paths['all-services'], paths.landing, fullest[0]?.path]) {
    if (!path) continue;
    await page.goto(path);
    const lists = await page.locator('main dl').evaluateAll((all) =>
      all.map((list) =>
        [...list.children].map((line) => {
          const edges = (element: Element | null | undefined) => {
            const range = document.createRange();
            if (element) range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          const time = line.querySelector('time');
          const price = line.querySelector(time ? 'dd:has(time) + dd' : 'dd');
          return {
            name: edges(line.querySelector('dt')).right,
            duration: time ? edges(time) : undefined,
            price: edges(price),
          };
        }),
      ),
    );
    for (const lines of lists) {
      const places = lines.flatMap(({ duration }) => duration?.right ?? []);
      expect(spread(lines.map(({ price }) => price.right)), path).toBeLessThan(2);
      if (places.length > 0) expect(spread(places), path).toBeLessThan(8);
      for (const { name, duration, price } of lines) expect(name, path).toBeLessThan(duration?.left ?? price.left);
    }
  }
});

test('the heading of a numbered list of reasons stays in view while they are read', async ({ page }) => {
  await page.goto(paths.home);
  const list = page.locator('main section:has(> div > ol)').first();
  const [box] = await boxesOf(list);
  const header = await page.locator('header').boundingBox();
  // The last reason stands at the foot of the screen, and the head of the section has left it.
  await jumpTo(page, Math.round((box?.bottom ?? 0) - (page.viewportSize()?.height ?? 0)));
  const heading = list.getByRole('heading', { level: 2 });
  await expect.poll(async () => (await boxesOf(heading))[0]?.top).toBeGreaterThan(header?.height ?? 0);
});

test('landing pages have all their reasons, beside a picture where one is chosen', () => {
  for (const id of idsOfKind('landing', 'local-landing')) {
    const page = getPage(id);
    if (page.kind !== 'landing' && page.kind !== 'local-landing') continue;
    const reasons = openFile(fileFor(frenchPath(id)) ?? '').getElementById('pourquoi');
    expect(reasons?.querySelectorAll('li h3').length, id).toBe(page.why.length);
    expect(Boolean(reasons?.querySelector('picture')), id).toBe(Boolean(page.whyPicture));
  }
});
