import { expect, test } from '@playwright/test';
import { germanPaths, paths } from '@/tests/support/paths';
import { missingPath } from '../e2e/support/pages';

/** Paths by the names of screenshots: each kind and variant of a page, the German home page, the not-found page. */
const keyPages = {
  ...paths,
  ...(germanPaths.home && { 'home-german': germanPaths.home }),
  missing: missingPath,
};

// A Saturday with the salon open, so that status, season notes and form are the same on every run.
const now = new Date('2027-03-06T10:30:00+01:00');

for (const [name, path] of Object.entries(keyPages)) {
  test(`${name} looks as before`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });
}
