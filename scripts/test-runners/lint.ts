import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../support/child-process';
import { inRepository } from '../support/paths';
import { closingLine } from './closing-line';

/** The parts of Biome's report that are counted. */
interface BiomeReport {
  summary: { changed: number; unchanged: number };
  diagnostics: { location?: { path?: string } }[];
}

/** Lints and checks the format of every file; warnings count as failures. Counts files. */
export async function lint(): Promise<boolean> {
  const reportFile = inRepository('.cache', 'biome.json');
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const exitCode = await runTool('biome', [
    'ci',
    '--error-on-warnings',
    '--max-diagnostics=200',
    ...(process.stdout.isTTY ? [] : ['--colors=off']),
    '--reporter=default',
    '--reporter=json',
    `--reporter-file=${reportFile}`,
  ]);
  const { files, failed } = await countFiles(reportFile, exitCode);
  console.log(closingLine('lint', { passed: files - failed, failed }));
  return exitCode === 0;
}

async function countFiles(reportFile: string, exitCode: number): Promise<{ files: number; failed: number }> {
  // Biome leaves no report when its own settings are wrong.
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (!text) return { files: exitCode === 0 ? 0 : 1, failed: exitCode === 0 ? 0 : 1 };
  const report: BiomeReport = JSON.parse(text);
  const failing = new Set(report.diagnostics.map((diagnostic) => diagnostic.location?.path));
  const failed = exitCode === 0 ? 0 : Math.max(1, failing.size);
  return { files: Math.max(failed, report.summary.changed + report.summary.unchanged), failed };
}
