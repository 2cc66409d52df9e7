// Plain JavaScript, because jest loads its reporters without a transform.

/** Ends the run of jest with its closing line. */
export default class ClosingLineReporter {
  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    // A file that does not even load has no tests to count, and must not look like a success.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const line = `unit: ${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    // Jest prints its own summary after the last reporter.
    process.once('exit', () => console.log(line));
  }
}
