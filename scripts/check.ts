import { appendFile } from 'node:fs/promises';
import { installBrowser } from './browser';
import { build } from './build';
import { checkContent } from './content/make-content';
import { readContentFiles } from './content/read-files';
import type { Remark } from './inspect/text-remarks';
import { type Finding, isBlocking, type Left, listFindings, summarize } from './launch/findings';
import { leftIn, reportLaunch } from './launch/report';
import { findLeft, showLeft } from './leaves';
import { BuildError, isRelease, runStep } from './support/command';
import { outDir } from './support/paths';
import { runCommand } from './support/run-command';

/**
 * `npm run check`: builds the site, fails if its pages have errors, and prints what is left to do and what could be
 * better. With `--report` it builds nothing, and fails while an example or a second price is left.
 */
async function check({ report }: { report?: boolean }): Promise<void> {
  if (report) return reportAlone();
  await installBrowser();
  const { content, entries, findings } = await build();
  await runStep('publication', refuseBarriers);
  // Imported late, because the module imports the content that the build has made.
  const remarks = (await import('./inspect/quality')).findRemarks(entries);
  const left = leftIn(findings, content);
  await showLeft({ ...left, remarks }, outDir);
  const text = reportOf(findings, left, remarks);
  // GitHub shows this summary with the workflow run.
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) await appendFile(summary, `${text.replace(/^ {2}/gm, '- ')}\n`);
  console.log(text);
}

async function reportAlone(): Promise<void> {
  const found = checkContent(await readContentFiles());
  const findings = reportLaunch(found, await findLeft(found));
  const text = reportOf(findings, leftIn(findings, found.content));
  if (findings.some(isBlocking)) throw new BuildError(text);
  console.log(text);
}

async function refuseBarriers(): Promise<string> {
  const { findBarriers } = await import('./inspect/publishable');
  const sentences = await findBarriers();
  if (sentences.length > 0) throw new BuildError(sentences.join('\n'));
  return 'les pages n’ont pas de faute';
}

function reportOf(findings: readonly Finding[], { holidays }: Left, remarks?: readonly Remark[]): string {
  const indented = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('');
  const better = 'Ce qui rendrait le site meilleur, sans empêcher sa mise en ligne :';
  const isToLookAt = !isRelease() && !findings.some(isBlocking);
  const parts = [
    listFindings(findings),
    `${holidays.heading}. ${holidays.advice}${indented(holidays.days)}`,
    remarks && (remarks.length > 0 ? better + indented(remarks.map(({ sentence }) => sentence)) : 'Rien à améliorer.'),
    summarize(findings),
    isToLookAt
      ? 'out/ est fait pour être regardé ; celui du public, RELEASE=1 npm run build le construit, et npm run check le remplace.'
      : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

void runCommand('scripts/check.ts', check, { holdsAs: 'npm run check', options: { report: { type: 'boolean' } } });
