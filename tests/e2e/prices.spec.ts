import { expect, type Page, test } from '@playwright/test';
import type { Price } from '@/content/schema/prices';
import { pages, prices } from '@/lib/content/content';
import { getPageOfKind, neededId } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';
import { nameOfRow, priceRow, servicesPricedTwice, siteGroups } from '@/lib/content/prices';
import { formatAmount, formatDuration, formatPrice } from '@/lib/i18n/format';
import { typesetDeep } from '@/lib/i18n/typography';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
import { fileFor, openFile, pageFiles } from './support/exported-site';
import { fill, messages } from './support/messages';

const words = messages.prices;
const rows = typesetDeep(prices);
const listed = siteGroups.flatMap(({ rows }) => rows);
const overviewFile = fileFor(paths['price-cards']);

/** Spaces are set by the page; what is read is the same without them. */
const bare = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, '');

/** A figure that somebody could take for a price, in prose as in a list. */
const figures = /(?:CHF|Fr\.)\s*\d[\d.–]*|\d+\.–|\d+(?:[.,]\d+)?\s*(?:francs|fr\.|CHF)/giu;

/** What holds one price with the name of what it is for: a line of the price list, or of a list of prices. */
const priceLines = (page: Document) => [...page.querySelectorAll('main tbody tr, main dl > div')];

/** What a line reads, without its way to book. */
function textOfLine(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const booking of copy.querySelectorAll('a[target]')) booking.remove();
  return bare(copy.textContent);
}

/** The figure that a row has on one page: the nail overview has some of its own. */
const amountOn = (file: string, { price }: Price) =>
  price.kind === 'quote' ? Number.NaN : (file === overviewFile && price.overviewAmount) || price.amount;

/** How one row is written: in the price list without CHF, and with what decides a quote before the column of prices. */
function formsOfRow(row: Price, file: string): string[] {
  const duration = row.minutes ? formatDuration(row.minutes) : '';
  if (row.price.kind === 'fixed') {
    const amount = amountOn(file, row);
    return [formatPrice(amount), formatAmount(amount)].map((price) => duration + price);
  }
  const { dependsOn, example, hourlyRate } = row.price;
  const terms = [
    fill(words.depends, { what: dependsOn }),
    example ? fill(words.quote_example, { example: example }) : '',
    hourlyRate === undefined ? '' : fill(words.hourly_rate, { price: formatPrice(hourlyRate) }),
  ].join('');
  return [`${terms}${duration}${words.on_quote}`, `${duration}${words.on_quote}${terms}`];
}

/** How the rows of one service are written together; pages that name one of its rows name them all. */
function formOfService(service: string, file: string): string[] {
  const fixed = Object.values(rows).filter((row) => row.service === service && row.price.kind === 'fixed');
  const byAmount = fixed.sort((one, other) => amountOn(file, one) - amountOn(file, other));
  const [low, high] = [byAmount[0], byAmount.at(-1)];
  if (!low?.variant || !high?.variant) return [];
  const minutes = fixed.flatMap((row) => row.minutes ?? []);
  const [short, long] = [Math.min(...minutes), Math.max(...minutes)];
  const longest = minutes.length > 0 ? formatDuration(long) : '';
  const duration = short < long ? `${short < 60 && long < 60 ? short : formatDuration(short)}à${longest}` : longest;
  const [from, to] = [low, high].map((row) => `${formatPrice(amountOn(file, row))}(${row.variant})`);
  return [`${duration}de${from}à${to}`];
}

/** Everything that a line with a price may read on one page. */
function knownOn(file: string): Set<string> {
  const single = Object.values(rows).flatMap((row) => formsOfRow(row, file).map((form) => nameOfRow(row) + form));
  const services = [...new Set(Object.values(rows).map(({ service }) => service))];
  const ranges = services.flatMap((service) => formOfService(service, file).map((form) => service + form));
  return new Set([...single, ...ranges].map(bare));
}

test.describe('on every page', () => {
  test('each price stands beside the name of its row, alone, in a range or on quote, as the price list has it', () => {
    const found = pageFiles.flatMap((file) => {
      const known = knownOn(file);
      const lines = priceLines(openFile(file))
        .map(textOfLine)
        .filter((text) => text.match(figures) || /devis/i.test(text));
      expect(
        lines.filter((text) => !known.has(text)),
        file,
      ).toEqual([]);
      return lines;
    });
    for (const form of [/^[^(]*CHF\d+\.–$/, /deCHF\d+\.–\(.*\)àCHF\d+\.–\(/, /Surdevis/]) {
      expect(found.filter((text) => form.test(text)).length).toBeGreaterThan(1);
    }
  });

  test('no price stands elsewhere, neither in prose nor in what search engines are told', () => {
    for (const file of pageFiles) {
      const page = openFile(file);
      const copy = page.body.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('main tbody tr, main dl > div, script, template')) part.remove();
      const told = [...page.querySelectorAll('title, meta[content]')].map(
        (part) => part.getAttribute('content') ?? part.textContent,
      );
      const text = [copy.textContent, ...told].join(' ');
      expect(text.match(figures), file).toBeNull();
    }
  });

  test('the offers of the structured data are rows of the price list', () => {
    const offers = pageFiles.flatMap((file) =>
      [...openFile(file).querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
        offersIn(JSON.parse(script.textContent ?? '')),
      ),
    );
    const known = Object.values(rows).map((row) =>
      JSON.stringify([nameOfRow(row), row.price.kind === 'fixed' ? row.price.amount : null]),
    );
    expect(offers.length).toBeGreaterThan(listed.length);
    for (const { name, price = null } of offers) expect(known).toContain(JSON.stringify([name, price]));
  });
});

type Offer = { name?: string; price?: number };

function offersIn(value: unknown): Offer[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(offersIn);
  return Reflect.get(value, '@type') === 'Offer' ? [value as Offer, ...inner] : inner;
}

test('a service that a page names has its prices there, or leads to the cards that do', () => {
  const cards = ['service-cards', 'price-cards', 'category'];
  const bareLines = Object.values(pages).flatMap((page) => {
    const lines =
      page.kind === 'all-services'
        ? page.trades.flatMap((trade) => trade.lines)
        : 'services' in page
          ? page.services
          : [];
    return lines.filter((line) => typeof line === 'object' && !line.prices?.length);
  });
  for (const line of bareLines) {
    const target = typeof line === 'object' && line.route ? pages[line.route] : undefined;
    expect(cards, JSON.stringify(line)).toContain(target?.kind);
  }
});

test('the page of all services has every row of the list, each in a line that leads to a page about it', () => {
  for (const overview of Object.values(pages)) {
    if (overview.kind !== 'all-services') continue;
    const lines = overview.trades.flatMap((trade) => trade.lines);
    expect(new Set(lines.flatMap(({ prices = [] }) => prices))).toEqual(new Set(listed));
    for (const { title, route, prices = [] } of lines) {
      const target = route ? pages[route] : undefined;
      if (target?.kind !== 'service' && target?.kind !== 'landing') throw new Error(`${title} leads to no such page.`);
      const shown = target.kind === 'service' ? target.prices : target.services.flatMap((line) => line.prices ?? []);
      expect(shown, title).toEqual(expect.arrayContaining([...prices]));
    }
  }
});

test('where a price is read that differs on the nail overview, the page says where each holds', () => {
  const twice = new Set(servicesPricedTwice(Object.keys(rows)));
  for (const file of pageFiles) {
    const message = file === overviewFile ? words.other_here : words.other_there;
    const claim = bare(message.split('<link>')[0]?.replace('{services}', ''));
    const page = openFile(file);
    const names = priceLines(page).map((line) => line.querySelector('dt, th a')?.textContent ?? '');
    const notes = [...page.querySelectorAll('main p')].map((note) => bare(note.textContent));
    const said = notes.filter((note) => note.includes(claim)).flatMap((note) => note.match(/«[^»]+»/g) ?? []);
    const read = names.filter((name) => twice.has(name)).map((name) => bare(`«${name}»`));
    expect([...new Set(said)].sort(), file).toEqual([...new Set(read)].sort());
  }
});

test('every page that shows a price on quote says that the quote is given before the work starts', () => {
  const pagesWithQuotes = pageFiles.map(openFile).filter((page) => {
    return priceLines(page).some((line) => bare(line.textContent).includes(bare(words.on_quote)));
  });
  expect(pagesWithQuotes.length).toBeGreaterThan(1);
  for (const page of pagesWithQuotes) {
    const notes = [...page.querySelectorAll('main p')].map((note) => bare(note.textContent));
    expect.soft(notes, page.title).toContain(bare(words.quote_note));
  }
});

test('a row of the price list leads to its page, and books by a control of its own that says so', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(paths['price-list']);
  for (const width of [page.viewportSize()?.width ?? 1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { id: group, rows: ids } of siteGroups) {
      for (const [index, id] of ids.entries()) {
        const line = page.locator(`#${group} tbody tr`).nth(index);
        const target = pageOfPrice(id);
        const service = nameOfRow(priceRow(id));
        const name = line.getByRole('rowheader').getByRole('link');
        if (target) await expect(name).toHaveAttribute('href', pathOf(target, 'fr'));
        else await expect(name).toHaveCount(0);
        if (target) await expect(name).toHaveAccessibleName(service);
        const booking = line.getByRole('cell').getByRole('link');
        await expect(booking).toHaveAccessibleName(fill(words.book_row, { service }));
        await expect(booking).toHaveAccessibleDescription(messages.booking.new_tab);
        const box = await booking.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), id).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0), id).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('every line stays one of a table, however it is set: name, duration, price, booking, and no dash for nothing', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(paths['price-list']);
  for (const width of [page.viewportSize()?.width ?? 1280, 768, 320, 160]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { id: group, rows: ids } of siteGroups) {
      const table = page.locator(`#${group}`).getByRole('table');
      const heads = [words.service, words.duration, `${words.price} (CHF)`, words.book];
      await expect(table.getByRole('columnheader')).toHaveText(heads);
      const figures = await table.getByRole('row').evaluateAll((lines) =>
        lines.slice(1).map((line) =>
          [...line.querySelectorAll('td:not(:last-child)')].map((cell) => {
            const drawn = ['::before', '::after'].map((part) => getComputedStyle(cell, part).content);
            return [cell.textContent, ...drawn.filter((content) => content !== 'none')].join(' ');
          }),
        ),
      );
      const expected = ids
        .map(priceRow)
        .map(({ minutes, price }) => [
          minutes ? formatDuration(minutes) : '',
          price.kind === 'fixed' ? formatAmount(price.amount) : words.on_quote,
        ]);
      expect(figures).toEqual(expected);
      for (const line of (await table.getByRole('row').all()).slice(1)) {
        await expect(line.getByRole('rowheader')).toHaveCount(1);
        await expect(line.getByRole('cell')).toHaveCount(3);
      }
    }
  }
});

test('a line of dots leads from each name to its price, past the duration where there is one', async ({ page }) => {
  await page.goto(paths['price-list']);
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const ends = await page.locator('main tbody tr').evaluateAll((lines) =>
      lines.map((line) => {
        const boxOf = (selector: string) => line.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const name = boxOf('.leader > *');
        const price = boxOf('td:nth-of-type(2) > *');
        return { dotted: boxOf('.leader').right - price.left, apart: price.left - name.right };
      }),
    );
    for (const { dotted, apart } of ends) {
      expect(dotted).toBeGreaterThanOrEqual(0);
      expect(apart).toBeGreaterThanOrEqual(24);
    }
  }
});

test('on phones the duration stands under the name, and the price and the booking beside both', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths['price-list']);
  const lines = page.locator('main tbody tr:has(time)');
  expect(await lines.count()).toBeGreaterThan(0);
  for (const line of await lines.all()) {
    const boxes = [
      line.locator('.leader'),
      line.locator('time'),
      line.locator('td').nth(1),
      line.getByRole('link').last(),
    ];
    const [name, duration, price, booking] = await Promise.all(
      boxes.map((box) => box.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
    );
    if (!name || !duration || !price || !booking) throw new Error('A line of the price list lacks a part.');
    expect(duration.top).toBeGreaterThanOrEqual(name.bottom - 1);
    expect(Math.abs(duration.left - name.left)).toBeLessThan(1);
    expect(price.top).toBeLessThan(name.bottom);
    expect(price.left).toBeGreaterThan(Math.max(name.right, duration.right) - 1);
    expect(booking.left).toBeGreaterThanOrEqual(price.right - 1);
  }
});

test('the arrow of a row says what it does: by the head of its column, and by a word where the pointer or the focus is', async ({
  page,
}) => {
  await page.goto(paths['price-list']);
  await expect(page.getByRole('columnheader', { name: words.book }).first()).toBeInViewport();
  const line = page.locator('main tbody tr').first();
  const word = line.getByText(words.book, { exact: true });
  await expect(word).toHaveCSS('opacity', '0');
  await line.hover();
  await expect(word).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(word).toHaveCSS('opacity', '0');
  await line.getByRole('link').last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(word).toHaveCSS('opacity', '1');
});

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 768 },
  { width: 1920, height: 1080 },
];

/** Stops at every half screen, from the head of the page to its foot. */
async function* halfScreens(page: Page) {
  const { height, end } = await page.evaluate(() => ({
    height: innerHeight,
    end: document.documentElement.scrollHeight - innerHeight,
  }));
  for (let top = 0; top < end + height / 2; top += height / 2) {
    await jumpTo(page, Math.min(top, end));
    yield `${Math.min(top, end)} down at ${page.viewportSize()?.width}`;
  }
}

test.describe('the index of the price list', () => {
  const index = (page: Page) => page.getByRole('navigation', { name: words.index });

  test('marks the one group that is read', { tag: '@chromium' }, async ({ page }) => {
    for (const size of screens) {
      await page.setViewportSize(size);
      await page.goto(paths['price-list']);
      for await (const place of halfScreens(page)) {
        const missed = () =>
          index(page)
            .getByRole('listitem')
            .evaluateAll((items) => {
              const links = items.flatMap((item) => [...item.querySelectorAll('a')]);
              const isUnderlined = (link: Element) =>
                [link, link.parentElement as Element].some((element) =>
                  getComputedStyle(element).textDecorationLine.includes('underline'),
                );
              const isReached = (link: HTMLAnchorElement) =>
                (document.querySelector(link.hash)?.getBoundingClientRect().top ?? 0) <= 0.4 * innerHeight;
              const read = links.filter(isReached).at(-1) ?? links[0];
              return links.filter((link) => isUnderlined(link) !== (link === read)).map((link) => link.hash);
            });
        await expect.poll(missed, place).toEqual([]);
      }
    }
  });

  test('stays on screen over the prices that pass under it, which are not seen through it', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(paths['price-list']);
    await jumpTo(page, 2000);
    await expect(index(page)).toBeInViewport({ ratio: 1 });
    await expect(index(page)).toHaveCSS('background-color', /^rgb\(/);
    await expect(index(page)).toHaveCSS('opacity', '1');
  });
});

test.describe('the booking beside the price list', () => {
  /** By its whole name: each row of the list has a way of its own, which says what is booked. Phones have it in their bar. */
  const bookNow = (page: Page) =>
    page.getByRole('link', { name: messages.booking.book_now, exact: true }).filter({ visible: true });

  for (const size of screens) {
    test(`is in the first screen at ${size.width}, and stays while the list is on it`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(paths['price-list']);
      for await (const place of halfScreens(page)) {
        const isListSeen = await page.locator('main tbody').evaluateAll((all) =>
          all.some((rows) => {
            const { top, bottom } = rows.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }),
        );
        if (isListSeen || place.startsWith('0 ')) await expect(bookNow(page), place).toBeInViewport({ ratio: 1 });

        const { covered, ways } = await page.evaluate((name) => {
          const isThere = (element: Element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const front = document.elementFromPoint(left + width / 2, top + height / 2);
            return front !== null && element.contains(front);
          };
          const own = [...document.querySelectorAll('main a')].find((link) => link.textContent?.trim() === name);
          const frame = own?.getBoundingClientRect() ?? new DOMRect();
          const isUnder = (element: Element) => {
            const box = element.getBoundingClientRect();
            return box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;
          };
          const others = document.querySelectorAll('main :is(nav a, h1, h2, h3, th, td, p), footer');
          const booking = [...document.querySelectorAll('a[href^="https://booking."]:not(td a, footer a)')];
          return {
            // The bar of tablets has a ground; what passes under it is none the worse.
            covered: innerWidth < 1024 ? [] : [...others].filter(isUnder).map((element) => element.textContent),
            ways: booking.filter(isThere).length,
          };
        }, messages.booking.book_now);
        expect(covered, place).toEqual([]);
        expect(ways, place).toBeLessThanOrEqual(2);
      }
    });
  }

  test('on tablets the bar is as wide as the screen, and the last line of the page ends above it', {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(paths['price-list']);
    const band = page.getByRole('region', { name: getPageOfKind(neededId('price-list'), 'price-list').closing.title });
    await jumpTo(page, await band.evaluate((element) => element.getBoundingClientRect().top - innerHeight - 65));
    await expect(bookNow(page)).toBeInViewport({ ratio: 1 });
    const { top = 0, height = 0 } = await bookNow(page).evaluate((element) => element.getBoundingClientRect().toJSON());
    const last = await page.locator(':has(> .price-section)').evaluate((list) => list.getBoundingClientRect().bottom);
    expect(last).toBeLessThanOrEqual(top);
    const bar = bookNow(page).locator('..');
    for (const x of [1, 384, 766]) {
      const isGround = ([left = 0, y = 0]: number[]) => document.elementFromPoint(left, y);
      const found = await page.evaluateHandle(isGround, [x, top + height / 2]);
      expect(await bar.evaluate((element, front) => element.contains(front), found)).toBe(true);
    }
  });

  test('there is one bar, where a tablet is on its side or lacks scripts', async ({ browser, page }) => {
    await page.setViewportSize({ width: 812, height: 375 });
    const scriptless = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 768, height: 1024 } });
    for (const one of [page, scriptless]) {
      await one.goto(paths['price-list']);
      const bar = one.getByRole('navigation', { name: messages.bar.label });
      await expect(bookNow(one)).toHaveCount(1);
      await expect(bar.locator(bookNow(one))).toBeVisible();
    }
    await scriptless.close();
  });
});
