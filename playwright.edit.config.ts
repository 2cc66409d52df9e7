import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run edit` in a copy of the project. Apart from `npm test`, because it compiles once more what the build has compiled. */
export default defineConfig({
  ...base,
  testDir: './tests/edit',
  timeout: 180_000,
  projects: [{ name: 'desktop' }],
  // The command under test is the server.
  webServer: undefined,
});
