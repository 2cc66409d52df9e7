import { readFile } from 'node:fs/promises';
import { overviewPrices, prices } from '../content/prices';
import { facts } from '../content/salon';
import type { OverviewPrice, PriceRow } from '../content/schema/prices';
import { englishMessages } from '../lib/i18n/english-messages';
import { BuildError } from './support/build-error';
import { listFiles } from './support/files';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** Something the owner must look at before the site goes public; lines are counted from 1. */
export type Finding = { file: string; line?: number; text: string };

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
  const names = (await listFiles(inRepository('content'))).filter((name) => /(?<!^placeholder)\.ts$/.test(name));
  const read = (file: string) => readFile(inRepository(file), 'utf8');
  const found = names.map(async (name) => findPlaceholders(`content/${name}`, await read(`content/${name}`)));
  return {
    placeholders: (await Promise.all(found)).flat(),
    contradictions: [...comparePrices(overviewPrices, prices), ...compareYears(facts)],
    untranslated: findUntranslated(JSON.parse(await read('messages/fr.json'))),
  };
}

/** Every `placeholder` but those of comments and imports, with its name; an import under another name is found itself. */
export function findPlaceholders(file: string, source: string): Finding[] {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (/^(\*|\/\*\*|\/\/|import \{ placeholder \} from)/.test(line)) return [];
    // A long value stands on the next line.
    const whole = line.endsWith('(') ? line + lines[index + 1] : line;
    const calls = [...whole.matchAll(/(?:[\w'"-]+(?:: | = ))?(?<!\/)\bplaceholder\b/g)];
    return calls.map((call) => ({ file, line: index + 1, text: shorten(whole.slice(call.index)) }));
  });
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Services whose price on the nail overview is not the one of the price list. */
export function comparePrices(overview: Record<string, OverviewPrice>, rows: Record<string, PriceRow>): Finding[] {
  return Object.entries(overview).flatMap(([id, { price, listed }]) => {
    const other = rows[listed]?.price;
    const there = typeof other === 'number' ? `CHF ${other}` : 'a quote';
    const text = `${id} costs CHF ${price} on the nail overview and ${there} on the price list (${listed})`;
    return other === price ? [] : [{ file: 'content/prices.ts', text }];
  });
}

/** Years of experience that the home page and the services page count differently. */
export function compareYears({ yearsOnHome: home, yearsOnServices: services }: typeof facts): Finding[] {
  const text = `${home} years of experience (yearsOnHome) and ${services} on the services page (yearsOnServices)`;
  return home === services ? [] : [{ file: 'content/salon.ts', text }];
}

/** Messages that are still in English; no longer reported once reworded. */
export function findUntranslated(messages: unknown): Finding[] {
  return Object.entries(englishMessages).flatMap(([key, message]) => {
    const value = key.split('.').reduce((inner, name) => Reflect.get(Object(inner), name), messages);
    return value === message ? [{ file: 'messages/fr.json', text: `${key}: "${message}"` }] : [];
  });
}

/** The report in one line. */
export function summarize({ placeholders, contradictions, untranslated }: LaunchReport): string {
  const count = (findings: Finding[], what: string) => `${findings.length} ${what}${findings.length === 1 ? '' : 's'}`;
  const verdict = placeholders.length > 0 ? 'not ready' : 'ready';
  return `${verdict} for the public: ${count(placeholders, 'placeholder')}, ${count(contradictions, 'contradiction')}, ${count(untranslated, 'untranslated message')}`;
}

/** The report with a line for each finding, its place first. */
export function listFindings({ placeholders, contradictions, untranslated }: LaunchReport): string {
  const part = (title: string, findings: Finding[]) =>
    [title, ...findings.map(({ file, line, text }) => `  ${line ? `${file}:${line}` : file}  ${text}`)].join('\n');
  return [
    placeholders.length && part('Placeholders: replace each whole placeholder(...) by the real value.', placeholders),
    contradictions.length && part('Contradictions: both are shown until you decide.', contradictions),
    untranslated.length && part('Untranslated messages: kept as specified, in English.', untranslated),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @throws BuildError when `RELEASE` asks for a build for the public and a placeholder would go with it. */
export function refuseRelease(report: LaunchReport, release = process.env.RELEASE): void {
  if (!release || release === '0' || report.placeholders.length === 0) return;
  const placeholders = listFindings({ ...report, contradictions: [], untranslated: [] });
  throw new BuildError(
    `${placeholders}\n\nRELEASE=${release} builds for the public. Build without it to look at the site.`,
  );
}

/** `npm run launch-check`: what must be done before the site goes public; fails while a placeholder is left. */
async function launchCheck(): Promise<void> {
  const report = await checkLaunch();
  const text = [listFindings(report), `launch check, ${summarize(report)}`].filter(Boolean).join('\n\n');
  if (report.placeholders.length > 0) throw new BuildError(text);
  console.log(text);
}

void runCommand('launch-check.ts', launchCheck);
