/** A part of the build. */
export interface Step {
  /** Shown in the progress line. */
  name: string;
  /** Does the work; says in a few words what came of it, if there is something to say. Throws to stop the build. */
  run: () => Promise<string | undefined>;
}

/** Runs steps one after the other with a progress line and the seconds of each; the first failure stops. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const start = performance.now();
  for (const [index, step] of steps.entries()) {
    const label = `[${index + 1}/${steps.length}] ${step.name}`;
    console.log(`${label} ...`);
    const stepStart = performance.now();
    const result = await step.run();
    console.log(`${label}: ${result ? `${result}, ` : ''}${secondsSince(stepStart)} s`);
  }
  console.log(`Done in ${secondsSince(start)} s.`);
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
