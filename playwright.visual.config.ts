import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * A page of each kind on phone and wide screen, compared with its picture from before a change. Pictures stay outside
 * the repository: machines and browser versions draw letters a little differently, so one makes and compares them.
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
