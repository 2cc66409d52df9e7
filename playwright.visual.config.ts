import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { findBrowser } from './scripts/browser';

/**
 * Pictures of key pages, compared with the ones in tests/visual/snapshots. Apart from `npm test`, because letters are
 * drawn a little differently by every machine and browser version: make and compare them on one.
 */
export default defineConfig({
  ...base,
  testDir: './tests/visual',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}-{projectName}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
  retries: 0,
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, executablePath: findBrowser('measuring') } },
});
