import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { heroFilm } from '@/lib/generated/film';
import { readBasePath } from '@/lib/links/site';
import { openHydrated, scrollThrough, whenQuiet } from './support/browsing';

// Run by "npm run test:subpath", on a site that was built for a folder of its domain.
const base = readBasePath();

/** Everything a page asks of this host that lies outside its folder or is not there. */
function recordLosses(page: Page): string[] {
  const losses: string[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.hostname !== 'localhost') return;
    const isInside = url.pathname === base || url.pathname.startsWith(`${base}/`);
    if (!isInside || response.status() >= 400) losses.push(`${response.status()} ${url.pathname}`);
  });
  return losses;
}

for (const path of [
  routes.accueil,
  routes.galerie,
  routes.blog,
  routes.contact,
  routes.tarifs,
  routes['service-vernis'],
]) {
  test(`${base}${path} finds its pictures, styles, scripts and data`, async ({ page }) => {
    const losses = recordLosses(page);
    await openHydrated(page, base + path);
    await scrollThrough(page);
    await whenQuiet(page);
    const pictures = page.locator('main img');
    const broken = await pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter((img) => img.complete && img.naturalWidth === 0).map((img) => img.currentSrc),
    );
    expect(broken).toEqual([]);
    expect(losses).toEqual([]);
  });
}

test('links lead from page to page within the folder', async ({ page }) => {
  const losses = recordLosses(page);
  await openHydrated(page, `${base}/`);
  for (const path of [routes.coiffure, routes.coupe, routes.blog, routes.accueil]) {
    await page
      .locator(`footer a[href="${path === '/' ? base : base + path}"], footer a[href="${base}${path}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`^http://localhost:\\d+${base}${path === '/' ? '/?' : path}$`));
  }
  expect(losses).toEqual([]);
});

test('the film is found', async ({ request }) => {
  for (const file of Object.values(heroFilm())) {
    expect(file).toMatch(new RegExp(`^${base}/film/`));
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('the manifest opens the site in its folder and finds its icons', async ({ page, request }) => {
  await page.goto(`${base}/`);
  const href = (await page.locator('head link[rel="manifest"]').getAttribute('href')) ?? '';
  expect(href).toMatch(new RegExp(`^${base}/`));
  const manifest: { start_url: string; scope: string; icons: { src: string }[] } = await (
    await request.get(href)
  ).json();
  expect(manifest.start_url.startsWith(`${base}/`)).toBe(true);
  expect(manifest.scope).toBe(`${base}/`);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('a path that is no page has a page that leads home', async ({ page }) => {
  const response = await page.goto(`${base}/rien`);
  expect(response?.status()).toBe(404);
  await expect(page.locator(`main a[href="${base}"], main a[href="${base}/"]`).first()).toBeVisible();
});
