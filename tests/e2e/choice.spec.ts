import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import {
  addRow,
  type ChoiceRow,
  choiceKey,
  describeRow,
  describeTotal,
  removeRow,
  totalLine,
} from '@/components/prices/choice';
import { choosableRows } from '@/components/prices/choosable-rows';
import { getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { formSection } from '@/lib/links/fragments';
import { fileFor, readSite } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { jumpTo, recordMoves, settled, takeMoves, watchErrors, watchRequests } from './support/browsing';
import { morningOf } from './support/days';
import { holdBack, isScript, refuseStorage } from './support/faults';
import { choose, chosen, formParts, kept, signOf, today } from './support/form';
import { fill, messages } from './support/messages';
import { test } from './support/test';

const { choice: words, form, handoff } = messages;
const listed = choosableRows();
const [first, second] = chosen;
/** A row that replaces the first chosen row. */
const rival = listed.find((row) => row.id !== first.id && addRow([first], row).replaced.length > 0) as ChoiceRow;

const lineOf = (page: Page) => page.getByRole('region', { name: words.title });
const takeOutOf = (page: Page, { name }: ChoiceRow) =>
  page.getByRole('button', { name: `${form.choice_remove} ${name}`, exact: true });

/** Fails unless the line with chosen rows shows and announces their total. */
async function expectTotal(page: Page, rows: ChoiceRow[]): Promise<void> {
  const { count, duration, price } = describeTotal(rows, words);
  const said = `${count}, ${duration}`;
  await expect(lineOf(page)).toContainText(said + price);
  await expect(page.getByRole('status').filter({ hasText: `${said}. ${price}` })).toBeAttached();
}

const listPath = paths['price-list'];
const shared = (...ids: string[]) => `${listPath}${choiceKey}${ids.join('.')}`;

/** Returns the message with the request; tests/unit/booking/hand-off.test.ts checks its exact words. */
const message = async (page: Page) =>
  new URL((await formParts(page).link(handoff.email).getAttribute('href')) ?? '').searchParams.get('body');

test.beforeEach(({ page }) => page.clock.setFixedTime(morningOf(today)));

test('three rows of the price list are added up, one is removed, and the others are sent with the request', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = watchRequests(page, ({ pathname }) => /islands.*js$/.test(pathname));
  await page.goto(listPath);
  expect(scripts).toEqual([]);
  for (const row of chosen) {
    const sign = signOf(page, row);
    const drawn = () => sign.evaluate((element) => getComputedStyle(element, '::before').mask);
    const plus = await drawn();
    await sign.tap();
    await expect(sign).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(drawn, 'its mark').not.toBe(plus);
    await expect(sign).toHaveAccessibleName(fill(words.added_row, { service: row.name }));
  }
  expect(scripts).toHaveLength(1);
  const module = readSite(fileFor(new URL(scripts[0] ?? '').pathname) ?? '');
  expect(brotliCompressSync(module).length).toBeLessThanOrEqual(2400);
  await expectTotal(page, chosen);
  await expect(lineOf(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: messages.bar.label })).toBeHidden();
  // At the end of the page the line of chosen rows covers no + button.
  await jumpTo(page, Number.MAX_SAFE_INTEGER);
  await expectNoFault(page, 'rows chosen');

  await lineOf(page).getByRole('link', { name: words.continue }).tap();
  await expect(page.locator(`#${formSection}`)).toBeInViewport();
  await takeOutOf(page, second).tap();
  await expect(takeOutOf(page, second)).toBeHidden();
  // The bar at the foot hides its link to the booking widget, because the widget would ask for the rows again.
  const booking = page.locator('.bottom-bar').getByText(messages.booking.book, { exact: true });
  await expect(booking.filter({ visible: false })).toHaveCount(1);
  const { fillIn, submit, ready } = formParts(page);
  await fillIn();
  await submit.tap();
  await expect(ready).toBeFocused();
  const sent = await message(page);
  for (const { id, name } of chosen) expect(sent?.includes(`– ${name}`), name).toBe(id !== second.id);
  expect(await kept(page, choiceKey)).toBeNull();
});

test('by keyboard the next stop after a chosen row is a link to the form', async ({ page }) => {
  await page.goto(listPath);
  for (const row of chosen.slice(0, 2)) {
    const sign = signOf(page, row);
    const next = sign.locator('+ a');
    await sign.press('Enter');
    await expectTotal(page, chosen.slice(0, chosen.indexOf(row) + 1));
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveAccessibleName(words.continue);
    await page.keyboard.press('Shift+Tab');
    await expect(sign).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(takeOutOf(page, first)).toBeVisible();
});

test('the form reserves space for chosen rows, so that drawing them hardly moves the page', {
  tag: '@phone',
}, async ({ page }) => {
  await choose(page, chosen);
  await recordMoves(page);
  const release = await holdBack(page, isScript);
  await page.goto(`${paths.contact}#demande-choix`);
  const { part, name } = formParts(page);
  await expect(name).toBeVisible();
  const salutation = part.locator('#demande-choix');
  const rows = salutation.locator('+ div');
  await expect(rows).toBeInViewport();
  await expect(takeOutOf(page, first)).toHaveCount(0);
  // walk.spec.ts checks moves by fonts.
  await takeMoves(page);
  release();
  const { count, ...others } = describeTotal(chosen, words);
  for (const text of [count, ...Object.values(others), ...chosen.map((row) => row.name)])
    await expect(rows.getByText(text).first()).toBeVisible();
  await expect(takeOutOf(page, first)).toBeVisible();
  // Moves are reported after their frames.
  await settled(page);
  const moves = await takeMoves(page);
  expect(moves.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  // The header covers none of the words above the rows, however many lines they take.
  await salutation.evaluate((words) => {
    words.append(' et encore quelques mots'.repeat(4));
    words.scrollIntoView();
  });
  const header = await page.locator('header').boundingBox();
  expect((await salutation.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('changes of the price list since the choice are reported, rows replace others, and all can be removed', {
  tag: '@translated',
}, async ({ page, isTranslated }) => {
  const gone = { id: 'gone', name: 'Autrefois', amount: 10 };
  await choose(page, [{ ...first, amount: 1 }, ...chosen.slice(1), gone]);
  await page.goto(shared('jadis'));
  for (const news of [
    fill(words.gone, { service: gone.name }),
    fill(words.changed, { service: first.name, price: describeRow(first, words).price }),
    words.link_old,
  ])
    await expect(lineOf(page)).toContainText(news);
  await expectTotal(page, chosen);
  if (!isTranslated) await expectNoFault(page, 'what has changed');
  const { rows, replaced } = addRow(chosen, rival);
  await signOf(page, rival).press(' ');
  for (const older of replaced) {
    await expect(lineOf(page)).toContainText(fill(words.replaced, { service: rival.name, older: older.name }));
    await expect(signOf(page, older)).toHaveAttribute('aria-pressed', 'false');
  }
  await expectTotal(page, rows);
  await signOf(page, rival).press(' ');
  await expectTotal(page, removeRow(rows, rival.id));
  await page.reload();
  await lineOf(page).getByRole('button', { name: words.clear }).press('Enter');
  await expect(lineOf(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: words.cleared })).toBeAttached();
  await expect(page.locator('.choose:focus')).toBeAttached();
  expect(await kept(page, choiceKey)).toBeNull();
  expect(new URL(page.url()).hash).toBe('');
});

test('without storage the URL carries the chosen rows up to the message', { tag: '@translated' }, async ({ page }) => {
  const errors = watchErrors(page);
  await refuseStorage(page);
  await page.goto(shared(first.id));
  await signOf(page, second).press('Enter');
  await expectTotal(page, chosen.slice(0, 2));
  await expect(lineOf(page)).toContainText(words.not_kept);
  await lineOf(page).getByRole('link', { name: words.continue }).press('Enter');
  await takeOutOf(page, first).press('Enter');
  await expect(formParts(page).part.getByText(totalLine([second], words))).toBeVisible();
  await page.reload();
  await expect(takeOutOf(page, second)).toBeInViewport();
  await expect(takeOutOf(page, first)).toBeHidden();
  expect(await message(page)).toContain(`– ${second.name}`);
  expect(errors).toEqual([]);
});

test('a row can be chosen on a service page with one price, and on one with several', async ({ page }) => {
  const services = idsOfKind('service').map((id) => getPageOfKind(id, 'service'));
  const rowsOf = ({ prices }: (typeof services)[number]) => listed.filter(({ id }) => prices.includes(id));
  for (const isAlone of [true, false]) {
    const service = services.find((one) => (isAlone ? rowsOf(one).length === 1 : rowsOf(one).length > 1));
    const [row = first] = service ? rowsOf(service) : [];
    await page.goto(service?.path ?? '');
    await signOf(page, row).press('Enter');
    await expect(lineOf(page)).toBeVisible();
    expect(await kept(page, choiceKey)).toContain(`"${row.id}"`);
  }
});

test('the line with chosen rows takes at most a third of a phone, however large the text', {
  tag: '@phone',
}, async ({ page }) => {
  await choose(page, [...chosen.slice(1), { ...first, amount: 1 }, { id: 'gone', name: 'Autrefois' }]);
  for (const letters of [16, 24, 32]) {
    await page.goto('about:blank');
    await page.goto(shared('jadis'));
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), letters);
    await expect(lineOf(page)).toBeVisible();
    const height = () => lineOf(page).evaluate((line) => line.getBoundingClientRect().height);
    await expect.poll(height, `${letters} px`).toBeLessThanOrEqual(844 / 3);
    // The price is on one line.
    const price = await lineOf(page).locator('strong').boundingBox();
    expect.soft(price?.height, `${letters} px`).toBeLessThan(2 * letters);
  }
});
