import { inRepository } from './paths';

/** A failure whose message is meant for the person at the keyboard: shown alone, without a stack. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Marks what is meant for the owner among the annotations that a build leaves on GitHub. */
export const annotationTitle = 'Le site du salon';

/** Whether a build is for the public: `RELEASE=1`. */
export const isRelease = (value = process.env.RELEASE): boolean => Boolean(value) && value !== '0';

/** Runs a task where jiti was started with this file of `scripts/`, and does nothing where the file is only imported. */
export async function runCommand(file: string, task: () => Promise<unknown>): Promise<void> {
  if (process.argv[1] !== inRepository('scripts', file)) return;
  try {
    await task();
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    // GitHub keeps such a line beside the commit, where the editor finds it (editor/publication.ts).
    if (process.env.GITHUB_ACTIONS && error instanceof BuildError)
      console.log(`::error title=${annotationTitle}::${error.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
    process.exitCode = 1;
  }
}

/** Runs a step of a command and prints its result and how long it took. */
export async function runStep(name: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const result = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${name}: ${result ? `${result}, ` : ''}${seconds}`);
}
