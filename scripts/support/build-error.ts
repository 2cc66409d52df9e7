/** A failure whose message is meant for the person at the keyboard: shown alone, without a stack. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Marks what is meant for the owner among what a build says on GitHub. */
export const annotationTitle = 'Le site du salon';
