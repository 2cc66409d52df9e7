import { ensureBrowser } from '../browser';
import { BuildError } from '../support/build-error';
import { runTool } from '../support/child-process';
import { findFreePort } from '../support/ports';

/** `npm run test:visual`: compares key pages of `out/` with their pictures; `-- --update-snapshots` makes new ones. */
export default async function visual(options: string[]): Promise<void> {
  const env = { CHROME_PATH: await ensureBrowser('measuring'), E2E_PORT: String(await findFreePort(4373)) };
  const exitCode = await runTool('playwright', ['test', '--config', 'playwright.visual.config.ts', ...options], {
    env,
  });
  if (exitCode !== 0) throw new BuildError('Some pages do not look as they did: see test-results/.', exitCode);
}
