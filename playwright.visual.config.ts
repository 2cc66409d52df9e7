import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { findBrowser } from './scripts/browser';

/**
 * A page of each kind on a phone and a wide screen, compared with the ones in tests/visual/snapshots. Apart from `npm test`, because letters are
 * drawn a little differently by every machine and browser version: make and compare them on one.
 */
export default defineConfig({
  ...base,
  testDir: './tests/visual',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}-{projectName}{ext}',
  // At half their size: whole pages, which the repository has to carry.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, animations: 'disabled', scale: 'device' },
  },
  // A phone, and a screen on which the page is as wide as it gets.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
  ],
  retries: 0,
  use: {
    ...base.use,
    deviceScaleFactor: 0.5,
    launchOptions: { ...base.use?.launchOptions, executablePath: findBrowser('measuring') },
  },
});
