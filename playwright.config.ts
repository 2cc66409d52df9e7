import './scripts/support/example-salon.mjs';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser, proxy } from './scripts/browser';
import { findUnmade } from './scripts/support/made';
import './scripts/support/end-with-parent.mjs';

const unmade = await findUnmade();
// Asked once: each of Playwright's workers reads this file too.
if (unmade && !process.env.TEST_WORKER_INDEX) {
  console.error(unmade);
  process.exit(1);
}

/** Whether to test all pages, screens and faults (`npm run test:more -- pages`); `npm test` takes some of each kind. */
const isEvery = Boolean(process.env.EVERY_PAGE);
const left = isEvery ? undefined : /@more/;
const leftOnDesktop = isEvery ? /@phone/ : /@phone|@both|@more/;

const port = Number(process.env.E2E_PORT ?? 4173);
const basePath = process.env.BASE_PATH ?? '';
const baseURL = `http://localhost:${port}`;

export default defineConfig<{ isTranslated: boolean }>({
  testDir: '.',
  testMatch: '{tests,editor/tests}/e2e/**/*.spec.ts',
  // subpath.spec.ts needs a build of its own: `npm run test:more -- subpath`.
  testIgnore: ['**/.cache/**', ...(basePath ? [] : ['**/subpath.spec.ts'])],
  outputDir: './test-results',
  fullyParallel: true,
  // Three even on two cores, because a test often waits for its browser.
  workers: 3,
  timeout: 60_000,
  // The editor loads the texts of the whole site, which takes over 10 s when three tests share two busy cores.
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL,
    locale: 'fr-CH',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    // The few tests about motion turn it on; all others would only wait for it to end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser('tests'), args: browserFlags(), proxy },
  },
  // A test runs on the desktop; tagged "@phone" on the phone; "@both" on both, in `npm test` on the phone alone.
  // With EVERY_PAGE, tests tagged "@more" run too, and those tagged "@translated" once more on translated pages.
  projects: [
    { name: 'desktop', grepInvert: leftOnDesktop, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      grepInvert: left,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    },
    {
      name: 'translated',
      testIgnore: isEvery ? [] : '**/*',
      grep: /@translated/,
      use: { viewport: { width: 1280, height: 800 }, isTranslated: true },
    },
  ],
  webServer: {
    // Without npm or a shell between, so that the server ends when the tests end.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" node_modules/jiti/lib/jiti-cli.mjs scripts/preview.ts --port ${port}`,
    url: baseURL + basePath,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
