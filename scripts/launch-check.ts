import { appendFile } from 'node:fs/promises';
import { readRepository } from '../editor/config';
import type { Left } from '../editor/launch-page';
import { findLeftovers } from '../kit/find-leftovers';
import { findPlaceholders } from '../kit/find-placeholders';
import { dateIn } from '../lib/dates/open-days';
import { type Day, weekdayOf, zurichDay } from '../lib/dates/zurich-date';
import { formatPrice } from '../lib/i18n/amounts';
import { formatDate, languageName } from '../lib/i18n/format';
import type { Price, PriceId } from '../lib/schema/prices';
import { type Facts, facts as factsFile, type Salon } from '../lib/schema/salon';
import type { KeptMessage, SiteContent } from '../lib/schema/site';
import type { Text } from './content/find-problems';
import { type HolidayPlace, holidaysOf } from './content/holidays';
import { type Check, checkContent } from './content/make-content';
import { contentError, inGuillemets, type Problem, toSentence } from './content/problem';
import { readContentFiles } from './content/read-files';
import { fieldOf } from './content/schema-walk';
import type { Remark } from './inspect/text-remarks';
import { BuildError, isRelease } from './support/command';
import { findUnmade } from './support/made';
import { inSalon, outDir } from './support/paths';
import { runCommand } from './support/run-command';

type Kind = 'example' | 'twoPrices' | 'borrowed' | 'contradiction' | 'claim' | 'quote' | 'optional' | 'wording';

export interface Finding {
  kind: Kind;
  problem: Problem;
  /** The same in words, with the file. */
  sentence: string;
}

/** How the report calls each kind of finding, and what the owner has to do about those that keep the site from the public. */
const kinds: Record<Kind, { one: string; many: string; advice?: string }> = {
  example: {
    one: 'exemple à remplacer',
    many: 'exemples à remplacer',
    advice: 'Mettez à la place ce qui est à vous, sans « [exemple] ».',
  },
  twoPrices: {
    one: 'prestation à deux prix',
    many: 'prestations à deux prix',
    advice: 'Des deux prix d’une prestation, choisissez celui qui compte.',
  },
  borrowed: { one: 'reprise d’un exemple', many: 'reprises d’un exemple' },
  contradiction: { one: 'contradiction', many: 'contradictions' },
  claim: { one: 'chiffre à prouver', many: 'chiffres à prouver' },
  quote: { one: 'devis sans exemple ni tarif horaire', many: 'devis sans exemple ni tarif horaire' },
  wording: { one: 'texte à reformuler', many: 'textes à reformuler' },
  optional: { one: 'réglage facultatif', many: 'réglages facultatifs' },
};

const find = (kind: Kind, problem: Problem): Finding => ({ kind, problem, sentence: toSentence(problem) });

/** Finds what still stands between the site and the public. @throws BuildError when the content has a fault. */
export async function reportLaunch(check: Check, folder = inSalon()): Promise<Finding[]> {
  const { problems, examples, texts, content } = check;
  if (!content) throw contentError(...problems);
  const { facts, prices } = content;
  const marked = examples.map((text) => ({ ...text, message: `exemple à remplacer, ${inGuillemets(text.value)}` }));
  const noRepository = {
    file: 'content/salon.json',
    entry: 'repository',
    message: 'le dépôt GitHub où enregistrer n’est pas nommé ; sans lui, le site public n’a pas de page /admin',
  };
  const { left, borrowed } = await findLeftovers(check, folder);
  const kept = await findPlaceholders(check, folder);
  return [
    ...[...left, ...marked, ...kept].map((example) => find('example', example)),
    ...borrowed.map((one) => find('borrowed', one)),
    ...findInPrices(prices),
    ...findInFacts(facts),
    ...findKeptMessages(content.keptMessages),
    ...findFalseBookings(content, texts),
    ...((await readRepository(content.salon)) ? [] : [find('optional', noRepository)]),
  ];
}

/** Services with two prices, and quotes without the figure that the Swiss rules on prices ask for. */
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

/** Years of experience that differ between pages, and figures that the law on unfair competition wants to be provable. */
function findInFacts(values: Facts): Finding[] {
  const file = 'content/facts.json';
  const { yearsOnHome: home, yearsOnServices: services } = values;
  const claims = (['clients', 'yearsOnHome', 'yearsOnServices'] as const).flatMap((key) => {
    const entry = fieldOf(factsFile.shape[key])?.label;
    const message = `à garder seulement si vous pouvez le prouver : ${inGuillemets(values[key] ?? '')}`;
    return values[key] === undefined ? [] : find('claim', { file, entry, message });
  });
  if (!home || !services || home === services) return claims;
  const message = `${home} sur la page d’accueil, ${services} sur celle des prestations`;
  return [find('contradiction', { file, entry: 'Années d’expérience', message }), ...claims];
}

/** Messages that a salon keeps on purpose although they are in another language or have a fault. */
const findKeptMessages = (messages: readonly KeptMessage[]): Finding[] =>
  messages.map(({ locale, key, text, lang = locale, fault = `en ${languageName(lang, 'fr')}` }) => {
    const message = `${fault} à dessein, ${inGuillemets(text)}`;
    return find('wording', { file: `content/messages/${locale}.json`, entry: key, message });
  });

/** How words for booking begin in each language. */
const bookVerbs = 'réserv|buch|prenot|book';
const isBooking = new RegExp(bookVerbs, 'i');
/** "Prenoti online", "jetzt buchen", "réserver en ligne". */
const onlineBooking = new RegExp(
  String.raw`(${bookVerbs})\p{L}*[^.!?]{0,20}\b(en ligne|online)|\b(online|jetzt)\b[^.!?]{0,12}(reserv|${bookVerbs})`,
  'iu',
);
const buttons = ['booking.book', 'booking.book_now', 'prices.book', 'prices.book_row', 'blog.book'];

/**
 * What promises booking where nothing can be booked: buttons in the salon's own words, as those of the engine ask or call there, and texts.
 */
function findFalseBookings({ salon, messages }: SiteContent, texts: readonly Text[]): Finding[] {
  if (salon.booking) return [];
  const onButtons = Object.entries(messages).flatMap(([locale, tree]) =>
    buttons.flatMap((entry) => {
      const words = String(entry.split('.').reduce<unknown>((branch, key) => Reflect.get(Object(branch), key), tree));
      const place = { file: `content/messages/${locale}.json`, entry };
      return isBooking.test(words) ? { ...place, says: `le bouton dit ${inGuillemets(words)}` } : [];
    }),
  );
  const inTexts = texts.flatMap(({ file, entry, field, value }) => {
    const [words] = onlineBooking.exec(value) ?? [];
    return words ? { file, entry, field, says: `dit ${inGuillemets(words)}` } : [];
  });
  return [...onButtons, ...inTexts].map(({ says, ...place }) =>
    find('wording', { ...place, message: `${says}, et rien ne se réserve en ligne` }),
  );
}

const isBlocking = ({ kind }: Finding) => kinds[kind].advice !== undefined;

/** The findings of each kind, with how many they are and what to do about them. */
export const byKind = (findings: readonly Finding[]) =>
  Object.entries(kinds).map(([kind, { one, many, advice }]) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return { count: `${found.length} ${found.length > 1 ? many : one}`, advice, found };
  });

const readiness = (findings: readonly Finding[]) =>
  `Le site ${findings.some(isBlocking) ? 'n’est pas encore' : 'est'} prêt pour le public`;

/** Whether the site is ready, and how many there are of each kind that asks for something. */
export function summarize(findings: readonly Finding[]): string {
  const asking = findings.filter(({ kind }) => kind !== 'optional');
  const counts = byKind(asking).flatMap(({ count, found }) => (found.length > 0 ? count : []));
  return `${[readiness(findings), ...counts.slice(0, 1)].join(' : ')}${counts
    .slice(1)
    .map((count) => `, ${count}`)
    .join('')}.`;
}

/** The findings, for the page of the editor, with the holidays on which the salon is announced as closed. */
export const leftIn = (findings: readonly Finding[], days: readonly string[] = []): Left => ({
  parts: byKind(findings),
  summary: `${readiness(findings)}.`,
  holidays: { ...holidayWords, days },
});

const holidayWords = {
  heading: 'Jours fériés d’ici un an qui tombent sur un jour où le salon ouvre',
  advice:
    'Confirmez-les une fois : ils viennent du calendrier date-holidays, pour le canton et la commune du salon. Sous « Heures et vacances », ajoutez ceux où vous travaillez, et d’autres où vous fermez.',
};

/**
 * Holidays of a year from a day on, each with its date, for the owner to confirm: those that the site announces, and those on which it
 * says nothing, as half of a day, other communes or banks keep them. Of days that the salon says itself, and of those of the week on which
 * it never opens, there is nothing to confirm.
 */
export function holidaysToConfirm(
  salon: Pick<Salon, 'holidays' | 'holidaysWorked' | 'hours' | 'closings' | 'specialDays'> & { address: HolidayPlace },
  today: Day = zurichDay(new Date()),
): string[] {
  const { holidays, holidaysWorked, hours, closings, specialDays, address } = salon;
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  const announced = holidays.flatMap(({ rule, names }) => {
    const both = [year, year + 1].map((each) => dateIn(each, rule as Parameters<typeof dateIn>[1]));
    return [...new Set(both)].map((day) => ({ day, words: names.fr }));
  });
  const isSettled = (day: Day) =>
    hours.week[weekdayOf(day) - 1]?.length === 0 ||
    specialDays.some((special) => special.day === day) ||
    closings.some(({ from, to }) => from <= day && day <= to);
  const others = holidaysOf(address, [], year).flatMap(({ id, isPublic, names, days }) => {
    if (isPublic || holidaysWorked.includes(id) || holidays.some((one) => one.names.fr === names.fr)) return [];
    return days.map((day) => ({
      day,
      words: `${names.fr} : le site ne dit rien ; d’autres ferment, ou une demi-journée`,
    }));
  });
  return [...announced, ...others]
    .filter(({ day }) => today <= day && day < end && !isSettled(day))
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, words }) => `${formatDate(day, 'fr')}, ${words}`);
}

export function listFindings(findings: readonly Finding[]): string {
  const kindsFound = byKind(findings).filter(({ found }) => found.length > 0);
  const parts = kindsFound.map(({ count, advice, found }) =>
    [`${count}${advice ? `. ${advice}` : ''}`, ...found.map(({ sentence }) => `  ${sentence}`)].join('\n'),
  );
  return parts.join('\n\n');
}

/** @throws BuildError when a build for the public (`RELEASE`) still has an example or a second price. */
export function refuseRelease(findings: readonly Finding[], release = process.env.RELEASE): void {
  const left = findings.filter(isBlocking);
  if (!isRelease(release) || left.length === 0) return;
  throw new BuildError(
    `${listFindings(left)}\n\nAvec RELEASE=${release}, le site se construit pour le public : rien de tout cela ne peut rester. Sans RELEASE, il se construit tel quel, pour être regardé.`,
  );
}

/** What could be better about the site as it was last built. */
async function findQuality({ entries, texts }: Check): Promise<Remark[]> {
  // These modules read the site and the content as they were built.
  const { findRemarks } = await import('./inspect/quality');
  return findRemarks(entries, texts);
}

const inWords = (remarks: readonly Remark[]) =>
  [
    remarks.length > 0 ? 'Ce qui rendrait le site meilleur, sans empêcher sa mise en ligne :' : 'Rien à améliorer.',
    ...remarks.map(({ sentence }) => `  ${sentence}`),
  ].join('\n');

/**
 * `npm run launch-check`: prints what still stands between the site and the public, and how good the site in `out/` is, and writes
 * both to its editor; without `--report` it fails while the site must not go public.
 */
async function launchCheck({ report: isReport }: { report?: boolean }): Promise<void> {
  const check = checkContent(await readContentFiles());
  const report = await reportLaunch(check);
  const holidays = check.content ? holidaysToConfirm(check.content.salon) : [];
  const unmade = await findUnmade();
  const remarks = unmade ? undefined : await findQuality(check);
  if (remarks)
    await (await import('../editor/launch-page')).writeLaunchPage({ ...leftIn(report, holidays), remarks }, outDir);
  const confirmed = [`${holidayWords.heading}. ${holidayWords.advice}`, ...holidays.map((line) => `  ${line}`)].join(
    '\n',
  );
  const toLookAt =
    !isReport || isRelease() || report.some(isBlocking)
      ? ''
      : 'out/ est fait pour être regardé ; celui du public, RELEASE=1 npm run build le construit, et npm run check le remplace.';
  const text = [listFindings(report), confirmed, remarks ? inWords(remarks) : unmade, summarize(report), toLookAt]
    .filter(Boolean)
    .join('\n\n');
  // What GitHub shows of a workflow that has run.
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) await appendFile(summary, `${text.replace(/^ {2}/gm, '- ')}\n`);
  if (report.some(isBlocking) && !isReport) throw new BuildError(text);
  console.log(text);
}

void runCommand('scripts/launch-check.ts', launchCheck, { options: { report: { type: 'boolean' } } });
