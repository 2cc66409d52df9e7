import { expect } from '@playwright/test';
import { hydrate } from './support/browsing';
import { coveredParts } from './support/covering';
import { test } from './support/kept-pages';
import { onePathOfEachKind } from './support/pages';

const screens = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const;

for (const path of onePathOfEachKind) {
  test(`nothing that stays on the screen covers what ${path} has, wherever it is scrolled to`, async ({ watched }) => {
    const { page } = watched;
    await page.goto(path);
    await hydrate(page);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      expect.soft(await coveredParts(page), `${width} × ${height}`).toEqual([]);
    }
  });
}
