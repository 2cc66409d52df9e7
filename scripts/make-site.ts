import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readBasePath, readSiteUrl } from '../lib/links/site';
import { makeAssets } from './assets/make-assets';
import { sayWhere } from './finish/archive';
import { finishExport } from './finish/finish-export';
import { BuildError } from './support/build-error';
import { replaceFolder } from './support/files';
import { exportDir, inRepository, nextCommand, outDir, stagingDir } from './support/paths';
import { runStep } from './support/run-command';

/** Makes `out/` elsewhere, to take its place at the end. Returns where it is, as a sentence for the owner. */
export async function makeSite(): Promise<string> {
  try {
    readSiteUrl();
    readBasePath();
  } catch (error) {
    throw new BuildError(Object(error).message);
  }
  await makeAssets();
  await runStep('next build', exportSite);
  await runStep('finish export', () => finishExport(exportDir, stagingDir));
  await replaceFolder(stagingDir, outDir);
  return sayWhere();
}

async function exportSite(): Promise<void> {
  await rm(exportDir, { recursive: true, force: true });
  // Under `output: "export"` what next.config.mjs hands on as `distDir` is the folder of the exported site.
  const env = { ...process.env, EXPORT_DIR: path.relative(inRepository(), exportDir) };
  const { status } = spawnSync(process.execPath, [nextCommand, 'build'], { stdio: 'inherit', env });
  if (status !== 0) throw new BuildError('next build failed; its messages are above.');
}
