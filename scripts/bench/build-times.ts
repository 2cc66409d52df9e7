import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateContent } from '../scale/content';
import { makeProject } from '../scale/project';
import { BuildError } from '../support/build-error';
import { run } from '../support/child-process';

/** Milliseconds of one build each. */
export interface BuildTimes {
  /** Of a fresh clone, every picture included. */
  clean: number;
  /** Once more after that. */
  warm: number;
}

/** What earlier builds left. */
const made = ['.generated', '.next', 'out', 'public/pictures', 'public/share'];

/** Builds a copy of the project from nothing, and then again. */
export async function measureBuilds(): Promise<BuildTimes> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bench-build-'));
  try {
    await makeProject(dir, generateContent(0, 0));
    for (const name of made) await rm(path.join(dir, name), { recursive: true, force: true });
    return { clean: await build(dir), warm: await build(dir) };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function build(dir: string): Promise<number> {
  const start = performance.now();
  const script = path.join(dir, 'scripts', 'run.mjs');
  const exitCode = await run(process.execPath, [script, 'build'], { cwd: dir, onLine: () => {} });
  if (exitCode !== 0) throw new BuildError('The copy for the benchmark does not build; see above.', exitCode);
  return performance.now() - start;
}
