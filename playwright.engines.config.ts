import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import base from './playwright.config';
import { proxy } from './scripts/browser';

const [desktop, phone] = base.projects ?? [];
const own = { launchOptions: { proxy } };
const chromiumOnly = /@chromium/;

const missing = [firefox, webkit]
  .filter((engine) => !existsSync(engine.executablePath()))
  .map((engine) => engine.name());
const advice = `Not installed: ${missing.join(', ')} (npx playwright install ${missing.join(' ')}).`;
// Every worker reads this file as well.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) console.log(advice);
if (missing.length === 2) process.exit(1);

/** The end-to-end tests in other engines than Chromium, as far as they are installed. */
export default defineConfig({
  ...base,
  projects: [
    {
      ...desktop,
      name: 'firefox',
      grepInvert: [/@phone/, chromiumOnly],
      use: { ...desktop?.use, ...own, browserName: 'firefox' as const },
    },
    {
      ...desktop,
      name: 'webkit',
      grepInvert: [/@phone/, chromiumOnly],
      use: { ...desktop?.use, ...own, browserName: 'webkit' as const },
    },
    // Playwright's Firefox cannot be a phone.
    {
      ...phone,
      name: 'webkit-phone',
      grepInvert: chromiumOnly,
      use: { ...phone?.use, ...own, browserName: 'webkit' as const },
    },
  ].filter(({ use }) => !missing.includes(use.browserName)),
});
