import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { folderPaths, getPage } from '@/lib/content/pages';
import { keepToSite, openHydrated } from './support/browsing';
import { listSite } from './support/exported-site';
import { messages } from './support/messages';
import { missingPath } from './support/pages';

test.skip(({ isMobile }) => isMobile === true, 'The ways on from a missing page are the same on every screen.');

const { notFound } = messages;
const backButton = (page: Page) => page.getByRole('button', { name: notFound.back });
const suggestion = (page: Page) => page.locator('main').getByRole('status');

for (const [wrong, id] of [
  ['/TARIFS', 'tarifs'],
  ['/services/COUPE-FEMME', 'service-coupe-femme'],
] as const) {
  test(`${wrong} is told apart from its page by case alone, and leads there`, async ({ page }) => {
    await page.clock.install();
    await keepToSite(page);
    await page.goto(wrong);
    // By itself, once looked at for a second.
    await expect
      .poll(async () => {
        await page.clock.runFor(250);
        return suggestion(page).isVisible();
      })
      .toBe(true);
    await suggestion(page).getByRole('link', { name: routes[id], exact: true }).click();
    await expect(page).toHaveURL(routes[id]);
    await expect(page.locator('h1')).toHaveText(getPage(id).heading, { useInnerText: true });
  });
}

test('suggests nothing where it can only guess', async ({ page }) => {
  await openHydrated(page, '/services/inconnu/encore');
  await expect(suggestion(page)).toHaveCount(0);
});

test('no folder with pages in it is left to the host, which might list its files', () => {
  const site = [...listSite()];
  const folders = site.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, file.lastIndexOf('/')));
  const open = new Set(folders.filter((folder) => !site.includes(`${folder}/index.html`)));
  expect([...open]).toEqual([]);
});

for (const path of folderPaths()) {
  test(`${path}, which only begins addresses, says that it is no page and leads to the nearest`, async ({ page }) => {
    await page.goto(`${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const links = page.getByRole('navigation', { name: notFound.nearest }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const below = Object.values(routes).filter((route) => route.startsWith(`${path}/`));
    // All of them, or a page above them.
    for (const route of below) expect(hrefs.some((href) => `${route}/`.startsWith(`${href}/`))).toBe(true);
    expect(hrefs.filter((href) => !below.includes(href as (typeof below)[number]))).toEqual([]);
  });
}

test('leads back where the visitor came from', async ({ page }) => {
  await keepToSite(page);
  await page.goto(routes.tarifs);
  await page.goto(missingPath);
  await backButton(page).click();
  await expect(page).toHaveURL(routes.tarifs);
});

test('leads home where there is no way back', async ({ page, context }) => {
  await page.goto(missingPath);
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => window.open(path, '_blank', 'noopener'), missingPath);
  const fresh = await opened;
  await backButton(fresh).click();
  await expect(fresh).toHaveURL(routes.accueil);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still leads home', async ({ page }) => {
    await page.goto('/rien/du/tout');
    await expect(backButton(page)).toHaveCount(0);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL(routes.accueil);
  });
});
