import { expect, test } from '@playwright/test';
import { readBasePath } from '@/lib/links/site';
import { paths } from '@/tests/support/paths';
import { openHydrated, scrollThrough } from './support/browsing';

// Run by `npm run test:more -- subpath`, on a site that was built for a folder of its domain.
const base = readBasePath();

test('pages load all their files from the folder of the domain', async ({ page }) => {
  const losses: string[] = [];
  page.on('response', (response) => {
    const { hostname, pathname } = new URL(response.url());
    const isInside = pathname === base || pathname.startsWith(`${base}/`);
    if (hostname === 'localhost' && (!isInside || response.status() >= 400))
      losses.push(`${response.status()} ${pathname}`);
  });
  for (const path of Object.values(paths)) {
    await openHydrated(page, base + path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
  }
  expect(losses).toEqual([]);
});
