import { readFile } from 'node:fs/promises';
import type { Price, PriceId } from '../content/schema/prices';
import type { Facts } from '../content/schema/salon';
import { englishMessages } from '../lib/i18n/english-messages';
import { formatPrice } from '../lib/i18n/format';
import { readContentFiles } from './content/read-files';
import { type Check, checkContent, type Example } from './content-check/check-content';
import { quote, toSentence } from './content-check/problem';
import { BuildError } from './support/build-error';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** What the owner has still to decide, in a sentence. */
export interface Finding {
  /**
   * `example`: a value that is not the salon's, with which the site must not go public. `contradiction`: a fact that the site
   * says twice and differently. `quote`: a price on quote of which no figure is known. `english`: a message in English.
   */
  kind: keyof typeof kinds;
  topic: keyof typeof topics;
  sentence: string;
}

/** What is looked for, and how one and how many of it are called. */
const kinds = {
  example: ['valeur d’exemple', 'valeurs d’exemple'],
  contradiction: ['contradiction', 'contradictions'],
  quote: ['devis sans exemple ni tarif horaire', 'devis sans exemple ni tarif horaire'],
  english: ['message en anglais', 'messages en anglais'],
} as const;

/** What the findings are about, in the order in which a client would notice. */
const topics = {
  contact: 'Adresse, téléphone, heures et réservation',
  prices: 'Prix',
  testimonials: 'Avis',
  pictures: 'Images',
  texts: 'Textes',
  rest: 'Adresse du site et mentions au bas des pages',
} as const;

/** Where the values of a topic lie: a file, with the field where it holds several topics; the rest lies elsewhere. */
const placesOfTopics: Partial<Record<keyof typeof topics, RegExp>> = {
  contact: /^content\/(hours|salon\.json \w+\.(name|tagline|address|position|phone|whatsapp|email|bookingSlug))/,
  prices: /^content\/price/,
  testimonials: /^content\/testimonials/,
  pictures: /^content\/(pictures|gallery)/,
  texts: /^content\/(?!salon)/,
};

function topicOf({ file, at }: Example): Finding['topic'] {
  const found = Object.entries(placesOfTopics).find(([, places]) => places.test(`${file} ${at}`));
  return (found?.[0] as Finding['topic'] | undefined) ?? 'rest';
}

/**
 * Looks through the checked content and the French messages.
 * @throws BuildError when the content has a fault.
 */
export async function reportLaunch({ problems, examples, content }: Check): Promise<Finding[]> {
  if (!content) throw new BuildError(problems.map(toSentence).join('\n'));
  const findings = [
    ...examples.map(nameExample),
    ...comparePrices(content.prices),
    ...findBareQuotes(content.prices),
    ...compareYears(content.facts),
    ...findUntranslated(JSON.parse(await readFile(inRepository('messages', 'fr.json'), 'utf8'))),
  ];
  const order = Object.keys(topics);
  return findings.sort((one, other) => order.indexOf(one.topic) - order.indexOf(other.topic));
}

function nameExample(example: Example): Finding {
  const { value, at: _, ...place } = example;
  const sentence = toSentence({ ...place, message: `exemple à remplacer, ${quote(value)}` });
  return { kind: 'example', topic: topicOf(example), sentence };
}

/** Services whose price on the nail overview is not the one of the price list. */
export function comparePrices(prices: Readonly<Record<PriceId, Price>>): Finding[] {
  return Object.entries(prices).flatMap(([id, row]) => {
    if (row.price.kind !== 'fixed') return [];
    const { amount, overviewAmount = amount } = row.price;
    const message = `${formatPrice(overviewAmount)} sur la page « Onglerie & Beauté », ${formatPrice(amount)} partout ailleurs`;
    return overviewAmount === amount ? [] : aboutPrice('contradiction', id, row, message);
  });
}

/** Quotes without a figure; the rules for stating prices ask hairdressers and nail salons for one. */
export function findBareQuotes(prices: Readonly<Record<PriceId, Price>>): Finding[] {
  const message =
    'devis sans exemple ni tarif horaire ; l’indication des prix en demande un aux salons de coiffure et d’onglerie';
  return Object.entries(prices).flatMap(([id, row]) => {
    const isBare = row.price.kind === 'quote' && !row.price.example && row.price.hourlyRate === undefined;
    return isBare ? aboutPrice('quote', id, row, message) : [];
  });
}

function aboutPrice(kind: Finding['kind'], id: PriceId, { service, variant }: Price, message: string): Finding {
  const entry = [service, variant].filter(Boolean).join(', ');
  const sentence = toSentence({ file: `content/prices/${id}.json`, entry, field: 'Prix', message });
  return { kind, topic: 'prices', sentence };
}

/** Years of experience that the home page and the services page count differently. */
export function compareYears({ yearsOnHome: home, yearsOnServices: services = home }: Facts): Finding[] {
  const message = `${home} sur la page d’accueil, ${services} sur celle des prestations`;
  const sentence = toSentence({ file: 'content/facts.json', entry: 'Années d’expérience', message });
  return home === services || home === undefined ? [] : [{ kind: 'contradiction', topic: 'texts', sentence }];
}

/** Messages that are still in English; no longer reported once reworded. */
export function findUntranslated(messages: unknown): Finding[] {
  return Object.entries(englishMessages).flatMap(([key, message]): Finding[] => {
    const value = key.split('.').reduce((inner, name) => Reflect.get(Object(inner), name), messages);
    const note = `en anglais à dessein, ${quote(message)}`;
    const sentence = toSentence({ file: 'messages/fr.json', entry: key, message: note });
    return value === message ? [{ kind: 'english', topic: 'texts', sentence }] : [];
  });
}

const ofKind = (findings: readonly Finding[], kind: string) => findings.filter((finding) => finding.kind === kind);

/** The report in one line. */
export function summarize(findings: readonly Finding[]): string {
  const counts = Object.entries(kinds).map(([kind, [one, many]]) => {
    const { length } = ofKind(findings, kind);
    return `${length} ${length > 1 ? many : one}`;
  });
  const isReady = ofKind(findings, 'example').length === 0;
  return `Le site ${isReady ? 'est' : 'n’est pas encore'} prêt pour le public : ${counts.join(', ')}.`;
}

/** The report with a line for each finding, under what it is about. */
export function listFindings(findings: readonly Finding[]): string {
  const parts = Object.entries(topics).map(([topic, title]) => {
    const lines = findings.filter((finding) => finding.topic === topic).map(({ sentence }) => `  ${sentence}`);
    return lines.length > 0 ? [title, ...lines].join('\n') : '';
  });
  const advice =
    ofKind(findings, 'example').length > 0 && 'Remplacez chaque exemple par votre valeur, sans « [exemple] ».';
  return [...parts, advice].filter(Boolean).join('\n\n');
}

/** @throws BuildError when `RELEASE` asks for a build for the public and an example would go with it. */
export function refuseRelease(findings: readonly Finding[], release = process.env.RELEASE): void {
  const examples = ofKind(findings, 'example');
  if (!release || release === '0' || examples.length === 0) return;
  throw new BuildError(
    `${listFindings(examples)}\n\nAvec RELEASE=${release}, le site se construit pour le public : aucune valeur d’exemple ne peut rester. Sans RELEASE, il se construit tel quel, pour être regardé.`,
  );
}

/** `npm run launch-check`: what must be done before the site goes public; fails while an example is left. */
async function launchCheck(): Promise<void> {
  const report = await reportLaunch(checkContent(await readContentFiles()));
  const text = [listFindings(report), summarize(report)].filter(Boolean).join('\n\n');
  if (ofKind(report, 'example').length > 0) throw new BuildError(text);
  console.log(text);
}

void runCommand('launch-check.ts', launchCheck);
