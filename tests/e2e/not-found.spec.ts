import { expect } from '@playwright/test';
import { folderPaths } from '@/lib/content/page-paths';
import { getPage, idsOfKind, neededId } from '@/lib/content/pages';
import { fileFor, isMissing, openFile, pageFiles, site } from '@/scripts/inspect/exported-site';
import { allPaths, paths } from '@/tests/support/paths';
import { messages } from './support/messages';
import { missingPath } from './support/pages';
import { test } from './support/test';

const { notFound } = messages;

test('the not-found page links to the page with the most similar address, back and home', {
  tag: ['@phone', '@translated'],
}, async ({ page }) => {
  const path = paths['price-list'];
  const back = page.getByRole('button', { name: notFound.back });
  await page.clock.install();
  await page.goto(missingPath);
  await back.click();
  await expect(page).toHaveURL(paths.home);
  const response = await page.goto(`${path.toUpperCase()}s/`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(notFound.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  // Prices and contact are one tap away, whatever the address.
  for (const id of idsOfKind('price-list', 'contact'))
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: getPage(id).label, exact: true })
        .first(),
    ).toBeVisible();
  const suggestion = page.locator('main').getByRole('status').locator('p');
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOfPage();
  // The suggestion comes by itself, once its place has been in view for a second.
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return suggestion.isVisible();
    })
    .toBe(true);
  // The suggestion makes the page higher by less than a line.
  expect(await heightOfPage()).toBeLessThan(height + 10);
  await suggestion.getByRole('link', { name: getPage(neededId('price-list')).label, exact: true }).click();
  await expect(page).toHaveURL(path);
  await page.goto(missingPath);
  await back.click();
  await expect(page).toHaveURL(path);
});

test('a path without a page but with pages below it has a not-found page that links to them', () => {
  const folders = [...site()].flatMap((file) => (file.endsWith('.html') ? file.slice(0, file.lastIndexOf('/')) : []));
  // A host might list the files of a folder without an index page.
  expect(folders.filter((folder) => !site().has(`${folder}/index.html`))).toEqual([]);
  const isOut = (file: string) => openFile(file).querySelector('[name=robots][content*=noindex]') !== null;
  expect(
    pageFiles().filter((file) => isMissing(file) && !isOut(file)),
    'listed by search engines',
  ).toEqual([]);
  for (const path of folderPaths()) {
    const page = openFile(fileFor(path) ?? '');
    expect(page.querySelector('h1')?.textContent, path).toBe(notFound.title);
    const hrefs = [...page.querySelectorAll('main nav a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
    const below = allPaths.filter((route) => route.toLowerCase().startsWith(`${path.toLowerCase()}/`));
    // Each page below is linked itself, or a page above it is.
    expect(
      below.filter((route) => !hrefs.some((href) => `${route}/`.startsWith(`${href}/`))),
      path,
    ).toEqual([]);
    expect(hrefs.filter((href) => !below.includes(href))).toEqual([]);
  }
});
