import { z } from 'zod';
import { formatWeekday } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
import { type Canton, cantonNames } from '../../lib/schema/cantons';
import { type Correction, corrected } from '../../lib/schema/corrections';
import { hours, salonFile, weekdayNames } from '../../lib/schema/salon';
import { inGuillemets } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';
import { readPriceTable, type TableTrade } from './price-table';

export const languages = ['fr', 'de', 'it', 'en'] as const;
export type Language = (typeof languages)[number];

/** Trades that a blank salon can have → type of schema.org, in the order of each starter's `prices.csv`. */
export const tradeTypes = {
  coiffeur: 'HairSalon',
  barbier: 'HairSalon',
  ongles: 'NailSalon',
  beaute: 'BeautySalon',
  massage: 'DaySpa',
  tatouage: 'TattooParlor',
} as const;
export type Trade = keyof typeof tradeTypes;
export const tradeIds = Object.keys(tradeTypes) as Trade[];

export const looks = ['ardoise', 'olive', 'prune'] as const;
export type Look = (typeof looks)[number];

type Week = Partial<Record<(typeof weekdayNames)[number], string>>;

export interface Answers {
  name: string;
  address: { street: string; postalCode: string; city: string };
  canton: Canton;
  /** The main language first. */
  languages: [Language, ...Language[]];
  phone?: string;
  email?: string;
  hours?: Week;
  booking?: string;
  /** Trades of the salon, in the order in which the table of prices has them. */
  trades: Trade[];
  prices?: TableTrade[];
  colors: { look: Look; button?: string };
  folder: string;
}
type Name = keyof Answers;

interface Question {
  asked: string;
  /** Returns the schema that reads the answer; its message says what is expected. */
  schema: (earlier: Answers) => z.ZodType<unknown, string>;
  /** Value for an empty answer. */
  initial?: string;
  /** Whether the answer may be empty; the salon then has the starter's example. */
  isOptional?: true;
}

/** Returns a schema that corrects an answer ("031 951 23 45" → "+41 31 951 23 45") and checks it like content. */
const asField = (correction: Correction, field: z.ZodType<unknown, unknown>) =>
  z
    .string()
    .transform((answer): unknown => corrected({ answer }, { answer: correction }).answer)
    .pipe(field);

const line = (expected: string) => z.string().regex(/^[^<>{}[\]"]{1,60}$/, expected);

/** Returns the schema of one to four choices from a list, separated by commas. */
function choices<Choice extends string>(all: readonly Choice[]) {
  const expected = `de un à quatre sont attendus, séparés par des virgules : ${all.join(', ')}`;
  return z
    .string()
    .transform((answer) => [...new Set(answer.toLowerCase().split(/\s*,\s*/))])
    .pipe(z.array(z.enum(all, expected)).max(4, expected));
}

const questions: Record<Name, Question> = {
  name: {
    asked: 'Nom du salon',
    schema: () => line('un nom de 60 caractères au plus est attendu'),
  },
  address: {
    asked: 'Adresse, par exemple Rue de la Gare 1, 3011 Berne',
    schema: () =>
      z
        .string()
        .regex(/^[^<>{}[\]"]+, ?(?:CH-)?[1-9]\d{3} [^<>{}[\]",]+$/, 'une rue, puis un numéro postal et un lieu')
        .transform((answer) => {
          const [, street = '', postalCode = '', city = ''] = /^(.+), ?(?:CH-)?(\d{4}) (.+)$/.exec(answer) ?? [];
          return { street, postalCode, city };
        }),
  },
  canton: {
    asked: 'Canton, en deux lettres',
    schema: () =>
      z
        .string()
        .toUpperCase()
        .pipe(z.enum(cantonNames.map(([id]) => id) as [Canton], 'les deux lettres d’un canton, par exemple BE')),
  },
  languages: {
    asked: `Langues du site (${languages.join(', ')}), la principale en premier`,
    schema: () => choices(languages),
    initial: 'fr',
  },
  phone: {
    asked: 'Téléphone',
    schema: () => asField('phone', salonFile.shape.phone),
    isOptional: true,
  },
  email: {
    asked: 'E-mail',
    schema: () => asField('line', salonFile.shape.email),
    isOptional: true,
  },
  hours: {
    asked: 'Heures, les jours dans la langue principale, par exemple ma-ve 9-12, 13h30-18h30; sa 8-16',
    schema: ({ languages: [language] }) =>
      z.string().transform((answer, context) => {
        const week = weekIn(answer, language);
        if (!week) context.addIssue('des jours et leurs heures sont attendus, par exemple ma-ve 9-12, 13h30-18h30');
        return week;
      }),
    isOptional: true,
  },
  booking: {
    asked: 'Adresse de la réservation en ligne',
    schema: () => asField('address', salonFile.shape.booking.unwrap().shape.url),
    isOptional: true,
  },
  trades: {
    asked: `Métiers (${tradeIds.join(', ')})`,
    schema: () => choices(tradeIds),
  },
  prices: {
    asked: 'Table des prix, un fichier CSV (métier, groupe, nom, minutes, prix)',
    schema: ({ trades }) =>
      z.string().transform((file, context) => {
        try {
          return readPriceTable(file, trades.length);
        } catch (error) {
          if (!(error instanceof BuildError)) throw error;
          context.addIssue(error.message);
          return z.NEVER;
        }
      }),
    isOptional: true,
  },
  colors: {
    asked: `Couleurs (${looks.join(', ')}), ou la couleur des boutons, par exemple #1f4e79`,
    schema: () =>
      z
        .string()
        .toLowerCase()
        .regex(new RegExp(`^(${looks.join('|')}|#[0-9a-f]{6})$`), `${looks.join(', ')} ou une couleur est attendu`)
        .transform((answer) => (answer.startsWith('#') ? { look: looks[0], button: answer } : { look: answer })),
    initial: looks[0],
  },
  folder: {
    asked: 'Dossier à écrire',
    schema: () => z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/, 'un dossier de ce dépôt est attendu'),
    initial: 'salon',
  },
};

const all = Object.entries(questions) as [Name, Question][];

/** The options of the command line, as node's `parseArgs` takes them. */
export const options = {
  ...(Object.fromEntries(all.map(([name]) => [name, { type: 'string' }])) as Record<Name, { type: 'string' }>),
  /** Whether to ask no question. */
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const help = (): string =>
  [
    'Écrit un salon vierge dans un dossier ; demande ce que les options ne disent pas (avec --yes, rien). Guide : kit/README.md',
    ...all.map(([name, { asked, initial }]) => `  --${name.padEnd(10)} ${asked}${initial ? ` [${initial}]` : ''}`),
  ].join('\n');

/**
 * Returns the answers that the options give, and asks for the others if there is `ask`.
 * @throws BuildError that names every option that is missing or wrong
 */
export async function readAnswers(
  written: Partial<Record<Name, string>>,
  ask?: (question: string) => Promise<string>,
): Promise<Answers> {
  const answers: Partial<Record<Name, unknown>> = {};
  const faults: string[] = [];
  for (const [name, question] of all) {
    const { data, fault } = await answerTo(question, written[name], answers as Answers, ask);
    answers[name] = data;
    if (!fault) continue;
    faults.push(`--${name} : ${fault}`);
    // Schemas of later questions depend on these answers.
    if (name === 'languages' || name === 'trades') break;
  }
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
  return answers as unknown as Answers;
}

/** Reads the given answer, or asks for one; with `ask`, asks again until the answer is right. */
async function answerTo(
  question: Question,
  given: string | undefined,
  earlier: Answers,
  ask?: (question: string) => Promise<string>,
) {
  let read = readAnswer(question, given ?? (await ask?.(promptOf(question))) ?? '', earlier);
  while (read.fault && ask) read = readAnswer(question, await ask(`  ${read.fault}\n${promptOf(question)}`), earlier);
  return read;
}

function promptOf({ asked, initial, isOptional }: Question): string {
  const more = initial ? ` [${initial}]` : isOptional ? ' (facultatif)' : '';
  return `${asked}${more} : `;
}

function readAnswer(
  { schema, initial, isOptional }: Question,
  answer: string,
  earlier: Answers,
): { data?: unknown; fault?: string } {
  const said = answer.trim() || initial || '';
  if (!said && isOptional) return {};
  const { data, error } = schema(earlier).safeParse(said);
  if (!error) return { data };
  const message = error.issues[0]?.message ?? '';
  // The errors of a table of prices are whole sentences already.
  if (message.endsWith('.')) return { fault: message };
  return { fault: said ? `${message} ; reçu : ${inGuillemets(said)}.` : `${message}.` };
}

/** Reads "Di-Fr 9-12, 13.30-18.30; Sa 8-16", with beginnings of day names; undefined if any part makes no sense. */
function weekIn(written: string, language: Language): Week | undefined {
  const names = weekdayNames.map((_, day) => plainName(formatWeekday(day + 1, language)));
  const dayOf = (word: string) => {
    const beginning = plainName(word);
    return beginning.length < 2 ? -1 : names.findIndex((name) => name.startsWith(beginning));
  };
  const week: Week = {};
  for (const part of written.split(';').filter((one) => one.trim())) {
    const [, days = '', times = ''] = /^(\D+?)\s*(\d.*)$/.exec(part.trim()) ?? [];
    const open = String(corrected({ times }, { times: 'hours' }).times);
    for (const span of days.split(',')) {
      const [first = -1, last = first] = span.split(/[-–—]/).map(dayOf);
      if (first < 0 || last < first) return undefined;
      for (const name of weekdayNames.slice(first, last + 1)) week[name] = open;
    }
  }
  return hours.safeParse({ week }).success ? week : undefined;
}
