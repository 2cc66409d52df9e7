import { expect, type Page, test } from '@playwright/test';
import { navigation } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { hrefOf } from '@/lib/links/href';
import { readBasePath } from '@/lib/links/site';
import { paths } from '@/tests/support/paths';
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

// That every address in them leads to a file in the folder, links.spec.ts sees.
for (const path of Object.values(paths)) {
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
  for (const id of [...navigation.salon.slice(1), neededId('home')]) {
    await page
      .locator(`footer a[href="${hrefOf(id)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(hrefOf(id));
  }
  expect(losses).toEqual([]);
});
