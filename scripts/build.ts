import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeContent } from './content/make-content';
import { leftIn, refuseRelease, reportLaunch, summarize } from './launch-check';
import { BuildError, runCommand, runStep, unexpected } from './support/command';
import { replaceFolder } from './support/files';
import { exportDir, inRepository, nextCommand, outDir, stagingDir } from './support/paths';

/** `npm run build`: makes the site elsewhere and puts it in the place of `out/` at the end. */
async function build(): Promise<void> {
  const report = await reportLaunch(await makeContent());
  refuseRelease(report);
  // These modules read the content as soon as they are loaded, so that it has to be checked before.
  const [{ readBasePath, readSiteUrl }, { makeAssets }, { finishExport }, { describeOutput }, { writeLaunchPage }] =
    await Promise.all([
      import('../lib/links/site'),
      import('./assets/make-assets'),
      import('./finish/finish-export'),
      import('./finish/archive'),
      import('./editor/launch-page'),
    ]);
  try {
    readSiteUrl();
    readBasePath();
  } catch (error) {
    throw new BuildError(Object(error).message);
  }
  await makeAssets();
  await writeLaunchPage(leftIn(report));
  await runStep('next build', exportSite);
  await runStep('finish export', () => finishExport(exportDir, stagingDir));
  await replaceFolder(stagingDir, outDir);
  console.log(`${await describeOutput()} ${summarize(report)}`);
}

async function exportSite(): Promise<void> {
  await rm(exportDir, { recursive: true, force: true });
  // next.config.mjs takes it as `distDir`, which is the folder of the exported site under `output: "export"`.
  const env = { ...process.env, EXPORT_DIR: path.relative(inRepository(), exportDir) };
  const { status } = spawnSync(process.execPath, [nextCommand, 'build'], { stdio: 'inherit', env });
  if (status !== 0) throw new BuildError(`${unexpected} next build, dont les messages sont plus haut.`);
}

void runCommand('build.ts', build);
