import { readFile } from 'node:fs/promises';
import type { Price, PriceId } from '../content/schema/prices';
import type { Facts } from '../content/schema/salon';
import { englishMessages } from '../lib/i18n/english-messages';
import { formatPrice } from '../lib/i18n/format';
import { readContentFiles } from './content/read-files';
import { type Check, checkContent } from './content-check/check-content';
import { quote, toSentence } from './content-check/problem';
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
    examples: examples.map(({ value, ...place }) => toSentence({ ...place, message: quote(value) })),
    contradictions: [...comparePrices(content.prices), ...compareYears(content.facts)],
    untranslated: findUntranslated(JSON.parse(await readFile(inRepository('messages', 'fr.json'), 'utf8'))),
  };
}

/** Services whose price on the nail overview is not the one of the price list. */
export function comparePrices(prices: Readonly<Record<PriceId, Price>>): string[] {
  return Object.entries(prices).flatMap(([id, { service, variant, price }]) => {
    if (price.kind !== 'fixed') return [];
    const { amount, overviewAmount = amount } = price;
    const message = `${formatPrice(overviewAmount)} sur la page « Onglerie & Beauté », ${formatPrice(amount)} partout ailleurs`;
    const entry = [service, variant].filter(Boolean).join(', ');
    return overviewAmount === amount
      ? []
      : toSentence({ file: `content/prices/${id}.json`, entry, field: 'Prix', message });
  });
}

/** Years of experience that the home page and the services page count differently. */
export function compareYears({ yearsOnHome: home, yearsOnServices: services }: Facts): string[] {
  const message = `${home} sur la page d’accueil, ${services} sur celle des prestations`;
  return home === services ? [] : [toSentence({ file: 'content/facts.json', entry: 'Années d’expérience', message })];
}

/** Messages that are still in English; no longer reported once reworded. */
export function findUntranslated(messages: unknown): string[] {
  return Object.entries(englishMessages).flatMap(([key, message]) => {
    const value = key.split('.').reduce((inner, name) => Reflect.get(Object(inner), name), messages);
    return value === message ? toSentence({ file: 'messages/fr.json', entry: key, message: quote(message) }) : [];
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
  return `Le site ${examples.length > 0 ? 'n’est pas encore' : 'est'} prêt pour le public : ${counts.join(', ')}.`;
}

/** The report with a line for each finding. */
export function listFindings({ examples, contradictions, untranslated }: LaunchReport): string {
  const parts: [title: string, sentences: string[]][] = [
    ['Valeurs d’exemple : remplacez chacune par la vôtre, sans « [exemple] ».', examples],
    ['Contradictions : les deux valeurs paraissent tant que vous n’avez pas choisi.', contradictions],
    ['Messages en anglais : ils sont voulus ainsi.', untranslated],
  ];
  const found = parts.filter(([, sentences]) => sentences.length > 0);
  return found
    .map(([title, sentences]) => [title, ...sentences.map((sentence) => `  ${sentence}`)].join('\n'))
    .join('\n\n');
}

/** @throws BuildError when `RELEASE` asks for a build for the public and an example would go with it. */
export function refuseRelease({ examples }: LaunchReport, release = process.env.RELEASE): void {
  if (!release || release === '0' || examples.length === 0) return;
  const list = listFindings({ examples, contradictions: [], untranslated: [] });
  throw new BuildError(
    `${list}\n\nAvec RELEASE=${release}, le site se construit pour le public : aucune valeur d’exemple ne peut rester. Sans RELEASE, il se construit tel quel, pour être regardé.`,
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
