import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Compares a page of each kind, on a phone and a wide screen, with its picture from before a change. The repository has
 * no such pictures, because machines and browser versions draw letters a little differently.
 */
export default defineConfig({
  ...base,
  testDir: './tests/visual',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}-{projectName}{ext}',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, animations: 'disabled' },
  },
  // At 1920 pixels the content of pages has its greatest width.
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
  ],
  retries: 0,
});
