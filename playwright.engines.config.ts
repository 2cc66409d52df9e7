import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const [desktop, phone] = base.projects ?? [];
const own = { launchOptions: {} };

/** The end-to-end tests in other engines than Chromium, for "npm run test:engines", which names the projects it can run. */
export default defineConfig({
  ...base,
  projects: [
    { ...desktop, name: 'firefox', use: { ...desktop?.use, ...own, browserName: 'firefox' } },
    { ...desktop, name: 'webkit', use: { ...desktop?.use, ...own, browserName: 'webkit' } },
    // Playwright's Firefox cannot be a phone.
    { ...phone, name: 'webkit-phone', use: { ...phone?.use, ...own, browserName: 'webkit' } },
  ],
});
