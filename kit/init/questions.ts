import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatWeekday } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
import { cantonNames } from '../../lib/schema/cantons';
import { corrected } from '../../lib/schema/corrections';
import { mailAddress, pageAddress, siteAddress } from '../../lib/schema/fields';
import { hours, weekdayNames } from '../../lib/schema/salon';
import { inGuillemets } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';
import { cantonOf, holidaysNamed } from './cantons';
import { type Photograph, photographsIn } from './photographs';
import { type FurtherAnswers, furtherNames, lostTexts, noFurtherAnswers, readQuestionnaire } from './questionnaire';
import { businesses, businessIds, type Language, type Languages, languages, lookIds } from './vocabulary';

/** What has to be known to write a salon, each by the name of its option. */
interface Question {
  /** As it is asked on the terminal. */
  asked: string;
  pattern: RegExp;
  /** The end of a sentence about an answer that the pattern refuses. */
  expected: string;
  /** An answer as it is meant, whatever its language and its letters. */
  meant?: (answer: string) => string;
  /** Taken for an empty answer; '' where there is none. */
  initial?: string;
  /** An empty answer will not do. */
  isNeeded?: true;
}

const cantonIds = cantonNames.map(([id]) => id);
const anyOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`);
/** The answer that is meant by a word in another language, or in capitals. */
const inOthers = (answers: Readonly<Record<string, readonly string[]>>) => (answer: string) => {
  const plain = plainName(answer);
  const means = ([id, others]: readonly [string, readonly string[]]) => id === plain || others.includes(plain);
  return Object.entries(answers).find(means)?.[0] ?? answer;
};
/** Several of them, separated by commas. */
const eachInOthers = (answers: Parameters<typeof inOthers>[0]) => (answer: string) =>
  answer
    .split(',')
    .map((one) => inOthers(answers)(one.trim()))
    .join(',');
/** Different ones of some, separated by commas. */
const someOf = (values: readonly string[]) =>
  new RegExp(`^(?!.*\\b(\\w+),.*\\b\\1\\b)(${values.join('|')})(,(${values.join('|')}))*$`);
const inPlainLetters = (answer: string) => answer.split(',').map(plainName).join(',');
/** One to four words or groups of words, separated by commas. */
const oneToFour = /^[^,<>{}[\]]{2,30}(,[^,<>{}[\]]{2,30}){0,3}$/;

/** What each kind of business is called in the languages of the kit. */
const businessNames = Object.fromEntries(
  businessIds.map((id) => [id, languages.map((language) => plainName(businesses[language][id]?.name ?? ''))]),
);
/** What people call none, a way to pay, a part of the site, and the place of a photograph. */
const no = { non: ['nein', 'no'] };
const payments = { cash: ['bar', 'especes', 'contanti'], card: ['karte', 'carte', 'carta'], twint: [] };
const partNames = {
  bons: ['bons-cadeaux', 'gutscheine', 'buoni', 'buoni-regalo', 'vouchers', 'gift-vouchers'],
  blog: ['ratgeber', 'conseils', 'consigli', 'advice'],
  equipe: ['team', 'squadra'],
  emploi: ['stelle', 'lavoro', 'job'],
  apprentissage: ['lehrstelle', 'apprendistato', 'apprenticeship'],
};
const placeNames = {
  ouverture: ['accueil', 'startseite', 'inizio', 'home'],
  telephone: ['handy', 'telefono', 'phone'],
  portrait: ['hochformat', 'ritratto'],
};
/** What a site may have besides what every site has: each has its files in a folder of `salon/parts/`. */
export type Part = keyof typeof partNames;

const phone = {
  meant: (answer) => String(corrected({ answer }, { answer: 'phone' }).answer),
  pattern: /^\+41 [1-9]\d \d{3} \d\d \d\d$/,
  expected: 'un numéro de téléphone suisse est attendu, par exemple 032 123 45 67',
} satisfies Partial<Question>;
/** A person or a firm. */
const someone = { pattern: /^[^{}[\]<>]{2,60}$/ };

const questions = {
  name: {
    asked: 'Nom',
    pattern: /^[^{}[\]<>]{1,40}$/,
    expected: 'le nom du salon est attendu, de 40 caractères au plus',
    isNeeded: true,
  },
  business: {
    asked: `Genre (${businessIds.join(', ')}), un pour tous les métiers ou un pour chacun, vide si leurs noms le disent`,
    meant: eachInOthers(businessNames),
    pattern: new RegExp(`^(${businessIds.join('|')})(, ?(${businessIds.join('|')})){0,3}$`),
    expected: `un genre de la liste est attendu, ou un par métier, séparés par des virgules (${businessIds.join(', ')})`,
  },
  prices: {
    asked:
      'Liste des prix, un fichier CSV (nom, groupe, minutes, montant, et métier s’il y en a plusieurs), vide sans elle',
    pattern: /\.csv$/i,
    expected: 'un fichier CSV est attendu, par exemple preise.csv',
  },
  trades: {
    asked: 'Métiers, séparés par des virgules, vide si le genre ou la liste des prix les dit',
    pattern: oneToFour,
    expected: 'un à quatre métiers sont attendus, séparés par des virgules, par exemple Barbier',
  },
  voice: {
    asked: 'Qui parle sur le site : je ou nous',
    meant: inOthers({ je: ['ich', 'io', 'i'], nous: ['wir', 'noi', 'we'] }),
    pattern: /^(je|nous)$/,
    expected: 'je ou nous est attendu',
    initial: 'je',
  },
  street: {
    asked: 'Rue et numéro, vide si vous les direz plus tard',
    pattern: /^[^{}<>]{2,60}$/,
    expected: 'une rue et son numéro sont attendus',
  },
  'postal-code': {
    asked: 'Numéro postal',
    pattern: /^[1-9]\d{3}$/,
    expected: 'un numéro postal suisse de quatre chiffres est attendu, par exemple 3011',
    isNeeded: true,
  },
  city: {
    asked: 'Localité',
    pattern: /^[^{}[\]<>]{2,30}$/,
    expected: 'le nom de la localité est attendu, par exemple Berne',
    isNeeded: true,
  },
  canton: {
    asked: 'Canton, en deux lettres ou par son nom',
    meant: (answer) => cantonOf(answer) ?? answer,
    pattern: anyOf(cantonIds),
    expected: `les deux lettres ou le nom d’un canton sont attendus (${cantonIds.join(', ')})`,
    isNeeded: true,
  },
  languages: {
    asked: 'Langues du site, la principale en premier',
    meant: inPlainLetters,
    pattern: someOf(languages),
    expected: `les deux lettres de chaque langue sont attendues (${languages.join(', ')}), la principale en premier, par exemple de,fr`,
    initial: 'fr',
  },
  phone: { asked: 'Téléphone, vide si vous le direz plus tard', ...phone },
  whatsapp: {
    ...phone,
    asked: 'WhatsApp, vide ou non si vous ne vous en servez pas',
    meant: (answer) => (inOthers(no)(answer) === 'non' ? '' : phone.meant(answer)),
  },
  email: {
    asked: 'E-mail, ou non s’il n’y en a pas (alors sans formulaire), vide si vous le direz plus tard',
    meant: inOthers(no),
    pattern: new RegExp(`^non$|${mailAddress.source}`),
    expected: 'une adresse e-mail est attendue, par exemple bonjour@exemple.ch, ou non',
  },
  site: {
    asked: 'Adresse du site, vide si vous la direz plus tard',
    meant: (answer) => String(corrected({ answer }, { answer: 'address' }).answer).replace(/\/$/, ''),
    pattern: siteAddress,
    expected: 'l’adresse du site est attendue, par exemple https://www.exemple.ch',
  },
  responsible: {
    asked: 'Personne ou entreprise responsable, vide si vous la direz plus tard',
    ...someone,
    expected: 'un prénom et un nom, ou une raison de commerce, sont attendus',
  },
  host: {
    asked: 'Hébergeur du site, vide si vous le direz plus tard',
    ...someone,
    expected: 'le nom de l’hébergeur est attendu, par exemple Infomaniak',
  },
  hours: {
    asked:
      'Heures, par exemple ma-ve 9-12, 13h30-18h30; sa 8-16, les jours dans la langue principale, vide si vous les direz plus tard',
    pattern: /\S/,
    expected:
      'des jours, par le début de leur nom dans la langue principale, et leurs heures sont attendus, par exemple ma-ve 9-12, 13h30-18h30; sa 8-16',
  },
  payment: {
    asked: `Moyens de paiement (${Object.keys(payments).join(', ')}), vide si vous les direz plus tard`,
    meant: eachInOthers(payments),
    pattern: someOf(Object.keys(payments)),
    expected: `des moyens de paiement de la liste sont attendus, séparés par des virgules (${Object.keys(payments).join(', ')})`,
  },
  booking: {
    asked: 'Adresse de la réservation en ligne, vide sans elle',
    pattern: pageAddress,
    expected: 'une adresse entière est attendue, qui commence par https://',
  },
  form: {
    asked: 'Un formulaire de demande de rendez-vous : oui ou non',
    meant: inOthers({ oui: ['ja', 'si', 'yes'], ...no }),
    pattern: /^(oui|non)$/,
    expected: 'oui ou non est attendu',
    initial: 'oui',
  },
  with: {
    asked: `Parties en plus (${Object.keys(partNames).join(', ')}), vide sans elles`,
    meant: eachInOthers(partNames),
    pattern: someOf(Object.keys(partNames)),
    expected: `des parties de la liste sont attendues, séparées par des virgules (${Object.keys(partNames).join(', ')})`,
  },
  look: {
    asked: `Couleurs et polices (${lookIds.join(', ')})`,
    meant: inPlainLetters,
    pattern: anyOf(lookIds),
    expected: `un choix de la liste est attendu (${lookIds.join(', ')})`,
    initial: lookIds[0],
  },
  color: {
    asked: 'Couleur des boutons, par exemple #1f4e79, vide pour celle de ce choix',
    pattern: /^#[0-9a-f]{6}$/,
    expected: 'une couleur est attendue, par exemple "#1f4e79"',
  },
  photos: {
    asked: 'Dossier de vos photos (JPEG, PNG ou WebP), vide sans elles',
    pattern: /\S/,
    expected: 'un dossier de photos est attendu, par exemple photos',
  },
  folder: {
    asked: 'Dossier',
    pattern: /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/,
    expected: 'un dossier de ce dépôt est attendu, par exemple salon',
    initial: 'salon',
  },
} satisfies Record<string, Question>;

type Name = keyof typeof questions;
/** `further` from a questionnaire alone. */
type Written = Partial<Record<Name, string>> & { further?: FurtherAnswers };

/** Options whose answers are taken as they are, '' where there is none: facts then stay marked examples. */
type Plain = Exclude<
  Name,
  'business' | 'trades' | 'postal-code' | 'languages' | 'hours' | 'payment' | 'form' | 'with' | 'photos'
>;

export interface Answers extends Record<Plain, string> {
  postalCode: string;
  /** The kind of all trades, or of each; empty where it follows from their names. */
  businesses: string[];
  /** Empty where they follow from the kind of business. */
  trades: string[];
  /** The main one first. */
  languages: Languages;
  week?: WrittenWeek;
  payment: string[];
  /** Without one, and without a booking address, visitors call. */
  hasForm: boolean;
  parts: Part[];
  photos: Photograph[];
  /** Answers that only a questionnaire has. */
  further: FurtherAnswers;
}

const all = Object.entries(questions) as [Name, Question][];

const meantBy = ({ meant }: Question, answer: string) => (answer && meant?.(answer)) ?? answer;

/** What is wrong with an answer by itself, as the end of a sentence. */
const faultOf = ({ pattern, expected, initial = '', isNeeded }: Question, answer: string) =>
  (answer === initial && !isNeeded) || pattern.test(answer) ? undefined : expected;

/** The end of a sentence about an answer that is refused. */
const received = (answer: unknown) => (typeof answer === 'string' ? ` ; reçu : ${inGuillemets(answer)}` : '');

/** What `--help` says: what the command does, each option, what it is, and what is taken without it. */
export const help = () =>
  [
    'Écrit un salon vierge dans un dossier qui n’a pas encore de fichiers, et rien d’autre : accueil, prix, contact, protection des données.',
    'Ce qui ne se devine pas y est marqué « [exemple] » ; « npm run check » le nomme.',
    '',
    'npm run init -- --name "Barbier Matte" --trades Barbier …  demande ce qui manque ; avec --yes, prend ce qui est proposé.',
    'npm run init -- --answers questionnaire.yaml  lit les réponses dans un fichier, copie remplie de kit/docs/questionnaire/fr.yaml (de, it, en).',
    ...all.map(([name, { asked, initial }]) => `  --${name.padEnd(12)} ${asked}${initial ? ` [${initial}]` : ''}`),
  ].join('\n');

/**
 * Reads the options of the command line, and the questionnaire that they name; options count before it.
 * @throws BuildError that names each wrong one and says what is expected.
 */
export function readOptions(args: readonly string[]): { written: Written; isAsking: boolean } {
  const options = Object.fromEntries(all.map(([name]) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...options, answers: { type: 'string' }, yes: { type: 'boolean' } },
    strict: false,
    allowPositionals: true,
  });
  const { yes, answers, ...typed } = values;
  const file = answers === undefined ? '' : String(answers);
  const { options: filled, further } = file ? readQuestionnaire(file) : {};
  const given = { ...filled, ...typed };
  /** An answer as its error names it. */
  const at = (name: string) => (name in typed ? `--${name}` : `${file}, ${name}`);
  const known = all.map(([name]) => `--${name}`).join(', ');
  const unknown = Object.keys(given).filter((name) => !(name in questions));
  // The word after an option that is unknown is its value.
  const strays = unknown.length > 0 ? [] : positionals;
  const faults = [
    ...unknown.map((name) =>
      name in typed
        ? `--${name} n’est pas une option ; il y a ${known}, --yes`
        : `${file}, ${name} : le questionnaire ne demande pas cela ; il y a ${[...Object.keys(questions), ...furtherNames].join(', ')}`,
    ),
    ...strays.map((word) => `${inGuillemets(word)} : une option est attendue (${known}, --yes)`),
    ...Object.entries(given).flatMap(([name, value]) => {
      const question: Question | undefined = questions[name as Name];
      if (!question) return [];
      const fault =
        typeof value === 'string' && value.trim()
          ? faultOf(question, meantBy(question, value.trim()))
          : question.expected;
      return fault ? `${at(name)} : ${fault}${received(value)}` : [];
    }),
  ];
  const inOrder = inPlainLetters(String(given.languages ?? questions.languages.initial)).split(',') as Languages;
  if (further) faults.push(...lostTexts(further, inOrder).map((lost) => `${file}, ${lost}`));
  if (faults.length > 0) throw new BuildError(faults.map((fault) => `${fault}.`).join('\n'));
  const written: Written = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, meantBy(questions[name as Name], String(value).trim())]),
  );
  return { written: { ...written, further }, isAsking: !yes && !file };
}

/**
 * Completes what the options say: with what is asked on the terminal, or, without `ask`, with the initial answers.
 * @throws BuildError that names each option that is missing.
 */
export async function completeAnswers(
  written: Written,
  ask?: (question: string) => Promise<string>,
  say: (line: string) => void = console.log,
): Promise<Answers> {
  const { further = noFurtherAnswers, ...answers } = written;
  const mainLanguage = () => answers.languages?.split(',')[0] as Language;
  /** What is wrong with an answer beside the others, as the end of a sentence. */
  const faultBeside = (name: Name, answer: string) => {
    const isWithoutWork = name === 'trades' && !answer && !answers.business && !answers.prices;
    const isUnread = name === 'hours' && answer && !weekIn(answer, mainLanguage());
    if (isWithoutWork || isUnread) return questions[name].expected;
    return name === 'form' && answer === 'oui' && answers.email === 'non' ? 'sans e-mail, non est attendu' : undefined;
  };
  for (const [name, question] of all) {
    // Nobody would get what a form prepares, or it would be a second way beside booking online.
    if (name === 'form' && (answers.email === 'non' || answers.booking)) answers.form ??= 'non';
    while (ask && answers[name] === undefined) {
      const proposed = question.initial ? ` [${question.initial}]` : '';
      const answer =
        meantBy(question, (await ask(`${question.asked}${proposed} : `)).trim()) || (question.initial ?? '');
      const fault = faultBeside(name, answer) ?? faultOf(question, answer);
      if (fault) say(`  ${fault}.`);
      else answers[name] = answer;
    }
    answers[name] ??= question.isNeeded ? undefined : (question.initial ?? '');
  }
  const faults = all.flatMap(([name, { expected }]) => {
    const answer = answers[name];
    const fault = answer === undefined ? expected : faultBeside(name, answer);
    return fault ? `--${name} : ${fault}${received(answer || undefined)}.` : [];
  });
  if (faults.length > 0) throw new BuildError(faults.join('\n'));

  const {
    business,
    trades,
    languages: inOrder,
    'postal-code': postalCode,
    hours: open,
    payment,
    form,
    with: parts,
    photos: photoFolder,
    ...others
  } = answers as Record<Name, string>;
  const main = mainLanguage();
  const photos: Photograph[] = [];
  for (const file of photoFolder ? photographsIn(photoFolder) : []) {
    const named = further.pictures.filter((one) => isFile(file, one.file));
    // One that is named twice has two places.
    for (const picture of named.length > 0 ? named : [undefined]) {
      const place = inOthers(placeNames)(picture?.place ?? path.parse(file).name);
      const question = `Ce qu’on voit sur ${path.basename(file)}, en une phrase, vide si vous le direz plus tard : `;
      const alt = place === 'telephone' ? '' : (await ask?.(question))?.trim();
      const alts = alt ? { [main]: alt } : (picture ?? {});
      photos.push({ file, place, isPlaced: picture?.place !== undefined, alts });
    }
  }
  const strays = further.pictures.filter((one) => photos.every(({ file }) => !isFile(file, one.file)));
  const lost = ({ file }: (typeof strays)[number]) =>
    `pictures : ${photoFolder || 'photos'} n’a pas de photo ${inGuillemets(file)}.`;
  if (strays.length > 0) throw new BuildError(strays.map(lost).join('\n'));

  const listed = (answer: string) => answer.split(',').flatMap((one) => one.trim() || []);
  const withParts: Part[] = [
    ...(listed(parts) as Part[]),
    ...(further.articles.length > 0 ? (['blog'] as const) : []),
    ...(further.team.length > 0 ? (['equipe'] as const) : []),
  ];
  return {
    ...others,
    postalCode,
    businesses: listed(business),
    trades: listed(trades),
    languages: listed(inOrder) as Languages,
    week: open ? weekIn(open, main) : undefined,
    payment: listed(payment),
    parts: [...new Set(withParts)],
    hasForm: form === 'oui',
    photos,
    further: { ...further, holidaysWorked: holidaysNamed(further.holidaysWorked, others, main) },
  };
}

/** Whether a photograph is called so, with or without its ending. */
const isFile = (file: string, name: string) => [path.basename(file), path.parse(file).name].includes(name);

type WrittenWeek = Partial<Record<(typeof weekdayNames)[number], string>>;

/**
 * Reads "Di-Fr 9-12, 13.30-18.30; Sa 8-16": days by how their names begin in a language, "Di" being Tuesday in German and Sunday in
 * French, and hours as the editor understands them. Nothing where any of it makes no sense.
 */
function weekIn(written: string, language: Language): WrittenWeek | undefined {
  const names = weekdayNames.map((_, day) => plainName(formatWeekday(day + 1, language)));
  const dayOf = (word: string) => {
    const beginning = plainName(word);
    return beginning.length < 2 ? -1 : names.findIndex((name) => name.startsWith(beginning));
  };
  const said = written.split(';').filter((part) => part.trim());
  const parts = said.map((part) => {
    const [, named = '', times = ''] = /^(\D*?)((?:de )?\d.*)$/i.exec(part.trim()) ?? [];
    const spans = named.split(',').map((span) => span.split(/[-–—]/).map(dayOf));
    const { open } = corrected({ open: times }, { open: 'hours' });
    // A span may end in the week after: "Sa-Mo".
    const isIn = (day: number) =>
      spans.some(([first = 0, last = first]) => (day - first + 7) % 7 <= (last - first + 7) % 7);
    return { isRead: spans.every((span) => span.length < 3 && !span.includes(-1)), isIn, open };
  });
  const openOn = (day: number) => parts.flatMap(({ isIn, open }) => (isIn(day) ? open : [])).join(', ');
  const week: WrittenWeek = Object.fromEntries(
    weekdayNames.flatMap((name, day) => (openOn(day) ? [[name, openOn(day)]] : [])),
  );
  return parts.every(({ isRead }) => isRead) && hours.safeParse({ week }).success ? week : undefined;
}
