import { expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import type { Price } from '@/content/schema/prices';
import { pages, prices } from '@/lib/content/content';
import { pageOfPrice } from '@/lib/content/price-pages';
import { nameOfRow, priceRow, servicesPricedTwice, sitePriceList } from '@/lib/content/prices';
import { formatAmount, formatDuration, formatPrice } from '@/lib/i18n/format';
import { typesetDeep } from '@/lib/i18n/typography';
import { fileFor, openFile, pageFiles } from './support/exported-site';
import { fill, messages } from './support/messages';

const words = messages.prices;
const rows = typesetDeep(prices);
const listed = sitePriceList.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
const overviewFile = fileFor(routes['services-onglerie']);

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
  const cards = ['hair-cards', 'nail-cards', 'nail-category'];
  const bareLines = Object.values(pages).flatMap((page) => {
    const lines =
      page.kind === 'all-services' ? [...page.hair, ...page.nails] : 'services' in page ? page.services : [];
    return lines.filter((line) => typeof line === 'object' && !line.prices?.length);
  });
  for (const line of bareLines) {
    const route = typeof line === 'object' ? line.route : undefined;
    expect(cards, JSON.stringify(line)).toContain(route && pages[route].kind);
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

test('a row of the price list leads to its page, and books by a control of its own that says so', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(routes.tarifs);
  for (const width of [page.viewportSize()?.width ?? 1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { id: group, rows: ids } of sitePriceList.flatMap(({ groups }) => groups)) {
      for (const [index, id] of ids.entries()) {
        const line = page.locator(`#${group} tbody tr`).nth(index);
        const target = pageOfPrice(id);
        const service = nameOfRow(priceRow(id));
        const name = line.getByRole('rowheader').getByRole('link');
        if (target) await expect(name).toHaveAttribute('href', routes[target]);
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
