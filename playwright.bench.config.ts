import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { findBrowser } from './scripts/browser';

/** What a visit costs on a phone, for "npm run bench": one thing at a time, with all that moves. */
export default defineConfig({
  ...base,
  projects: [{ name: 'phone' }],
  testDir: './tests/bench',
  workers: 1,
  timeout: 600_000,
  use: {
    ...base.use,
    ...base.projects?.find(({ name }) => name === 'phone')?.use,
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: { ...base.use?.launchOptions, executablePath: findBrowser('measuring') },
  },
});
