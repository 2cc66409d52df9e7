import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readBasePath, readSiteUrl } from '../lib/links/site';
import { checkDisk, finishExport } from './finish/finish-export';
import { makeFonts } from './fonts';
import { makeIslands } from './islands';
import { checkLaunch, refuseRelease } from './launch-check';
import launchSummary from './launch-summary';
import { copyFilm, makePictures } from './pictures';
import { checkPictureSizes } from './pictures/check-sizes';
import { publish } from './publish';
import { makeShareImages } from './share-images';
import { BuildError } from './support/build-error';
import { runTool } from './support/child-process';
import { exportDir, inRepository, outDir, stagingDir } from './support/paths';
import { sourceHash } from './support/source-hash';
import { runSteps, type Step } from './support/steps';

const contentStep: Step = {
  name: 'content',
  run: async () => {
    const { default: checkContent } = await import('./check-content');
    return checkContent();
  },
};

const makingSteps: readonly Step[] = [
  {
    name: 'pictures',
    run: async () => {
      await checkPictureSizes();
      const { pictures, made, removed } = await makePictures();
      await copyFilm();
      return `${pictures} pictures, ${made} files made, ${removed} removed`;
    },
  },
  {
    name: 'fonts',
    run: async () => {
      const sizes = Object.entries(await makeFonts()).map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} kB`);
      return sizes.join(', ');
    },
  },
  {
    name: 'islands',
    run: async () => {
      const sizes = Object.entries(await makeIslands()).map(
        ([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} kB`,
      );
      return sizes.join(', ');
    },
  },
  {
    name: 'share images',
    run: async () => {
      const { images, made } = await makeShareImages();
      return `${images} images, ${made} made`;
    },
  },
];

/**
 * Everything made from `content/` in `public/` and `.generated/`, which every other tool needs to find; the content
 * itself is checked first, so that no step stumbles over what it need not expect.
 */
export const assetSteps: readonly Step[] = [contentStep, ...makingSteps];

/**
 * The build, in order. A failing step stops it, and `out/` stays what it was: everything is put together elsewhere and
 * takes its place in the last step but one.
 */
export const steps: readonly Step[] = [
  {
    name: 'settings',
    run: async () => {
      // Here rather than only at the end, because a build that cannot succeed should not take a minute to say so.
      await checkDisk(inRepository());
      checkAddress();
      return undefined;
    },
  },
  contentStep,
  {
    name: 'release',
    run: async () => {
      refuseRelease(await checkLaunch());
      return undefined;
    },
  },
  ...makingSteps,
  { name: 'next build', run: exportSite },
  { name: 'finish export', run: () => finishExport(exportDir, stagingDir) },
  {
    name: 'publish to out/',
    run: async () => {
      await publish(stagingDir, outDir);
      return undefined;
    },
  },
  { name: 'launch check', run: launchSummary },
];

/** Builds the site into `out/`. */
export async function build(): Promise<void> {
  await runSteps(steps);
}

async function exportSite(): Promise<undefined> {
  await rm(exportDir, { recursive: true, force: true });
  // next.config.mjs hands this on as `distDir`, which under `output: "export"` is the folder of the finished site.
  const relative = path.relative(inRepository(), exportDir);
  const exitCode = await runTool('next', ['build'], { env: { EXPORT_DIR: relative, BUILD_ID: await sourceHash() } });
  // Next ends by itself on a signal, with the exit code that shells use for it.
  const reason = exitCode > 128 ? 'was interrupted' : 'failed; its messages are above';
  if (exitCode !== 0) throw new BuildError(`next build ${reason}.`, exitCode);
  if (!existsSync(path.join(exportDir, 'index.html'))) {
    throw new BuildError(`next build wrote no ${relative}/index.html: next.config.mjs must use EXPORT_DIR as distDir.`);
  }
}

/** @throws BuildError when `SITE_URL` or `BASE_PATH` is no address a site can have. */
function checkAddress(): void {
  try {
    readSiteUrl();
    readBasePath();
  } catch (error) {
    throw error instanceof Error ? new BuildError(error.message) : error;
  }
}
