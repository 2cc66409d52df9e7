import { expect, test } from '@playwright/test';
import { folderPaths, getPage, neededId } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { ignoresCase } from '@/scripts/finish/exact-names';
import { allPaths, paths } from '@/tests/support/paths';
import { fileFor, openFile, site } from './support/exported-site';
import { messages } from './support/messages';
import { missingPath } from './support/pages';

const { notFound } = messages;

const wrongPaths: Record<string, (path: string) => string> = {
  'near one of a page': (path) => `${path}s/`,
  // Where the disk ignores case, so does the preview.
  ...(!ignoresCase() && { 'told apart from one of a page by case alone': (path) => path.toUpperCase() }),
};
for (const [how, change] of Object.entries(wrongPaths)) {
  test(`an address ${how} is not found, and leads there`, async ({ page }) => {
    const id = neededId('price-list');
    await page.clock.install();
    const response = await page.goto(change(pathOf(id, 'fr')));
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
    await suggestion.getByRole('link', { name: pathOf(id, 'fr'), exact: true }).click();
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

test('an address that only begins others says that it is no page and leads to the nearest', () => {
  for (const path of folderPaths()) {
    const page = openFile(fileFor(path) ?? '');
    expect(page.querySelector('h1')?.textContent, path).toBe(notFound.title);
    const links = [...page.querySelectorAll('main nav a')];
    const hrefs = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));
    const below = allPaths.filter((route) => route.toLowerCase().startsWith(`${path.toLowerCase()}/`));
    // All of them, or a page above them.
    for (const route of below)
      expect(
        hrefs.some((href) => `${route}/`.startsWith(`${href}/`)),
        route,
      ).toBe(true);
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
