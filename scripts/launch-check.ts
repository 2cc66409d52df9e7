import { readFile } from 'node:fs/promises';
import type { Price } from '../content/schema/prices';
import type { Facts } from '../content/schema/salon';
import { englishMessages } from '../lib/i18n/english-messages';
import { type Check, checkContent, type Example } from './content/check-content';
import { quote, toSentence } from './content/problem';
import { readContentFiles } from './content/read-files';
import { BuildError } from './support/build-error';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** What still stands between this repository and a public site, each in a sentence for the owner. */
export interface LaunchReport {
  /** Values that are not the salon's; the site must not go public with them. */
  examples: string[];
  /** Facts that the site says twice and differently, kept until the owner decides. */
  contradictions: string[];
  /** Messages that are in English on purpose. */
  untranslated: string[];
}

/**
 * Looks through the checked content and the French messages.
 * @throws BuildError when the content has a fault.
 */
export async function reportLaunch({ problems, examples, content }: Check): Promise<LaunchReport> {
  if (!content) throw new BuildError(problems.map(toSentence).join('\n'));
  return {
    examples: examples.map(({ value, ...place }: Example) => toSentence({ ...place, message: quote(value) })),
    contradictions: [...comparePrices(Object.values(content.prices)), ...compareYears(content.facts)],
    untranslated: findUntranslated(JSON.parse(await readFile(inRepository('messages', 'fr.json'), 'utf8'))),
  };
}

/** Services whose price on the nail overview is not the one of the price list. */
export function comparePrices(prices: readonly Price[]): string[] {
  return prices.flatMap(({ service, price }) => {
    if (price.kind !== 'fixed' || (price.overviewAmount ?? price.amount) === price.amount) return [];
    return `« ${service} » coûte CHF ${price.overviewAmount} sur la page « Onglerie & Beauté » et CHF ${price.amount} sur la liste des prix.`;
  });
}

/** Years of experience that the home page and the services page count differently. */
export function compareYears({ yearsOnHome: home, yearsOnServices: services }: Facts): string[] {
  const text = `${home} ans d'expérience sur la page d'accueil, ${services} sur celle des prestations.`;
  return home === services ? [] : [text];
}

/** Messages that are still in English; no longer reported once reworded. */
export function findUntranslated(messages: unknown): string[] {
  return Object.entries(englishMessages).flatMap(([key, message]) => {
    const value = key.split('.').reduce((inner, name) => Reflect.get(Object(inner), name), messages);
    return value === message ? [`messages/fr.json : ${key} : ${quote(message)}.`] : [];
  });
}

/** The report in one line. */
export function summarize({ examples, contradictions, untranslated }: LaunchReport): string {
  const count = ({ length }: string[], one: string, many: string) => `${length} ${length > 1 ? many : one}`;
  const counts = [
    count(examples, 'valeur d’exemple', 'valeurs d’exemple'),
    count(contradictions, 'contradiction', 'contradictions'),
    count(untranslated, 'message en anglais', 'messages en anglais'),
  ];
  return `${examples.length > 0 ? 'Pas encore prêt' : 'Prêt'} pour le public : ${counts.join(', ')}.`;
}

const exampleAdvice = 'Valeurs d’exemple : écrivez la vôtre à la place, sans « [exemple] ».';

/** The report with a line for each finding. */
export function listFindings({ examples, contradictions, untranslated }: LaunchReport): string {
  const parts: [title: string, sentences: string[]][] = [
    [exampleAdvice, examples],
    ['Contradictions : les deux paraissent jusqu’à ce que vous décidiez.', contradictions],
    ['Messages en anglais, voulus ainsi.', untranslated],
  ];
  const found = parts.filter(([, sentences]) => sentences.length > 0);
  return found
    .map(([title, sentences]) => [title, ...sentences.map((sentence) => `  ${sentence}`)].join('\n'))
    .join('\n\n');
}

/** @throws BuildError when `RELEASE` asks for a build for the public and a value would go with it that is not the salon's. */
export function refuseRelease({ examples }: LaunchReport, release = process.env.RELEASE): void {
  if (!release || release === '0' || examples.length === 0) return;
  const list = listFindings({ examples, contradictions: [], untranslated: [] });
  throw new BuildError(
    `${list}\n\nAvec RELEASE=${release}, le site est construit pour le public : il attend vos vraies valeurs. Sans RELEASE, il se construit pour vous seule.`,
  );
}

/** `npm run launch-check`: what must be done before the site goes public; fails while an example is left. */
async function launchCheck(): Promise<void> {
  const report = await reportLaunch(checkContent(await readContentFiles()));
  const text = [listFindings(report), summarize(report)].filter(Boolean).join('\n\n');
  if (report.examples.length > 0) throw new BuildError(text);
  console.log(text);
}

void runCommand('launch-check.ts', launchCheck);
