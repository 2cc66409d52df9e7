import { expect, type Locator, type Page, test } from '@playwright/test';
import { getPage, getPageOfKind, idsOfKind, pageIds } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { messages } from './support/messages';

const bookNow = messages.booking.book_now;

type Box = { left: number; right: number; top: number; bottom: number };

/** Where elements stand in the window, all measured at once. */
const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

test.describe('prices and the way to book a service stand in the first screen of its page', () => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    test(`of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const id of idsOfKind('service')) {
        await page.goto(pathOf(id, 'fr'));
        await page.evaluate(() => document.fonts.ready);
        const bar = await page.getByRole('navigation', { name: messages.bar.label, includeHidden: true }).boundingBox();
        const foot = bar?.y ?? height;
        const booking = page.locator('main').getByRole('link', { name: bookNow });
        await expect(booking, id).toHaveCount(1);
        const [button] = await boxesOf(booking);
        expect(button?.bottom, `${id}: the button`).toBeLessThanOrEqual(foot);
        const lines = await boxesOf(page.locator('main dl > div'));
        expect(lines.length, id).toBe(getPageOfKind(id, 'service').prices.length);
        for (const line of lines) expect(line.bottom, `${id}: its prices`).toBeLessThanOrEqual(foot);
      }
    });
  }
});

const card = 'li:has(> picture)';

/** Cards by the row that they stand in. */
async function rowsOfCards(page: Page): Promise<{ card: Box; picture: Box; prices: Box; booking: Box }[][]> {
  const [cards, pictures, prices, bookings] = await Promise.all(
    ['', ' picture', ' dl', ' dl + div > a'].map((part) => boxesOf(page.locator(card + part))),
  );
  const rows = new Map<number, { card: Box; picture: Box; prices: Box; booking: Box }[]>();
  for (const [index, card] of (cards ?? []).entries()) {
    const [picture, price, booking] = [pictures, prices, bookings].map((boxes) => boxes?.[index]);
    if (!picture || !price || !booking) throw new Error('A card lacks a part.');
    const top = Math.round(card.top);
    rows.set(top, [...(rows.get(top) ?? []), { card, picture, prices: price, booking }]);
  }
  return [...rows.values()];
}

/** How far numbers lie apart. */
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

for (const id of ['services-coiffure', 'services-onglerie'] as const) {
  test(`in a row of cards pictures, prices and booking stand on one line: ${id}`, async ({ page }) => {
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf(id, 'fr'));
      await page.evaluate(() => document.fonts.ready);
      const rows = await rowsOfCards(page);
      expect(Math.max(...rows.map((row) => row.length)), `at ${width}`).toBeGreaterThan(1);
      for (const row of rows) {
        for (const { card, picture } of row) {
          expect(picture.right - picture.left, `width of a picture at ${width}`).toBeCloseTo(card.right - card.left, 0);
        }
        for (const place of [
          row.map(({ card }) => card.bottom),
          row.map(({ picture }) => picture.bottom),
          row.map(({ prices }) => prices.top),
          row.map(({ booking }) => booking.top),
        ]) {
          expect(spread(place), `at ${width}`).toBeLessThan(1);
        }
      }
      // Nothing stands beside an empty place.
      const ends = rows.map((row) => Math.max(...row.map(({ card }) => card.right)));
      expect(spread(ends), `at ${width}`).toBeLessThan(1);
    }
  });
}

test('the pictures of the nail services bleed to the left and to the right edge in turn', async ({ page }) => {
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.category);
    const pictures = await boxesOf(page.locator(`${card} picture`));
    expect(pictures.length).toBeGreaterThan(1);
    for (const [index, { left, right }] of pictures.entries()) {
      expect(index % 2 === 0 ? left : width - right, `picture ${index} at ${width}`).toBeCloseTo(0, 0);
    }
  }
});

test('in a list of prices figures end on one line, durations on another, and names keep clear of them', {
  tag: '@both',
}, async ({ page }) => {
  for (const id of ['coiffure', 'prestations', 'service-coupe-enfant', 'pose-gel-acrylique'] as const) {
    await page.goto(pathOf(id, 'fr'));
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
    expect(lists.length, id).toBeGreaterThan(0);
    for (const lines of lists) {
      const places = lines.flatMap(({ duration }) => (duration ? [duration.right] : []));
      expect(spread(lines.map(({ price }) => price.right)), id).toBeLessThan(2);
      if (places.length > 0) expect(spread(places), id).toBeLessThan(8);
      for (const { name, duration, price } of lines) expect(name, id).toBeLessThan(duration?.left ?? price.left);
    }
  }
});

test('the heading of a numbered list of reasons stays in view while they are read', async ({ page }) => {
  for (const path of [paths.home, paths['all-services']]) {
    await page.goto(path);
    const list = page.locator('main section:has(> div > ol)').first();
    const [box] = await boxesOf(list);
    const header = await page.locator('header').boundingBox();
    // The last reason stands at the foot of the screen, and the head of the section has left it.
    await jumpTo(page, Math.round((box?.bottom ?? 0) - (page.viewportSize()?.height ?? 0)));
    const at = async () => (await boxesOf(list.getByRole('heading', { level: 2 })))[0]?.top ?? 0;
    await expect.poll(at, path).toBeGreaterThan(header?.height ?? 0);
    await jumpTo(page, Math.round((box?.bottom ?? 0) - 500));
    await expect.poll(at, path).toBeGreaterThan(0);
  }
});

test('landing pages do not all set their reasons alike, and show a picture beside them where one is chosen', () => {
  const looks = new Set<string>();
  for (const id of pageIds) {
    const page = getPage(id);
    if (page.kind !== 'landing' && page.kind !== 'local-landing') continue;
    const reasons = openFile(fileFor(pathOf(id, 'fr')) ?? '').getElementById('pourquoi');
    expect(reasons?.querySelectorAll('li h3').length, id).toBe(page.why.length);
    const hasPicture = Boolean(reasons?.querySelector('picture'));
    expect(hasPicture, id).toBe(Boolean(page.whyPicture));
    looks.add(hasPicture ? 'picture' : reasons?.querySelector('ol') ? 'numbered' : 'columns');
  }
  expect([...looks].sort()).toEqual(['columns', 'numbered', 'picture']);
});
