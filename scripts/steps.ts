import { run } from './support/processes';
import { runCommand } from './support/run-command';

/**
 * Runs scripts of package.json one after another, as far as they succeed: `jiti scripts/steps.ts lint "launch-check -- --report"`; after
 * `--example` on an example salon, whatever salon there is. Holds the folder meanwhile, so that what one has made is what the next one
 * looks at, and ends the one that runs when it is ended.
 */
async function runSteps(): Promise<void> {
  const [first = '', ...others] = process.argv.slice(2);
  if (first === '--example') await import('./support/example-salon.mjs');
  for (const step of first === '--example' ? others : [first, ...others]) {
    // A shell between would end alone; on Windows npm is none without.
    const shell = process.platform === 'win32';
    const { status } = await run('npm', ['run', ...step.split(' ')], { shell, stdio: 'inherit', minutes: 60 });
    // The step has printed what is wrong.
    if (status !== 0) return process.exit(status);
  }
}

void runCommand('scripts/steps.ts', runSteps, { options: null, holdsAs: `npm run ${process.env.npm_lifecycle_event}` });
