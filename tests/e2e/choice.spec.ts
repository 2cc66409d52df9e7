import { expect, type Page, test } from '@playwright/test';
import {
  addRow,
  choiceKey,
  describeTotal,
  type PricedRow,
  rowPrice,
  saveChoice,
  totalOf,
} from '@/components/choice/choice';
import { getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { choosableRows } from '@/lib/content/prices';
import { hrefOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { watchErrors, watchRequests } from './support/browsing';
import { fill, messages } from './support/messages';

const words = messages.choice;
const listed = choosableRows();
/** Rows that are added up, and one that takes the place of the first of them. */
const rival = listed.find(
  (row) => row.work && addRow(listed.slice(0, 1), row).replaced.length > 0 && row !== listed[0],
);
const chosen = listed.reduce<PricedRow[]>((rows, row) => {
  const { replaced, rows: more } = addRow(rows, row);
  return rows.length === 3 || replaced.length > 0 ? rows : more;
}, []);

const signOf = (page: Page, { name }: PricedRow) =>
  page.getByRole('button', { name: fill(words.add_row, { service: name }), exact: true });
const lineOf = (page: Page) => page.getByRole('region', { name: words.title });

async function expectTotal(page: Page, rows: PricedRow[]): Promise<void> {
  for (const part of Object.values(describeTotal(totalOf(rows), words))) {
    if (!part) continue;
    await expect(lineOf(page)).toContainText(part);
    await expect(page.getByRole('status').filter({ hasText: part })).toBeAttached();
  }
}

const listPath = paths['price-list'];
const shared = (rows: PricedRow[]) => `${listPath}#rdv=${rows.map(({ id }) => id)}`;

test('three rows are chosen on a phone by touch, added up, and lead to the request', { tag: '@phone' }, async ({
  page,
}) => {
  const scripts = watchRequests(page, ({ pathname }) => pathname.includes('/islands/'));
  await page.goto(listPath);
  await expectNoFault(page, 'nothing chosen');
  expect(scripts).toEqual([]);
  for (const row of chosen) {
    const sign = signOf(page, row);
    const { width = 0, height = 0 } = (await sign.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const drawn = () => sign.evaluate((element) => getComputedStyle(element, '::before').maskImage);
    const plus = await drawn();
    await sign.tap();
    await expect(sign).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(drawn, 'its mark').not.toBe(plus);
  }
  await expectTotal(page, chosen);
  await expect(lineOf(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: messages.bar.label })).toBeHidden();
  await expectNoFault(page, 'rows chosen');
  await lineOf(page).getByRole('link', { name: words.continue }).tap();
  await expect(page.locator('#demande')).toBeInViewport();
  expect(page.url()).toContain(hrefOf(idsOfKind('contact')[0] ?? '', 'demande'));
});

test('by keyboard rows are chosen, replaced, taken out and forgotten', async ({ page }) => {
  await page.goto(listPath);
  for (const row of chosen) await signOf(page, row).press('Enter');
  await expectTotal(page, chosen);
  const [first] = chosen;
  if (rival && first) {
    const { rows, replaced } = addRow(chosen, rival);
    await signOf(page, rival).press(' ');
    for (const older of replaced) {
      await expect(lineOf(page)).toContainText(fill(words.replaced, { service: rival.name, older: older.name }));
      await expect(signOf(page, older)).toHaveAttribute('aria-pressed', 'false');
    }
    await expectTotal(page, rows);
    await expectNoFault(page, 'a row replaced');
    await signOf(page, rival).press(' ');
    await expectTotal(
      page,
      rows.filter((row) => row !== rival),
    );
  }
  await page.reload();
  await expect(lineOf(page)).toBeVisible();
  await lineOf(page).getByRole('button', { name: words.clear }).press('Enter');
  await expect(lineOf(page)).toBeHidden();
  await expect(page.locator('.choose:focus')).toBeAttached();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), choiceKey)).toBeNull();
  expect(new URL(page.url()).hash).toBe('');
});

test('an address that names rows shows them chosen, where storage is refused too', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(shared(chosen));
  await expectTotal(page, chosen);
  for (const row of chosen) await expect(signOf(page, row)).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
});

test('a price that has changed since, and a row that is gone, are said', async ({ page }) => {
  const [first] = chosen;
  if (!first) throw new Error('The list has no rows.');
  const gone = { id: 'gone', name: 'Autrefois', amount: 10 };
  let kept = '';
  saveChoice([{ ...first, amount: 1 }, gone], () => ({
    getItem: () => null,
    setItem: (_, text) => {
      kept = text;
    },
    removeItem: () => undefined,
  }));
  await page.addInitScript(([key = '', text = '']) => sessionStorage.setItem(key, text), [choiceKey, kept]);
  await page.goto(listPath);
  await expect(lineOf(page)).toContainText(fill(words.gone, { service: gone.name }));
  await expect(lineOf(page)).toContainText(fill(words.changed, { service: first.name, price: rowPrice(first, words) }));
  await expectTotal(page, [first]);
});

test('a service page puts its rows into the same appointment', async ({ page }) => {
  const services = idsOfKind('service').map((id) => getPageOfKind(id, 'service'));
  for (const isAlone of [true, false]) {
    const rowsOf = ({ prices }: (typeof services)[number]) => listed.filter(({ id }) => prices.includes(id));
    const service = services.find((service) => (isAlone ? rowsOf(service).length === 1 : rowsOf(service).length > 1));
    if (!service) continue;
    const [row] = rowsOf(service);
    if (!row) continue;
    await page.goto(service.path);
    await (isAlone ? page.getByRole('button', { name: words.add }) : signOf(page, row)).press('Enter');
    await expect(lineOf(page)).toBeVisible();
    await expectNoFault(page, service.path);
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), choiceKey);
    expect(kept).toContain(`"${row.id}"`);
  }
});

test('on paper what is chosen has a sheet of its own, in place of the list', async ({ page }) => {
  await page.goto(shared(chosen));
  await expect(lineOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(page.locator('.price-section').filter({ visible: true })).toHaveCount(0);
  for (const { name } of chosen) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list has no sign that does nothing', async ({ page }) => {
    await page.goto(shared(chosen));
    await expect(page.locator('.choose').filter({ visible: true })).toHaveCount(0);
  });
});
