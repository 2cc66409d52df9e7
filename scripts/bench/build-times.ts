import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BuildError } from '../support/build-error';
import { run } from '../support/child-process';
import { inRepository } from '../support/paths';

/** Milliseconds of one build each. */
export interface BuildTimes {
  /** Of a fresh clone, every picture included. */
  clean: number;
  /** Once more after that. */
  warm: number;
}

/** What a copy is made of; the rest is made by the build or is nobody's business. */
const copied = [
  ...['app', 'components', 'content', 'lib', 'messages', 'scripts', 'tests'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'global.d.ts'],
  ...['next.config.mjs', 'postcss.config.mjs'],
];

/** Builds a copy of the project from nothing, and then again; the repository's own builds stay as they are. */
export async function measureBuilds(): Promise<BuildTimes> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'copy-of-site-'));
  try {
    for (const name of copied) await cp(inRepository(name), path.join(dir, name), { recursive: true });
    // Too large to copy, and never changed in place.
    await linkTree(inRepository('node_modules'), path.join(dir, 'node_modules'));
    return { clean: await buildIn(dir), warm: await buildIn(dir) };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** A copy of a folder that shares its files, where they can be shared. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Another disk has no links to this one.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

async function buildIn(dir: string): Promise<number> {
  const start = performance.now();
  const script = path.join(dir, 'scripts', 'run.mjs');
  const exitCode = await run(process.execPath, [script, 'build'], { cwd: dir, onLine: () => {} });
  if (exitCode !== 0) throw new BuildError('The copy of the project does not build; see above.', exitCode);
  return performance.now() - start;
}
