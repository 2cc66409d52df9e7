import { expect, test } from '@playwright/test';
import { folderPaths } from '@/lib/content/pages';
import { allPaths, paths } from '@/tests/support/paths';
import { fileFor, openFile, site } from './support/exported-site';
import { messages } from './support/messages';
import { missingPath } from './support/pages';

const { notFound } = messages;

// What else is near one of a page, tests/unit/islands/suggest-path.test.ts sees.
test('an address near one of a page is not found, and leads there', async ({ page }) => {
  const path = paths['price-list'];
  await page.clock.install();
  const response = await page.goto(`${path.toUpperCase()}s/`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(notFound.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  const suggestion = page.locator('main').getByRole('status');
  // By itself, once looked at for a second.
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return suggestion.isVisible();
    })
    .toBe(true);
  await suggestion.getByRole('link', { name: path, exact: true }).click();
  await expect(page).toHaveURL(path);
});

test('no folder with pages in it is left to the host, which might list its files', () => {
  const folders = [...site]
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, file.lastIndexOf('/')));
  const open = new Set(folders.filter((folder) => !site.has(`${folder}/index.html`)));
  expect([...open]).toEqual([]);
});

test('an address that only begins others says that it is no page and leads to the nearest', () => {
  for (const path of folderPaths()) {
    const page = openFile(fileFor(path) ?? '');
    expect(page.querySelector('h1')?.textContent, path).toBe(notFound.title);
    const links = [...page.querySelectorAll('main nav a')];
    const hrefs = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));
    const below = allPaths.filter((route) => route.toLowerCase().startsWith(`${path.toLowerCase()}/`));
    // All of them, or a page above them.
    const lost = below.filter((route) => !hrefs.some((href) => `${route}/`.startsWith(`${href}/`)));
    expect(lost, path).toEqual([]);
    expect(hrefs.filter((href) => !below.includes(href))).toEqual([]);
  }
});

test('its button leads back where the visitor came from, or home where there is no way back', async ({
  page,
  context,
}) => {
  await page.goto(paths['price-list']);
  await page.goto(missingPath);
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => window.open(path, '_blank', 'noopener'), missingPath);
  const fresh = await opened;
  for (const [one, path] of [
    [page, paths['price-list']],
    [fresh, paths.home],
  ] as const) {
    await one.getByRole('button', { name: notFound.back }).click();
    await expect(one).toHaveURL(path);
  }
});
