import { expect, type Page, test } from '@playwright/test';
import { practical, prices } from '@/lib/content/content';
import { pageOfPrice } from '@/lib/content/price-pages';
import { nameOfRow, priceRow, servicesPricedTwice, siteGroups } from '@/lib/content/prices';
import { formatAmount, formatDuration, formatPrice } from '@/lib/i18n/format';
import { typesetDeep } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { fileFor, openFile, pageFiles } from './support/exported-site';
import { fill, messages } from './support/messages';
import { graphOf, isOfType, thingsIn } from './support/schema-org';

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

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => bare(textContent));

// That each stands beside its name, tests/unit/price-display.test.tsx sees.
test('what reads like a price on any page is one of the price list, and stands neither in prose nor in what search engines are told', () => {
  const written = rows.flatMap(({ price }) => {
    if (price.kind !== 'fixed') return [price.example ?? '', formatPrice(price.hourlyRate ?? 0)];
    // The overview has some figures of its own.
    const amounts = [price.amount, price.overviewAmount ?? price.amount];
    return amounts.flatMap((amount) => [formatPrice(amount), formatAmount(amount)]);
  });
  const known = written.flatMap((price) => bare(price).match(figures) ?? []);
  const ofVoucher = practical.voucher?.minimum ? [formatPrice(practical.voucher.minimum)] : [];
  for (const file of pageFiles) {
    const page = openFile(file);
    const said = textsOf(page, `${priceLine} :is(dd, td)`).flatMap((text) => text.match(figures) ?? []);
    const copy = page.body.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(`${priceLine}, script, template`)) part.remove();
    const told = [...page.querySelectorAll('title, meta[content]')].map(
      (part) => part.getAttribute('content') ?? part.textContent,
    );
    const inProse = [copy.textContent, ...told].join(' ').match(figures) ?? [];
    const strange = said.filter((figure) => !known.includes(figure));
    expect([...strange, ...inProse.filter((figure) => !ofVoucher.includes(figure))], file).toEqual([]);
  }
});

test('a page says of its prices when a quote is given, and where one holds that differs on the overview', () => {
  const twice = servicesPricedTwice(Object.keys(prices).map(priceRow)).map(bare);
  for (const file of pageFiles) {
    const page = openFile(file);
    const notes = textsOf(page, 'main p');
    const hasQuotes = textsOf(page, `${priceLine} :is(dd, td)`).includes(bare(words.on_quote));
    expect(notes.includes(bare(words.quote_note)), file).toBe(hasQuotes);
    const message = file === overviewFile ? words.other_here : words.other_there;
    const claim = bare(message.split('<link>')[0]?.replace('{services}', ''));
    const hasTwice = textsOf(page, `${priceLine} :is(dt, th)`).some((name) => twice.includes(name));
    expect(
      notes.some((note) => note.includes(claim)),
      file,
    ).toBe(hasTwice);
  }
});

test('the price list has every row under its group: name, duration, price, and a way to book it that says so', () => {
  const page = openFile(listFile);
  for (const { id: group, rows } of siteGroups) {
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
    const expected = rows.map((row) => {
      const { minutes, price } = row;
      const service = nameOfRow(row);
      const about = pageOfPrice(row.id);
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
  const offered = thingsIn(graphOf(page)).filter((thing) => isOfType(thing, 'Offer'));
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(listed.map(nameOfRow)));
});

test('every line stays one of a table, however it is set, within the screen, and what books or chooses it is easy to tap', async ({
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
          const controls = [...line.querySelectorAll('td:last-child :is(a, button)')];
          return !controls.every((control) => {
            const { width, height, right } = control.getBoundingClientRect();
            return Math.min(width, height) >= 44 && right <= innerWidth;
          });
        })
        .map((line) => line.textContent),
    );
    expect(faults, `at ${width}`).toEqual([]);
  }
});

/** By its whole name: each row of the list has a way of its own, which says what is booked. Phones have it in their bar, tablets in their header. */
const bookNow = (page: Page) => {
  const { book, book_now } = messages.booking;
  const isTablet = page.viewportSize()?.width === 768;
  return page.getByRole('link', { name: isTablet ? book : book_now, exact: true }).filter({ visible: true });
};

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
    await expect(bookNow(page)).toBeInViewport({ ratio: 1 });
    for (const { id } of siteGroups) {
      await page
        .locator(`#${id} tbody`)
        .evaluate((rows) => rows.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const marked = () =>
        index
          .locator('a')
          .evaluateAll((links) =>
            (links as HTMLAnchorElement[])
              .filter((link) =>
                [link, link.parentElement as Element].some((element) =>
                  getComputedStyle(element).textDecorationLine.includes('underline'),
                ),
              )
              .map((link) => link.hash),
          );
      await expect.poll(marked, id).toEqual([`#${id}`]);
      await expect(index, id).toBeInViewport({ ratio: 1 });
      await expect(bookNow(page), id).toBeInViewport({ ratio: 1 });
    }
  });
}
