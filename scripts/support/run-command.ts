import { annotationTitle, BuildError } from './build-error';
import { inRepository } from './paths';

/** Runs a task where jiti was started with this file of `scripts/`, and does nothing where the file is only imported. */
export async function runCommand(file: string, task: () => Promise<unknown>): Promise<void> {
  if (process.argv[1] !== inRepository('scripts', file)) return;
  try {
    await task();
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    // GitHub keeps such a line beside the commit, where the editor finds it.
    if (process.env.GITHUB_ACTIONS && error instanceof BuildError)
      console.log(`::error title=${annotationTitle}::${error.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
    process.exitCode = 1;
  }
}

/** Runs a part of a command; says what came of it and how long it took. */
export async function runStep(name: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const result = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${name}: ${result ? `${result}, ` : ''}${seconds}`);
}
