import { expect, type Page, test } from '@playwright/test';
import type { Price } from '@/content/schema/prices';
import { practical, prices } from '@/lib/content/content';
import { pageOfPrice } from '@/lib/content/price-pages';
import { nameOfRow, priceRow, servicesPricedTwice, siteGroups } from '@/lib/content/prices';
import { formatAmount, formatDuration, formatPrice } from '@/lib/i18n/format';
import { typesetDeep } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
import { fileFor, openFile, pageFiles } from './support/exported-site';
import { fill, messages } from './support/messages';

const words = messages.prices;
const rows = Object.values(typesetDeep(prices));
const listed = siteGroups.flatMap(({ rows }) => rows);
const listFile = fileFor(paths['price-list']) ?? '';
const overviewFile = paths['price-cards'] && fileFor(paths['price-cards']);

/** Spaces are set by the page; what is read is the same without them. */
const bare = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, '');

/** A figure that somebody could take for a price, in prose as in a list. */
const figures = /(?:CHF|Fr\.)\s*\d[\d.–]*|\d+\.–|\d+(?:[.,]\d+)?\s*(?:francs|fr\.|CHF)/giu;

/** What holds one price with the name of what it is for: a line of the price list, or of a list of prices. */
const priceLine = 'main :is(tbody tr, dl > div)';

/** What each of them reads, without the way to book. */
const linesOf = (page: Document) =>
  [...page.querySelectorAll(priceLine)].map((line) => {
    const copy = line.cloneNode(true) as Element;
    copy.querySelector('td:last-child')?.remove();
    return bare(copy.textContent);
  });

test('on every page what stands beside a name is a price of its row, as the price list has it, or on quote', () => {
  for (const file of pageFiles) {
    const strange = [...openFile(file).querySelectorAll('main dl > div')].flatMap((line) => {
      const name = line.querySelector('dt')?.textContent ?? '';
      const own = rows.filter((row) => [row.service, nameOfRow(row)].includes(name));
      const known = own.flatMap(({ price }) => {
        // The overview has some figures of its own.
        if (price.kind === 'fixed')
          return bare(formatPrice((file === overviewFile && price.overviewAmount) || price.amount));
        const { example = '', hourlyRate } = price;
        const rate = hourlyRate === undefined ? '' : formatPrice(hourlyRate);
        return [bare(words.on_quote), ...(bare(example + rate).match(figures) ?? [])];
      });
      const said = [...line.querySelectorAll('dd')].flatMap(({ textContent }) => {
        const text = bare(textContent);
        return text === bare(words.on_quote) ? text : (text.match(figures) ?? []);
      });
      return said.filter((figure) => !known.includes(figure)).map((figure) => `${name}: ${figure}`);
    });
    expect(strange, file).toEqual([]);
  }
});

test('no price stands elsewhere, neither in prose nor in what search engines are told', () => {
  const ofVoucher = practical.voucher?.minimum ? [formatPrice(practical.voucher.minimum)] : [];
  for (const file of pageFiles) {
    const page = openFile(file);
    const copy = page.body.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(`${priceLine}, script, template`)) part.remove();
    const told = [...page.querySelectorAll('title, meta[content]')].map(
      (part) => part.getAttribute('content') ?? part.textContent,
    );
    const found = [copy.textContent, ...told].join(' ').match(figures) ?? [];
    expect(
      found.filter((figure) => !ofVoucher.includes(figure)),
      file,
    ).toEqual([]);
  }
});

test('the offers of the structured data are rows of the price list, and all of them', () => {
  const offered = pageFiles.flatMap((file) =>
    [...openFile(file).querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
      offersIn(JSON.parse(script.textContent ?? '')).map(({ name, price = null }) => JSON.stringify([name, price])),
    ),
  );
  const told = (row: Price) => JSON.stringify([nameOfRow(row), row.price.kind === 'fixed' ? row.price.amount : null]);
  const known = rows.map(told);
  expect(offered.filter((offer) => !known.includes(offer))).toEqual([]);
  expect(listed.map((id) => told(priceRow(id))).filter((offer) => !offered.includes(offer))).toEqual([]);
});

type Offer = { name?: string; price?: number };

function offersIn(value: unknown): Offer[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(offersIn);
  return Reflect.get(value, '@type') === 'Offer' ? [value as Offer, ...inner] : inner;
}

test('a page says of its prices when a quote is given, and where one holds that differs on the overview', () => {
  const twice = new Set(servicesPricedTwice(Object.keys(prices)));
  for (const file of pageFiles) {
    const page = openFile(file);
    const notes = [...page.querySelectorAll('main p')].map((note) => bare(note.textContent));
    const hasQuotes = linesOf(page).some((line) => line.includes(bare(words.on_quote)));
    expect(notes.includes(bare(words.quote_note)), file).toBe(hasQuotes);

    const message = file === overviewFile ? words.other_here : words.other_there;
    const claim = bare(message.split('<link>')[0]?.replace('{services}', ''));
    const said = notes.filter((note) => note.includes(claim)).flatMap((note) => note.match(/«[^»]+»/g) ?? []);
    const names = [...page.querySelectorAll(`${priceLine} :is(dt, th)`)].map((name) => name.textContent ?? '');
    const read = names.filter((name) => twice.has(name)).map((name) => bare(`«${name}»`));
    expect([...new Set(said)].sort(), file).toEqual([...new Set(read)].sort());
  }
});

test('the price list has every row under its group: name, duration, price, and a way to book it that says so', () => {
  const page = openFile(listFile);
  for (const { id: group, rows: ids } of siteGroups) {
    const lines = [...page.querySelectorAll(`#${group} tbody tr`)].map((line) => {
      const textOf = (part: string) => line.querySelector(part)?.textContent;
      return {
        name: textOf('.leader'),
        duration: textOf('td'),
        price: textOf('td:nth-of-type(2)'),
        page: line.querySelector('th a')?.getAttribute('href') ?? undefined,
        booking: line.querySelector('td:last-child a')?.ariaLabel,
      };
    });
    const expected = ids.map((id) => {
      const { minutes, price } = priceRow(id);
      const service = nameOfRow(priceRow(id));
      const about = pageOfPrice(id);
      return {
        name: service,
        duration: minutes ? formatDuration(minutes) : '',
        price: price.kind === 'fixed' ? formatAmount(price.amount) : words.on_quote,
        page: about && hrefOf(about),
        booking: fill(words.book_row, { service }),
      };
    });
    expect(lines).toEqual(expected);
  }
});

test('every line stays one of a table, however it is set, within the screen, and its booking is easy to tap', async ({
  page,
}) => {
  await page.goto(paths['price-list']);
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const list = page.locator('main');
    const heads = [words.service, words.duration, `${words.price} (CHF)`, words.book];
    await expect(list.getByRole('columnheader')).toHaveText(siteGroups.flatMap(() => heads));
    await expect(list.getByRole('rowheader')).toHaveCount(listed.length);
    await expect(list.getByRole('cell')).toHaveCount(3 * listed.length);
    const faults = await list.locator('tbody tr').evaluateAll((lines) =>
      lines
        .filter((line) => {
          const { width, height, right } =
            line.querySelector('td:last-child a')?.getBoundingClientRect() ?? new DOMRect();
          // No dash is drawn for nothing.
          const isDrawn = [...line.querySelectorAll('td')].some((cell) =>
            ['::before', '::after'].some((part) => getComputedStyle(cell, part).content !== 'none'),
          );
          return Math.min(width, height) < 44 || right > innerWidth || isDrawn;
        })
        .map((line) => line.textContent),
    );
    expect(faults, `at ${width}`).toEqual([]);
  }
});

/** By its whole name: each row of the list has a way of its own, which says what is booked. Phones have it in their bar. */
const bookNow = (page: Page) =>
  page.getByRole('link', { name: messages.booking.book_now, exact: true }).filter({ visible: true });

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 768 },
]) {
  test(`on ${size.width} px index and booking stay while the list is on the screen, and the index marks the one group that is read`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(paths['price-list']);
    const index = page.getByRole('navigation', { name: words.index });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top < end + size.height / 2; top += size.height / 2) {
      await jumpTo(page, Math.min(top, end));
      const place = `${Math.min(top, end)} down`;
      const misread = () =>
        index.getByRole('listitem').evaluateAll((items) => {
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
      await expect.poll(misread, place).toEqual([]);
      const isListSeen = await page.locator('main tbody').evaluateAll((all) =>
        all.some((rows) => {
          const { top, bottom } = rows.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }),
      );
      if (isListSeen && top > 0) await expect(index, place).toBeInViewport({ ratio: 1 });
      if (isListSeen || top === 0) await expect(bookNow(page), place).toBeInViewport({ ratio: 1 });
    }
  });
}
