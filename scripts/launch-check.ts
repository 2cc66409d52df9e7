import { readFile } from 'node:fs/promises';
import { overviewPrices, prices } from '../content/prices';
import { facts } from '../content/salon';
import { findPriceContradictions, findYearsContradiction } from './launch/contradictions';
import { findPlaceholders } from './launch/placeholders';
import type { Finding, Source } from './launch/source';
import { findUntranslated } from './launch/untranslated';
import { BuildError } from './support/build-error';
import { listFiles } from './support/files';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** What still stands between this repository and a public site. */
export interface LaunchReport {
  /** Values that are not the salon's; the site must not go public with them. */
  placeholders: Finding[];
  /** Facts that the site says twice and differently, kept until the owner decides. */
  contradictions: Finding[];
  /** Messages that are in English on purpose. */
  untranslated: Finding[];
}

/** Looks through `content/` and the French messages. */
export async function checkLaunch(): Promise<LaunchReport> {
  const names = (await listFiles(inRepository('content'))).filter((name) => name.endsWith('.ts'));
  const sources = await Promise.all(names.map((name) => readSource(`content/${name}`)));
  const [priceSource, salonSource, messageSource] = (await Promise.all(
    ['content/prices.ts', 'content/salon.ts', 'messages/fr.json'].map(readSource),
  )) as [Source, Source, Source];
  return {
    placeholders: sources.flatMap(findPlaceholders),
    contradictions: [
      ...findPriceContradictions(priceSource, overviewPrices, prices),
      ...findYearsContradiction(salonSource, facts),
    ],
    untranslated: findUntranslated(messageSource),
  };
}

/** The report in one line. */
export function summarize({ placeholders, contradictions, untranslated }: LaunchReport): string {
  const parts = [
    count(placeholders, 'placeholder'),
    count(contradictions, 'contradiction'),
    count(untranslated, 'untranslated message'),
  ];
  const verdict = placeholders.length > 0 ? 'not ready for the public' : 'ready for the public';
  return `${verdict}: ${parts.join(', ')}`;
}

/** The report with a line for each finding, `file:line` first. */
export function listFindings({ placeholders, contradictions, untranslated }: LaunchReport): string {
  const parts: [title: string, findings: Finding[]][] = [
    ['Placeholders: replace each whole placeholder(...) by the real value', placeholders],
    ['Contradictions: both are shown until you decide', contradictions],
    ['Untranslated messages: kept as specified, in English', untranslated],
  ];
  return parts
    .filter(([, findings]) => findings.length > 0)
    .map(([title, findings]) =>
      [`${title}.`, ...findings.map(({ file, line, text }) => `  ${file}:${line}  ${text}`)].join('\n'),
    )
    .join('\n\n');
}

/**
 * Stops a build that is meant for the public while a placeholder is left.
 * @throws BuildError when `RELEASE` asks for such a build.
 */
export function refuseRelease(report: LaunchReport, release = process.env.RELEASE): void {
  if (!release || release === '0' || report.placeholders.length === 0) return;
  throw new BuildError(
    `${listFindings({ ...report, contradictions: [], untranslated: [] })}\n\n` +
      `RELEASE=${release} builds for the public, and ${count(report.placeholders, 'placeholder')} would go with it. Build without RELEASE to look at the site.`,
  );
}

async function readSource(file: string): Promise<Source> {
  return { file, text: await readFile(inRepository(file), 'utf8') };
}

function count(findings: readonly Finding[], what: string): string {
  return `${findings.length} ${what}${findings.length === 1 ? '' : 's'}`;
}

/** `npm run launch-check`: what must be done before the site goes public; fails while a placeholder is left. */
async function launchCheck(): Promise<void> {
  const report = await checkLaunch();
  const text = [listFindings(report), `launch check, ${summarize(report)}`].filter(Boolean).join('\n\n');
  if (report.placeholders.length > 0) throw new BuildError(text);
  console.log(text);
}

void runCommand('launch-check.ts', launchCheck);
