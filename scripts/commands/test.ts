import { ensureBrowser } from '../browser';
import { assetSteps, build } from '../build';
import { BuildError } from '../support/build-error';
import { runTool } from '../support/child-process';
import { findFreePort } from '../support/ports';
import { runSteps } from '../support/steps';
import { checkTypes } from '../test-runners/check-types';
import { lint } from '../test-runners/lint';

/** A part of the tests; says whether it passed, after printing its own closing line. */
interface Runner {
  name: string;
  run: () => Promise<boolean>;
}

const runners: readonly Runner[] = [
  { name: 'lint', run: lint },
  { name: 'types', run: checkTypes },
  {
    name: 'unit',
    run: async () => {
      // Modules read the manifests, which a fresh clone does not have yet.
      await runSteps(assetSteps);
      return (await runTool('jest', [])) === 0;
    },
  },
  {
    name: 'build',
    run: async () => {
      await build();
      return true;
    },
  },
  {
    name: 'e2e',
    run: async () => {
      const env = { CHROME_PATH: await ensureBrowser('tests'), E2E_PORT: String(await findFreePort(4173)) };
      return (await runTool('playwright', ['test'], { env })) === 0;
    },
  },
];

/** `npm test`: everything in order, up to the first runner that fails. Names of runners as options choose among them. */
export default async function test(names: string[]): Promise<void> {
  const unknown = names.find((name) => !runners.some((runner) => runner.name === name));
  if (unknown)
    throw new BuildError(`There is no test runner '${unknown}', only ${runners.map((r) => r.name).join(', ')}.`);
  for (const runner of runners) {
    if (names.length > 0 && !names.includes(runner.name)) continue;
    console.log(`\n== ${runner.name}`);
    if (!(await runner.run())) throw new BuildError(`Stopped, because ${runner.name} failed.`);
  }
}
