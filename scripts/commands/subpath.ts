import { ensureBrowser } from '../browser';
import { BuildError } from '../support/build-error';
import { run, runTool } from '../support/child-process';
import { inRepository } from '../support/paths';
import { findFreePort } from '../support/ports';

/** `npm run test:subpath`: builds the site for a folder of its domain, beside `out/`, and walks through it in a browser. */
export default async function subpath(): Promise<void> {
  const env = { BASE_PATH: '/salon', OUT_DIR: '.generated/subpath/site' };
  // Processes of their own, because paths and addresses are read when the modules load.
  if ((await run(process.execPath, [inRepository('scripts', 'run.mjs'), 'build'], { env })) !== 0) {
    throw new BuildError(`The build under ${env.BASE_PATH} failed.`);
  }
  const browser = { CHROME_PATH: await ensureBrowser('tests'), E2E_PORT: String(await findFreePort(4273)) };
  const specs = ['links.spec.ts', 'subpath.spec.ts'];
  const exitCode = await runTool('playwright', ['test', '--project=desktop', ...specs], {
    env: { ...env, ...browser },
  });
  if (exitCode !== 0) throw new BuildError(`The site does not work in full under ${env.BASE_PATH}.`, exitCode);
}
