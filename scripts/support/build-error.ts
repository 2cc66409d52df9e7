/** A failure whose message is meant for the person at the keyboard: shown alone, without a stack. */
export class BuildError extends Error {
  override name = 'BuildError';
}
