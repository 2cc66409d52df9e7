import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { makeContent } from './content/make-content';
import { remarksOnLinks } from './inspect/text-remarks';
import { holidaysToConfirm, leftIn, refuseRelease, reportLaunch, summarize } from './launch-check';
import { BuildError, runStep, unexpected } from './support/command';
import { draftsDir, replaceFolder } from './support/files';
import { exportDir, inRepository, outDir, stagingDir } from './support/paths';
import { nextArguments, run } from './support/processes';
import { runCommand } from './support/run-command';

/** `npm run build`: makes the site elsewhere and puts it in the place of `out/` at the end. */
async function build(): Promise<void> {
  // Of a command that was killed.
  await rm(draftsDir, { recursive: true, force: true });
  const check = await makeContent();
  const report = await reportLaunch(check);
  refuseRelease(report);
  // These modules read the content as soon as they are loaded, so that it has to be checked before.
  const [{ readBasePath, readSiteUrl }, { makeAssets }, { finishExport }, { describeOutput }, { writeLaunchPage }] =
    await Promise.all([
      import('../lib/links/site'),
      import('./make-assets'),
      import('./finish/finish-export'),
      import('./finish/archive'),
      import('../editor/launch-page'),
    ]);
  try {
    readSiteUrl();
    readBasePath();
  } catch (error) {
    throw new BuildError(Object(error).message);
  }
  await makeAssets();
  await writeLaunchPage(leftIn(report, holidaysToConfirm(check.content.salon)));
  try {
    await runStep('next build', exportSite);
    await runStep('finish export', () => finishExport(exportDir, stagingDir));
    await replaceFolder(stagingDir, outDir);
  } finally {
    for (const folder of [exportDir, stagingDir]) await rm(folder, { recursive: true, force: true });
  }
  // The owner may take away a page that a text leads to: its site is built all the same.
  const lost = remarksOnLinks(check.entries).map(({ sentence }) => sentence);
  if (lost.length > 0) console.log(`Des liens se sont perdus :\n${lost.join('\n')}`);
  console.log(`${await describeOutput()} ${summarize(report)}`);
}

async function exportSite(): Promise<void> {
  await rm(exportDir, { recursive: true, force: true });
  // next.config.mjs takes it as `distDir`, which is the folder of the exported site under `output: "export"`.
  const env = { ...process.env, EXPORT_DIR: path.relative(inRepository(), exportDir) };
  const { status } = await run(process.execPath, nextArguments('build'), { stdio: 'inherit', env, minutes: 30 });
  if (status === 0) return;
  const { bavail, bsize } = await statfs(inRepository());
  // Less than the site takes: Next prints that between other things.
  if (bavail * bsize < 30_000_000) throw Object.assign(new Error(), { code: 'ENOSPC' });
  throw new BuildError(`${unexpected} next build. Qui développe trouve l’erreur plus haut.`);
}

void runCommand('scripts/build.ts', build, { holdsAs: 'npm run build' });
