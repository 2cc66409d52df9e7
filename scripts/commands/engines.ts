import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { BuildError } from '../support/build-error';
import { runTool } from '../support/child-process';
import { outDir } from '../support/paths';
import { findFreePort } from '../support/ports';

const engines = [firefox, webkit];

/**
 * `npm run test:engines`: the end-to-end tests of `out/` in Playwright's own Firefox and WebKit, as far as they are
 * installed. All options go to Playwright.
 */
export default async function testEngines(options: string[]): Promise<void> {
  if (!existsSync(path.join(outDir, 'index.html')))
    throw new BuildError('There is no out/: run "npm run build" first.');
  const installed = engines.filter((engine) => existsSync(engine.executablePath()));
  const missing = engines.filter((engine) => !installed.includes(engine)).map((engine) => engine.name());
  if (missing.length > 0)
    console.log(`Not installed: ${missing.join(', ')} (npx playwright install ${missing.join(' ')}).`);
  if (installed.length === 0) throw new BuildError('No engine was tested.');
  const projects = installed.flatMap((engine) => ['--project', `${engine.name()}*`]);
  const env = { E2E_PORT: String(await findFreePort(4473)) };
  const exitCode = await runTool(
    'playwright',
    ['test', '--config', 'playwright.engines.config.ts', ...projects, ...options],
    { env },
  );
  if (exitCode !== 0) throw new BuildError('Some tests failed in another engine; see above.', exitCode);
}
