import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * A page of each kind on a phone and a wide screen, compared with its picture of before a change. The pictures stay outside the repository:
 * letters are drawn a little differently by every machine and browser version, so they are made and compared on one.
 */
export default defineConfig({
  ...base,
  testDir: './tests/visual',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}-{projectName}{ext}',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, animations: 'disabled' },
  },
  // A phone, and a screen on which the page is as wide as it gets.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
  ],
  retries: 0,
});
