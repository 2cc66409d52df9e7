import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { closingLine } from './closing-line';

/** Ends the run of Playwright with its closing line. */
export default class ClosingLineReporter implements Reporter {
  readonly #runner: string;
  #suite: Suite | undefined;
  #errors = 0;

  /** `runner` is what the line calls the run. */
  constructor({ runner = 'e2e' }: { runner?: string } = {}) {
    this.#runner = runner;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  /** Called for what goes wrong outside of tests, such as a file that does not load. */
  onError(): void {
    this.#errors += 1;
  }

  onEnd(result: FullResult): void {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    const failed = count('unexpected') + this.#errors;
    console.log(
      closingLine(this.#runner, {
        passed: count('expected', 'flaky'),
        // A run that was cut short has not passed, whatever its tests said.
        failed: result.status === 'passed' ? failed : Math.max(1, failed),
        skipped: count('skipped'),
      }),
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
