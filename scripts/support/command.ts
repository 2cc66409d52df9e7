/** A failure whose message is meant for the person at the keyboard: shown alone, without a stack. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Title of the errors in GitHub's checks that the editor shows to the owner. */
export const annotationTitle = 'Le site du salon';

/** Beginning of a message about a failure that no text of the owner has caused. */
export const unexpected =
  'Une panne du programme, et non de vos textes, a arrêté la mise en ligne ; montrez ceci à qui s’occupe du site :';

/** Whether a build is for the public: `RELEASE=1`. */
export const isRelease = (value = process.env.RELEASE): boolean => Boolean(value) && value !== '0';

export async function runStep(name: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const result = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${name}: ${result ? `${result}, ` : ''}${seconds}`);
}
