import { readFile } from 'node:fs/promises';
import type { Price, PriceId } from '../content/schema/prices';
import { type Facts, facts as factsFile } from '../content/schema/salon';
import { englishMessages } from '../lib/i18n/english-messages';
import { formatPrice } from '../lib/i18n/format';
import { type Check, checkContent } from './content/make-content';
import { contentError, type Problem, quote, toSentence } from './content/problem';
import { readContentFiles } from './content/read-files';
import { fieldOf } from './content/schema-walk';
import { readRepository } from './editor/config';
import { findShipped } from './launch/shipped';
import { BuildError, isRelease, runCommand } from './support/command';
import { inRepository, inSalon } from './support/paths';

export interface Finding {
  kind: keyof typeof kinds;
  topic: keyof typeof topics;
  sentence: string;
}

/** What is looked for: how one and how many of it are called, and what is to be done where it keeps the site from the public. */
const kinds = {
  example: ['exemple', 'exemples', 'Remplacez chaque exemple par ce qui est à vous, sans « [exemple] ».'],
  twoPrices: [
    'prestation à deux prix',
    'prestations à deux prix',
    'Des deux prix d’une prestation, choisissez celui qui compte.',
  ],
  contradiction: ['contradiction', 'contradictions'],
  claim: ['chiffre à prouver', 'chiffres à prouver'],
  quote: ['devis sans exemple ni tarif horaire', 'devis sans exemple ni tarif horaire'],
  missing: ['réglage qui manque', 'réglages qui manquent'],
  wording: ['message à reformuler', 'messages à reformuler'],
} as const;

/** What the findings are about, in the order in which a client would notice; a file, with the field where it holds several topics. */
const topics = {
  contact: [
    'Adresse, téléphone, heures et réservation',
    /^content\/(hours|salon\.json \w+\.(name|tagline|address|position|phone|whatsapp|email|booking))/,
  ],
  prices: ['Prix', /^content\/price/],
  testimonials: ['Avis', /^content\/testimonials/],
  pictures: ['Images', /^content\/(pictures|gallery|film|map|brand\.svg)/],
  texts: ['Textes', /^(messages|content\/(?!salon))/],
  rest: ['Adresse du site et mentions au bas des pages', /^/],
} as const;
const topicIds = Object.keys(topics) as (keyof typeof topics)[];

function find(kind: Finding['kind'], { at = '', ...problem }: Problem & { at?: string }): Finding {
  const topic = topicIds.find((id) => topics[id][1].test(`${problem.file} ${at}`)) ?? 'rest';
  return { kind, topic, sentence: toSentence(problem) };
}

/** Without a repository to save to, a release leaves the page /admin out. */
const noRepository = find('missing', {
  file: 'package.json',
  entry: 'repository',
  message: 'le dépôt GitHub où enregistrer manque ; sans lui, le site public n’a pas de page /admin',
});

/** Looks through the checked content and the French messages. @throws BuildError when the content has a fault. */
export async function reportLaunch(check: Check, folder = inSalon()): Promise<Finding[]> {
  const { problems, examples, content } = check;
  if (!content) throw contentError(...problems);
  const { facts, prices } = content;
  const marked = examples.map((text) => ({ ...text, message: `exemple à remplacer, ${quote(text.value)}` }));
  const findings = [
    ...[...(await findShipped(check, folder)), ...marked].map((example) => find('example', example)),
    ...findInPrices(prices),
    ...findInFacts(facts),
    ...findKeptMessages(JSON.parse(await readFile(inRepository('messages', 'fr.json'), 'utf8'))),
    ...((await readRepository()) ? [] : [noRepository]),
  ];
  return findings.sort((one, other) => topicIds.indexOf(one.topic) - topicIds.indexOf(other.topic));
}

/** Prices of which nobody has said which counts, and quotes without the figure that the rules for stating prices ask for. */
function findInPrices(prices: Readonly<Record<PriceId, Price>>): Finding[] {
  return Object.entries(prices).flatMap(([id, { service, variant, price }]) => {
    const entry = [service, variant].filter(Boolean).join(', ');
    const place = { file: `content/prices/${id}.json`, entry, field: 'Prix' };
    if (price.kind === 'quote') {
      const message = 'devis sans exemple ni tarif horaire ; l’ordonnance sur l’indication des prix en demande un';
      return price.example || price.hourlyRate !== undefined ? [] : find('quote', { ...place, message });
    }
    const { amount, overviewAmount = amount } = price;
    const message = `${formatPrice(overviewAmount)} sur sa page d’aperçu, ${formatPrice(amount)} partout ailleurs`;
    return overviewAmount === amount ? [] : find('twoPrices', { ...place, message });
  });
}

/** Years that two pages count differently, and figures of which unfair competition law lets others ask for the proof. */
function findInFacts(values: Facts): Finding[] {
  const file = 'content/facts.json';
  const { yearsOnHome: home, yearsOnServices: services } = values;
  const claims = (['clients', 'yearsOnHome', 'yearsOnServices'] as const).flatMap((key) => {
    const entry = fieldOf(factsFile.shape[key])?.label;
    const message = `à garder seulement si vous pouvez le prouver : ${quote(values[key] ?? '')}`;
    return values[key] === undefined ? [] : find('claim', { file, entry, message });
  });
  if (!home || !services || home === services) return claims;
  const message = `${home} sur la page d’accueil, ${services} sur celle des prestations`;
  return [find('contradiction', { file, entry: 'Années d’expérience', message }), ...claims];
}

/** Messages that are kept word for word although they are wrong, and why they are. */
export const keptMessages = {
  ...Object.fromEntries(Object.entries(englishMessages).map(([key, text]) => [key, { text, fault: 'en anglais' }])),
  'notFound.text': {
    text: "Oups ! La page que vous essayez d'accéder n'existe pas ou a été déplacée.",
    fault: 'il manque « à laquelle »',
  },
};

function findKeptMessages(messages: unknown): Finding[] {
  return Object.entries(keptMessages).flatMap(([key, { text, fault }]): Finding[] => {
    const value = key.split('.').reduce((inner, name) => Reflect.get(Object(inner), name), messages);
    const message = `${fault} à dessein, ${quote(text)}`;
    return value === text ? [find('wording', { file: 'messages/fr.json', entry: key, message })] : [];
  });
}

const isBlocking = ({ kind }: Finding) => kinds[kind].length === 3;

const ofKind = (findings: readonly Finding[], kind: string) => findings.filter((finding) => finding.kind === kind);

export function summarize(findings: readonly Finding[]): string {
  const counts = Object.entries(kinds).map(([kind, [one, many]]) => {
    const { length } = ofKind(findings, kind);
    return `${length} ${length > 1 ? many : one}`;
  });
  const isReady = !findings.some(isBlocking);
  return `Le site ${isReady ? 'est' : 'n’est pas encore'} prêt pour le public : ${counts.join(', ')}.`;
}

/** The report with a line for each finding, under what it is about. */
export function listFindings(findings: readonly Finding[]): string {
  const parts = topicIds.map((topic) => {
    const lines = findings.filter((finding) => finding.topic === topic).map(({ sentence }) => `  ${sentence}`);
    return lines.length > 0 ? [topics[topic][0], ...lines].join('\n') : '';
  });
  const advice = Object.entries(kinds).flatMap(([kind, [, , what]]) =>
    ofKind(findings, kind).length > 0 ? (what ?? []) : [],
  );
  return [...parts, advice.join(' ')].filter(Boolean).join('\n\n');
}

/** @throws BuildError when `RELEASE` asks for a build for the public and an example or a second price would go with it. */
export function refuseRelease(findings: readonly Finding[], release = process.env.RELEASE): void {
  const left = findings.filter(isBlocking);
  if (!isRelease(release) || left.length === 0) return;
  throw new BuildError(
    `${listFindings(left)}\n\nAvec RELEASE=${release}, le site se construit pour le public : rien de tout cela ne peut rester. Sans RELEASE, il se construit tel quel, pour être regardé.`,
  );
}

/** `npm run launch-check`: what must be done before the site goes public; fails while it must not, but for `--report`. */
async function launchCheck(): Promise<void> {
  const report = await reportLaunch(checkContent(await readContentFiles()));
  const text = [listFindings(report), summarize(report)].filter(Boolean).join('\n\n');
  if (report.some(isBlocking) && !process.argv.includes('--report')) throw new BuildError(text);
  console.log(text);
}

void runCommand('launch-check.ts', launchCheck);
