import { defineConfig } from '@playwright/test';
import base, { proxy } from './playwright.config';

const [desktop, phone] = base.projects ?? [];
const own = { launchOptions: { proxy } };
const chromiumOnly = /@chromium/;

/** The end-to-end tests in other engines than Chromium, for "npm run test:engines", which names the projects it can run. */
export default defineConfig({
  ...base,
  projects: [
    {
      ...desktop,
      name: 'firefox',
      grepInvert: [/@phone/, chromiumOnly],
      use: { ...desktop?.use, ...own, browserName: 'firefox' },
    },
    {
      ...desktop,
      name: 'webkit',
      grepInvert: [/@phone/, chromiumOnly],
      use: { ...desktop?.use, ...own, browserName: 'webkit' },
    },
    // Playwright's Firefox cannot be a phone.
    {
      ...phone,
      name: 'webkit-phone',
      grepInvert: chromiumOnly,
      use: { ...phone?.use, ...own, browserName: 'webkit' },
    },
  ],
});
