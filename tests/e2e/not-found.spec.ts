import { expect, type Page, test } from '@playwright/test';
import { folderPaths, getPage } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { allPaths, paths } from '@/tests/support/paths';
import { site } from './support/exported-site';
import { messages } from './support/messages';
import { missingPath } from './support/pages';

const { notFound } = messages;
const backButton = (page: Page) => page.getByRole('button', { name: notFound.back });
const suggestion = (page: Page) => page.locator('main').getByRole('status');

for (const [what, address, id] of [
  ['told apart from a page by case alone', '/services/COUPE-FEMME', 'service-coupe-femme'],
  ['near the name of a page', '/galeries', 'galerie'],
  ['that a visitor may try', '/rendez-vous', 'contact'],
] as const) {
  test(`a path ${what} is not found, and leads there`, async ({ page }) => {
    await page.clock.install();
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(notFound.title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    // By itself, once looked at for a second.
    await expect
      .poll(async () => {
        await page.clock.runFor(250);
        return suggestion(page).isVisible();
      })
      .toBe(true);
    await suggestion(page)
      .getByRole('link', { name: pathOf(id, 'fr'), exact: true })
      .click();
    await expect(page).toHaveURL(pathOf(id, 'fr'));
    await expect(page.locator('h1')).toHaveText(getPage(id).heading, { useInnerText: true });
  });
}

test('no folder with pages in it is left to the host, which might list its files', () => {
  const folders = [...site]
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, file.lastIndexOf('/')));
  const open = new Set(folders.filter((folder) => !site.has(`${folder}/index.html`)));
  expect([...open]).toEqual([]);
});

for (const path of folderPaths()) {
  test(`${path}, which only begins addresses, says that it is no page and leads to the nearest`, async ({ page }) => {
    await page.goto(`${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const links = page.getByRole('navigation', { name: notFound.nearest }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const below = allPaths.filter((route) => route.startsWith(`${path}/`));
    // All of them, or a page above them.
    for (const route of below) expect(hrefs.some((href) => `${route}/`.startsWith(`${href}/`))).toBe(true);
    expect(hrefs.filter((href) => !below.includes(href as (typeof below)[number]))).toEqual([]);
  });
}

test('leads back where the visitor came from', async ({ page }) => {
  await page.goto(paths['price-list']);
  await page.goto(missingPath);
  await backButton(page).click();
  await expect(page).toHaveURL(paths['price-list']);
});

test('leads home where there is no way back', async ({ page, context }) => {
  await page.goto(missingPath);
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => window.open(path, '_blank', 'noopener'), missingPath);
  const fresh = await opened;
  await backButton(fresh).click();
  await expect(fresh).toHaveURL(paths.home);
});
