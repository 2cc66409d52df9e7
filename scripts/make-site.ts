import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { readBasePath, readSiteUrl } from '../lib/links/site';
import { describeOutput } from './finish/archive';
import { finishExport } from './finish/finish-export';
import type { Left } from './launch/findings';
import { leafScriptSources, showLeft } from './leaves';
import { makeAssets } from './make-assets';
import { BuildError, runStep, unexpected } from './support/command';
import { replaceFolder } from './support/files';
import { exportDir, inRepository, outDir, stagingDir } from './support/paths';
import { nextArguments, type RunOptions, run } from './support/processes';

/** Makes the site of the content that was made last, elsewhere, and puts it in the place of `out/` at the end. Returns its size in words. */
export async function makeSite(left: Left): Promise<string> {
  try {
    readSiteUrl();
    readBasePath();
  } catch (error) {
    throw new BuildError(Object(error).message);
  }
  await makeAssets();
  await showLeft(left);
  try {
    await runStep('next build', exportSite);
    const scriptSources = await leafScriptSources();
    await runStep('finish export', () => finishExport(exportDir, stagingDir, { scriptSources }));
    await replaceFolder(stagingDir, outDir);
  } finally {
    for (const folder of [exportDir, stagingDir]) await rm(folder, { recursive: true, force: true });
  }
  return describeOutput();
}

/** Whether Next, or a program that it started, ended for want of memory: systems kill it, and Node ends itself at its limit. */
const isOutOfMemory = (stderr: string, signal?: string): boolean =>
  /^SIG(KILL|ABRT)$/.test(signal ?? '') || /signal: SIG(KILL|ABRT)|heap out of memory/.test(stderr);

async function exportSite(): Promise<void> {
  await rm(exportDir, { recursive: true, force: true });
  // next.config.mjs takes it as `distDir`, which is the folder of the exported site under `output: "export"`.
  const env = { ...process.env, EXPORT_DIR: path.relative(inRepository(), exportDir) };
  // Errors are read here too.
  const options: RunOptions = { stdio: ['ignore', 'inherit', ['inherit', 'pipe']], env, minutes: 30 };
  const { status, signal, stderr } = await run(process.execPath, nextArguments('build'), options);
  if (status === 0) return;
  if (isOutOfMemory(stderr, signal)) throw Object.assign(new Error(), { code: 'ENOMEM' });
  const { bavail, bsize } = await statfs(inRepository());
  // Less than the site takes: Next prints that between other things.
  if (bavail * bsize < 30_000_000) throw Object.assign(new Error(), { code: 'ENOSPC' });
  throw new BuildError(`${unexpected} next build. Qui développe trouve l’erreur plus haut.`);
}
