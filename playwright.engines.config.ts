import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import base from './playwright.config';
import type { EngineEnvironment } from './scripts/engines/find-engines';

const { ENGINE: engine, WEBKIT_DRIVER } = process.env as Partial<EngineEnvironment>;
if (!engine) throw new Error('Which engine? Run "npm run test:engines".');

const screens = base.projects ?? [];
const [desktop] = screens;

/** What a browser has to do with; the others read files. */
const journeys = '{booking,german,islands,layout,policy,runtime,site,third-parties}.spec.ts';

/** An ordinary Firefox, with settings that Playwright has no command for. */
const firefox = (isReduced: boolean, isTouch: boolean): Project['use'] => ({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('scripts/engines/firefox-bridge.mjs', import.meta.url)),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': isReduced ? 1 : 0,
      ...(isTouch ? { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 } : {}),
      // Playwright waits for the load event when it goes back, which a page kept in memory does not have.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
});

const firefoxProjects: Project[] = [
  ...screens.map(({ name, use }) => ({
    name: `firefox-${name}`,
    grepInvert: /@motion/,
    use: { ...use, ...firefox(true, use?.hasTouch === true) },
  })),
  { name: 'firefox-motion', grep: /@motion/, use: { ...desktop?.use, ...firefox(false, false) } },
];

/** WebKitGTK by WebDriver, which Playwright cannot drive: journeys of its own. */
const drivenProjects: Project[] = screens.map(({ name, use }) => ({
  name: `webkit-${name}`,
  testDir: './tests/webkit',
  testMatch: '*.spec.ts',
  use: { viewport: use?.viewport },
}));

const webkitProjects: Project[] = screens.map(({ name, use }) => ({
  name: `webkit-${name}`,
  use: { ...use, browserName: 'webkit', launchOptions: {} },
}));

/** The journeys in one engine beside Chromium: "npm run test:engines" finds it and says which by the environment. */
export default defineConfig({
  ...base,
  testMatch: journeys,
  reporter: [['list'], ['./scripts/test-runners/playwright-reporter.ts', { runner: engine }]],
  projects: engine === 'firefox' ? firefoxProjects : WEBKIT_DRIVER ? drivenProjects : webkitProjects,
});
