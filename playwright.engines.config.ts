import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import base from './playwright.config';
import { proxy } from './scripts/browser';

const [desktop = {}, phone = {}] = base.projects ?? [];

const missing = [firefox, webkit]
  .filter((engine) => !existsSync(engine.executablePath()))
  .map((engine) => engine.name());
const advice = `Not installed: ${missing.join(', ')} (npx playwright install ${missing.join(' ')}).`;
// Printed once: each of Playwright's workers reads this file too.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) console.log(advice);
if (missing.length === 2) process.exit(1);

const inEngine = (project: typeof desktop, browserName: 'firefox' | 'webkit', name: string = browserName) => ({
  ...project,
  name,
  grepInvert: [project.grepInvert ?? [], /@chromium/].flat(),
  use: { ...project.use, launchOptions: { proxy }, browserName },
});

/** Runs the end-to-end tests in Firefox and WebKit, if installed. Playwright's Firefox cannot imitate a phone. */
export default defineConfig({
  ...base,
  projects: [
    inEngine(desktop, 'firefox'),
    inEngine(desktop, 'webkit'),
    inEngine(phone, 'webkit', 'webkit-phone'),
  ].filter(({ use }) => !missing.includes(use.browserName)),
});
