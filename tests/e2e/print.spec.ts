import { expect, test } from '@playwright/test';
import { drawnMap } from '@/lib/content/content';
import { siteGroups } from '@/lib/content/prices';
import { paths } from '@/tests/support/paths';
import { messages } from './support/messages';

const listed = siteGroups.flatMap(({ rows }) => rows);

test('the price list prints with address, validity and every price, without fixed bars', async ({ page }) => {
  await page.goto(paths['price-list']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('.price-section ~ div')).toBeVisible();
  const printed = (part: string) => page.locator(`main tbody ${part}`).filter({ visible: true });
  for (const part of ['th', 'td:nth-of-type(2)']) await expect(printed(part)).toHaveCount(listed.length);
  // What can only be pressed stays on the screen.
  await expect(printed('td a')).toHaveCount(0);
  for (const bar of await page.getByRole('navigation').all())
    await expect(bar).not.toHaveCSS('position', /fixed|sticky/);
});

test('what can only be used on a screen does not print', async ({ page }) => {
  const landings = [paths.landing, paths['local-landing']].filter(Boolean);
  for (const path of [paths.contact, ...landings]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main').getByText(messages.booking.book).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  }
});

if (drawnMap) {
  test('the drawn map prints, though the other lies over it', async ({ page }) => {
    await page.goto(paths.contact);
    await page.getByRole('button', { name: messages.contact.map_show }).click();
    await expect(page.locator('iframe')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('iframe, button').filter({ visible: true })).toHaveCount(0);
    const box = await page.locator('img:has(+ ul)').boundingBox();
    // Eleven centimetres.
    expect(box?.width).toBeCloseTo(415.7, 0);
  });
}

/** The sheets of a PDF of Chromium's, each by the addresses that its links lead to. */
function sheetsOf(pdf: Buffer): string[][] {
  const objects = [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)^endobj/gm)];
  const addresses = new Map(objects.map(([, id, text]) => [id, /\/URI \((.*)\)/.exec(text ?? '')?.[1] ?? '']));
  const sheets = objects.flatMap(([, , text]) => (/\/Type \/Page\b/.test(text ?? '') ? [text ?? ''] : []));
  return sheets.map((sheet) => {
    const links = /\/Annots \[(.*?)\]/s.exec(sheet)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [];
    return [...links].map(([, id]) => addresses.get(id ?? '') ?? '');
  });
}

// Only Chromium prints, and says in its file which links are on which sheet.
test('the price list prints on one A4 sheet while it is short, and never tears a group', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto(paths['price-list']);
  const groups = page.locator('main tbody');
  const isShort = (await groups.locator('tr').count()) <= 40;
  await groups.evaluateAll((all) => {
    for (const [index, group] of all.entries()) {
      for (const figure of group.querySelectorAll('.figure')) {
        const link = Object.assign(document.createElement('a'), { href: `https://group.example/${index}` });
        link.style.all = 'unset';
        link.append(...figure.childNodes);
        figure.append(link);
      }
    }
  });
  const groupsBySheet = async () => {
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    return sheets.map((links) => [...new Set(links.filter((link) => link.includes('//group.example')))]);
  };
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const sheets = await groupsBySheet();
    if (isShort) expect(sheets).toHaveLength(1);
    expect(sheets.flat()).toHaveLength(await groups.count());
  }
  await groups.evaluateAll((all) => {
    for (const group of all) group.append(...[...group.children].slice(0, 8).map((row) => row.cloneNode(true)));
  });
  expect((await groupsBySheet()).flat()).toHaveLength(await groups.count());
});
