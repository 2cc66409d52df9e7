import { expect, test } from '@playwright/test';
import { practical, prices } from '@/lib/content/content';
import { getPageOfKind } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';
import { nameOfRow, priceRow, siteGroups } from '@/lib/content/prices';
import { siteArticles } from '@/lib/content/site-articles';
import { formatAmount, formatDuration, formatPrice } from '@/lib/i18n/amounts';
import { hrefOf } from '@/lib/links/href';
import { fileFor, openFile, pageFiles } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
import { enlargeText } from './support/legibility';
import { fill, messages } from './support/messages';

const words = messages.prices;
const rows = Object.values(prices);
const listed = siteGroups.flatMap(({ rows }) => rows);

/** Removes spaces, which depend on typesetting. */
const bare = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, '');

/** Matches figures that look like a price: "CHF 58.–", "58.–", "58 francs". */
const figures = /(?<![\w-])(?:CHF|Fr\.)\s*\d[\d.–]*|\d+\.–|\d+(?:[.,]\d+)?\s*(?:francs|fr\.|CHF)(?!\s*\d)/giu;

/** Selects the elements that hold one price with its name: lines of the price list and of other lists of prices. */
const priceLine = 'main :is(tbody tr, dl > div)';

test('pages show only prices of the content, in prose only the voucher’s; a price on request comes with its note', () => {
  const written = rows.flatMap(({ price }) => {
    if (price.kind !== 'fixed') return [price.example ?? '', formatPrice(price.hourlyRate ?? 0)];
    // The overview may show another amount.
    const amounts = [price.amount, price.overviewAmount ?? price.amount];
    return amounts.flatMap((amount) => [formatPrice(amount), formatAmount(amount)]);
  });
  const known = written.flatMap((price) => bare(price).match(figures) ?? []);
  const ofVoucher = practical.voucher?.minimum ? [formatPrice(practical.voucher.minimum)] : [];
  for (const file of pageFiles()) {
    const page = openFile(file);
    const texts = [...page.querySelectorAll(`${priceLine} :is(dd, td)`)].map(({ textContent }) => bare(textContent));
    const said = texts.flatMap((text) => text.match(figures) ?? []);
    const copy = page.body.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(`${priceLine}, script, template`)) part.remove();
    const told = [...page.querySelectorAll('title, meta[content]')].map(
      (part) => part.getAttribute('content') ?? part.textContent,
    );
    const inProse = [copy.textContent, ...told].join(' ').match(figures) ?? [];
    const strange = said.filter((figure) => !known.includes(figure));
    expect([...strange, ...inProse.filter((figure) => !ofVoucher.includes(figure))], file).toEqual([]);
    const hasNote = [...page.querySelectorAll('main p')].some(({ textContent }) => textContent === words.quote_note);
    expect(hasNote, file).toBe(texts.includes(bare(words.on_quote)));
  }
});

test('a blog article about a service links to the service and shows its price', () => {
  const articles = siteArticles.flatMap(({ page, service }) => (service ? { page, service } : []));
  expect(articles).not.toEqual([]);
  for (const { page, service } of articles) {
    const file = openFile(fileFor(hrefOf(page)) ?? '');
    expect(file.querySelector(`main h2 a[href="${hrefOf(service)}"]`), page).not.toBeNull();
    const said = [...file.querySelectorAll('main dd')].map(({ textContent }) => bare(textContent)).join();
    for (const { price } of getPageOfKind(service, 'service').prices.map(priceRow))
      expect(said, page).toContain(bare(price.kind === 'fixed' ? formatPrice(price.amount) : words.on_quote));
  }
});

test('the price list has every row under its group, with a link to its page, and a way to book each group', () => {
  const page = openFile(fileFor(paths['price-list']) ?? '');
  for (const { id: group, title, rows } of siteGroups) {
    const lines = [...page.querySelectorAll(`#${group} tbody tr`)].map((line) => [
      ...['th > *', 'td', 'td:nth-of-type(2)'].map((part) => line.querySelector(part)?.textContent),
      line.querySelector('th a')?.getAttribute('href') ?? undefined,
    ]);
    const expected = rows.map((row) => {
      const { id, minutes, price } = row;
      const about = pageOfPrice(id);
      return [
        nameOfRow(row),
        minutes ? formatDuration(minutes) : '',
        price.kind === 'fixed' ? formatAmount(price.amount) : words.on_quote,
        about && hrefOf(about),
      ];
    });
    expect(lines).toEqual(expected);
    const way = page.querySelector(`#${group} thead a`);
    expect(way?.ariaLabel).toBe(fill(words.book_row, { service: title }));
  }
});

test('rows of the price list stay table rows on every screen, and their buttons are easy to tap', async ({ page }) => {
  await page.goto(paths['price-list']);
  const list = page.locator('main');
  const heads = [words.service, words.duration, `${words.price} (CHF)`, words.book];
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(list.getByRole('columnheader')).toHaveText(siteGroups.flatMap(() => heads));
    await expect(list.getByRole('rowheader')).toHaveCount(listed.length);
    await expect(list.getByRole('cell')).toHaveCount(3 * listed.length);
    const hardToTap = await list.locator('tbody button, thead a').evaluateAll((controls) =>
      controls.flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const isBare = [top + 1, top + height - 1].every((y) =>
          control.contains(document.elementFromPoint(left + width / 2, y)),
        );
        return Math.min(width, height) > 43.5 && isBare ? [] : control.outerHTML;
      }),
    );
    expect(hardToTap, `at ${width}`).toEqual([]);
  }
});

test('a booking link stays on screen to the end of the price list, and its index marks the current group', async ({
  page,
}) => {
  const { book, book_now } = messages.booking;
  for (const [width, height, name] of [
    // The link in the bar at the foot, in the header or beside the list; groups have links with other names.
    [390, 844, book_now],
    [768, 1024, book],
    [1280, 768, book_now],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths['price-list']);
    const index = page.getByRole('navigation', { name: words.index });
    const booking = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
    const marked = () =>
      index.locator('a').evaluateAll((links: HTMLAnchorElement[]) => {
        const isUnderlined = (one: Element) => getComputedStyle(one).textDecorationLine.includes('underline');
        return links.filter((link) => [link, link.parentElement ?? link].some(isUnderlined)).map(({ hash }) => hash);
      });
    for (const { id } of new Set([siteGroups[0], siteGroups.at(-1)].flatMap((group) => group ?? []))) {
      const rows = page.locator(`#${id} tbody`);
      // Puts the middle of the rows at 40 % of the height: the index marks the last group that begins above it.
      await rows.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height / 2 - innerHeight * 0.4, behavior: 'instant' });
      });
      await expect.poll(marked, `${width} px, ${id}`).toEqual([`#${id}`]);
      for (const part of [index, booking]) await expect(part, `${width} px, ${id}`).toBeInViewport({ ratio: 1 });
    }
    await jumpTo(page, Number.MAX_SAFE_INTEGER);
    await expect(page.getByRole('link', { name, exact: true }).filter({ visible: true }).last()).toBeInViewport({
      ratio: 1,
    });
    await jumpTo(page, 0);
    await expect.poll(marked, `${width} px, at the top again`).toEqual([`#${siteGroups[0]?.id}`]);
    // On phones and tablets the index is a single row, for any number of groups.
    const places = await index
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    if (width < 1024) expect(new Set(places).size).toBe(1);
  }
});

test('with large text the focused link of the price list’s index stays on screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths['price-list']);
  await enlargeText(page);
  const links = page.getByRole('navigation', { name: words.index }).getByRole('link');
  await links.nth(-2).focus();
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await jumpTo(page, Number.MAX_SAFE_INTEGER);
  await expect(links.last()).toHaveAttribute('aria-current');
  await jumpTo(page, 0);
  await expect(links.first()).toHaveAttribute('aria-current');
  // The index may lie below the screen, behind a long introduction.
  await expect
    .poll(() =>
      links.last().evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
});

test('on the price list the first price is high up on wide screens, and rows are low on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths['price-list']);
  const price = page.locator('main tbody tr').first().locator('td').nth(1);
  expect((await price.boundingBox())?.y).toBeLessThanOrEqual(400);
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await page
    .locator('main tbody tr:not(:has(.terms))')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(rows.toSorted((a, b) => a - b)[Math.floor(rows.length / 2)]).toBeLessThan(56);
  // The + button is on the line of its price.
  for (const row of (await page.locator('main tbody tr:has(button)').all()).slice(0, 3)) {
    const [sign, amount] = await Promise.all([
      row.locator('button').boundingBox(),
      row.locator('td').nth(1).boundingBox(),
    ]);
    const endOf = (box: typeof sign) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(amount?.y).toBeGreaterThan((sign?.y ?? 0) - 2);
    expect(endOf(amount)).toBeLessThan(endOf(sign) + 2);
  }
});

test('cards of an overview show the terms of a price on request, on phones only with an example', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(paths.cards);
  const quotes = page.locator('main li dl > div', { hasText: words.on_quote });
  test.skip((await quotes.count()) === 0, 'The salon has no quote there.');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const quote of await quotes.all()) {
    const example = quote.getByText(fill(words.quote_example, { example: '' }));
    const hasExample = (await example.count()) > 0;
    if (hasExample) await expect(example).toBeVisible();
    const depends = quote.getByText(fill(words.depends, { what: '' }));
    await expect(depends).toBeVisible({ visible: !isPhone || hasExample });
  }
});
