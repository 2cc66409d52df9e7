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

/** Builds the site in another folder, which replaces `out/` at the end. Returns a sentence that says where it is. */
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

/** Whether Next ran out of memory: the system kills the process, or Node ends at its limit. */
const isOutOfMemory = (stderr: string, signal?: string): boolean =>
  /^SIG(KILL|ABRT)$/.test(signal ?? '') || /signal: SIG(KILL|ABRT)|heap out of memory/.test(stderr);

async function exportSite(): Promise<void> {
  await rm(exportDir, { recursive: true, force: true });
  // next.config.mjs uses this as `distDir`, the folder of the export under `output: "export"`.
  const env = { ...process.env, EXPORT_DIR: path.relative(inRepository(), exportDir) };
  // Errors are both printed and kept, to recognise why Next failed.
  const options: RunOptions = { stdio: ['ignore', 'inherit', ['inherit', 'pipe']], env, minutes: 30 };
  const { status, signal, stderr } = await run(process.execPath, nextArguments('build'), options);
  if (status === 0) return;
  if (isOutOfMemory(stderr, signal)) throw Object.assign(new Error(), { code: 'ENOMEM' });
  const { bavail, bsize } = await statfs(inRepository());
  // 30 MB are less than the site takes. Next's own error about a full disk is lost in its output.
  if (bavail * bsize < 30_000_000) throw Object.assign(new Error(), { code: 'ENOSPC' });
  throw new BuildError(`${unexpected} next build. Qui développe trouve l’erreur plus haut.`);
}
