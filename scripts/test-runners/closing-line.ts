/** What a test runner counted. */
export interface Counts {
  passed: number;
  failed: number;
  skipped?: number;
}

/** The one line a test runner ends with, such as `unit: 120 passed, 0 failed, 2 skipped`. */
export function closingLine(runner: string, { passed, failed, skipped = 0 }: Counts): string {
  return `${runner}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
