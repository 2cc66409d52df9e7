import { assetSteps } from '../build';
import { BuildError } from '../support/build-error';
import { runTool } from '../support/child-process';
import { runSteps } from '../support/steps';

/** `npm run dev`: the site at work, changes shown at once. Options go to `next dev`. */
export default async function dev(options: string[]): Promise<void> {
  await runSteps(assetSteps);
  const exitCode = await runTool('next', ['dev', ...options]);
  if (exitCode !== 0) throw new BuildError('next dev ended with an error; its messages are above.', exitCode);
}
