/** Middle and range of some runs. */
export interface Spread {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** Median, least and greatest of the finite values; `undefined` where there are none. */
export function spread(values: readonly (number | undefined)[]): Spread | undefined {
  const sorted = values.filter((value) => value !== undefined && Number.isFinite(value)) as number[];
  sorted.sort((a, b) => a - b);
  const [min, max] = [sorted.at(0), sorted.at(-1)];
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (min === undefined || max === undefined || low === undefined || high === undefined) return undefined;
  return { median: (low + high) / 2, min, max, runs: sorted.length };
}

/** Spread of each number that the runs measured. */
export function spreads<Key extends string>(
  runs: readonly Partial<Record<Key, number>>[],
): Partial<Record<Key, Spread>> {
  const keys = new Set(runs.flatMap((run) => Object.keys(run) as Key[]));
  const entries = [...keys].map((key) => [key, spread(runs.map((run) => run[key]))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Partial<Record<Key, Spread>>;
}
