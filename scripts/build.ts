import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkDisk } from './finish/check-disk';
import { finishExport } from './finish-export';
import { copyFilm, makePictures } from './pictures';
import { BuildError } from './support/build-error';
import { runTool } from './support/child-process';
import { inRepository, outDir, stagingDir } from './support/paths';
import { runSteps, type Step } from './support/steps';

/** Pictures and film in `public/`, their manifests in `.generated/`: what every other tool needs to find. */
export const picturesStep: Step = {
  name: 'pictures',
  run: async () => {
    const { pictures, made, removed } = await makePictures();
    await copyFilm();
    return `${pictures} pictures, ${made} files made, ${removed} removed`;
  },
};

/**
 * The build, in order. A failing step stops it, and `out/` stays what it was: everything is put together elsewhere and
 * takes its place in the last step but one.
 */
export const steps: readonly Step[] = [
  {
    name: 'content',
    run: async () => {
      // Here rather than only at the end, because a build that cannot succeed should not take a minute to say so.
      await checkDisk(inRepository());
      return runModule('scripts/check-content.ts');
    },
  },
  picturesStep,
  { name: 'next build', run: exportSite },
  { name: 'finish export', run: () => finishExport(stagingDir) },
  { name: 'publish to out/', run: publish },
  { name: 'launch check', run: () => runModule('scripts/launch-summary.ts') },
];

/** Builds the site into `out/`. */
export async function build(): Promise<void> {
  await runSteps(steps);
}

async function exportSite(): Promise<undefined> {
  await rm(stagingDir, { recursive: true, force: true });
  // next.config.mjs hands this on as `distDir`, which under `output: "export"` is the folder of the finished site.
  const exportDir = path.relative(inRepository(), stagingDir);
  const exitCode = await runTool('next', ['build'], { env: { EXPORT_DIR: exportDir } });
  if (exitCode !== 0) throw new BuildError('next build failed; its messages are above.', exitCode);
  if (!existsSync(path.join(stagingDir, 'index.html'))) {
    throw new BuildError(
      `next build wrote no ${exportDir}/index.html: next.config.mjs must use EXPORT_DIR as distDir.`,
    );
  }
}

async function publish(): Promise<undefined> {
  const previous = `${stagingDir}-previous`;
  await rm(previous, { recursive: true, force: true });
  await mkdir(path.dirname(previous), { recursive: true });
  if (existsSync(outDir)) await rename(outDir, previous);
  await rename(stagingDir, outDir);
  await rm(previous, { recursive: true, force: true });
}

/** Runs the default export of a script; returns what it said. */
async function runModule(script: string): Promise<string | undefined> {
  const file = inRepository(script);
  if (!existsSync(file)) return 'not there yet, skipped';
  const module: { default: () => Promise<unknown> | unknown } = await import(file);
  const result = await module.default();
  return typeof result === 'string' ? result : undefined;
}
