/** A failure whose message is meant for the person at the keyboard: shown alone, without a stack. */
export class BuildError extends Error {
  /** @param exitCode what the process ends with, 1 unless a child process said otherwise. */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = 'BuildError';
  }
}
