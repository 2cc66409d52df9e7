import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Canton, cantonNames } from '../../content/schema/cantons';
import { mailAddress, pageAddress, siteAddress } from '../../content/schema/fields';
import { plainName } from '../../lib/links/plain-name';
import { inGuillemets } from '../content/problem';
import { corrected } from '../editor/corrections';
import { BuildError } from '../support/command';
import { cantonOf, holidaysNamed } from './cantons';
import { type Photograph, photographsIn } from './photographs';
import { type FurtherAnswers, furtherNames, lostTexts, noFurtherAnswers, readQuestionnaire } from './questionnaire';
import { businesses, businessIds, type Language, type Languages, languages, lookIds } from './templates';
import { type WrittenWeek, weekIn } from './week';

/** What has to be known to write a salon, each by the name of its option. */
interface Question {
  /** As it is asked on the terminal. */
  asked: string;
  pattern: RegExp;
  /** The end of a sentence: what is said of an answer that the pattern refuses. */
  expected: string;
  /** An answer as it is meant, whatever its language and its letters. */
  meant?: (answer: string) => string;
  /** Taken for an empty answer; without one an answer is needed. */
  initial?: string;
}

const cantonIds = cantonNames.map(([id]) => id);
const anyOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`);
/** What is said in other languages, or in capitals, by the answer that it means. */
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
  initial: '',
} satisfies Partial<Question>;
/** A person or a firm. */
const someone = { pattern: /^[^{}[\]<>]{2,60}$/, initial: '' };

const questions = {
  name: {
    asked: 'Nom',
    pattern: /^[^{}[\]<>]{1,40}$/,
    expected: 'le nom du salon est attendu, de 40 caractères au plus',
  },
  business: {
    asked: `Genre (${businessIds.join(', ')}), un pour tous les métiers ou un pour chacun, vide si leurs noms le disent`,
    meant: eachInOthers(businessNames),
    pattern: new RegExp(`^(${businessIds.join('|')})(, ?(${businessIds.join('|')})){0,3}$`),
    expected: `un genre de la liste est attendu, ou un par métier, séparés par des virgules (${businessIds.join(', ')})`,
    initial: '',
  },
  prices: {
    asked:
      'Liste des prix, un fichier CSV (nom, groupe, minutes, montant, et métier s’il y en a plusieurs), vide sans elle',
    pattern: /\.csv$/i,
    expected: 'un fichier CSV est attendu, par exemple preise.csv',
    initial: '',
  },
  trades: {
    asked: 'Métiers, séparés par des virgules, vide si le genre ou la liste des prix les dit',
    pattern: oneToFour,
    expected: 'un à quatre métiers sont attendus, séparés par des virgules, par exemple Barbier',
    initial: '',
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
    initial: '',
  },
  'postal-code': {
    asked: 'Numéro postal',
    pattern: /^[1-9]\d{3}$/,
    expected: 'un numéro postal suisse de quatre chiffres est attendu, par exemple 3011',
  },
  city: {
    asked: 'Localité',
    pattern: /^[^{}[\]<>]{2,30}$/,
    expected: 'le nom de la localité est attendu, par exemple Berne',
  },
  canton: {
    asked: 'Canton, en deux lettres ou par son nom',
    meant: (answer) => cantonOf(answer) ?? answer,
    pattern: anyOf(cantonIds),
    expected: `les deux lettres ou le nom d’un canton sont attendus (${cantonIds.join(', ')})`,
  },
  languages: {
    asked: 'Langues du site, la principale en premier',
    meant: inPlainLetters,
    pattern: new RegExp(`^(?!.*(..),.*\\1)(${languages.join('|')})(, ?(${languages.join('|')}))*$`),
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
    initial: '',
  },
  site: {
    asked: 'Adresse du site, vide si vous la direz plus tard',
    meant: (answer) => String(corrected({ answer }, { answer: 'address' }).answer).replace(/\/$/, ''),
    pattern: siteAddress,
    expected: 'l’adresse du site est attendue, par exemple https://www.exemple.ch',
    initial: '',
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
    initial: '',
  },
  payment: {
    asked: `Moyens de paiement (${Object.keys(payments).join(', ')}), vide si vous les direz plus tard`,
    meant: eachInOthers(payments),
    pattern: someOf(Object.keys(payments)),
    expected: `des moyens de paiement de la liste sont attendus, séparés par des virgules (${Object.keys(payments).join(', ')})`,
    initial: '',
  },
  booking: {
    asked: 'Adresse de la réservation en ligne, vide sans elle',
    pattern: pageAddress,
    expected: 'une adresse entière est attendue, qui commence par https://',
    initial: '',
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
    initial: '',
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
    initial: '',
  },
  photos: {
    asked: 'Dossier de vos photos (JPEG, PNG ou WebP), vide sans elles',
    pattern: /\S/,
    expected: 'un dossier de photos est attendu, par exemple photos',
    initial: '',
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

export interface Answers {
  name: string;
  /** The kind of all trades, or of each; empty where their names tell it. */
  businesses: string[];
  /** Empty where the kind of business tells them. */
  trades: string[];
  voice: 'je' | 'nous';
  street: string;
  postalCode: string;
  city: string;
  canton: Canton;
  /** The main one first. */
  languages: Languages;
  /** What is said of these stands in place of marked examples; empty where nothing is. */
  phone: string;
  /** Without it nothing is said of WhatsApp. */
  whatsapp: string;
  /** `non` where there is none. */
  email: string;
  site: string;
  responsible: string;
  host: string;
  week?: WrittenWeek;
  payment: string[];
  booking?: string;
  /** Without one, and without a booking address, visitors call. */
  hasForm: boolean;
  /** The file of a table of prices. */
  prices?: string;
  parts: Part[];
  photos: Photograph[];
  look: string;
  /** Of buttons, `#rrggbb`. */
  color?: string;
  folder: string;
  /** What a questionnaire says besides. */
  further: FurtherAnswers;
}

const all = Object.entries(questions) as [Name, Question][];

const meantBy = ({ meant }: Question, answer: string) => (answer && meant?.(answer)) ?? answer;

/** What is wrong with an answer, as the end of a sentence. */
function faultOf({ pattern, expected, initial }: Question, answer: string): string | undefined {
  return answer === initial || pattern.test(answer) ? undefined : expected;
}

/** What `--help` says: what the command does, each option, what it is, and what is taken without it. */
export const help = () =>
  [
    'Écrit un salon vierge dans un dossier qui n’a pas encore de fichiers, et rien d’autre : accueil, prix, contact, protection des données.',
    'Ce qui ne se devine pas y est marqué « [exemple] » ; « npm run launch-check » le nomme.',
    '',
    'npm run init -- --name "Barbier Matte" --trades Barbier …  demande ce qui manque ; avec --yes, prend ce qui est proposé.',
    'npm run init -- --answers questionnaire.yaml  lit les réponses dans un fichier, copie remplie de docs/questionnaire/fr.yaml (de, it, en).',
    ...all.map(([name, { asked, initial }]) => `  --${name.padEnd(12)} ${asked}${initial ? ` [${initial}]` : ''}`),
  ].join('\n');

/**
 * Reads the options of the command line, and the questionnaire that they name: what both say is as the options have it.
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
      const received = typeof value === 'string' ? ` ; reçu : ${inGuillemets(value)}` : '';
      return fault ? `${at(name)} : ${fault}${received}` : [];
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
  const weekOf = (hours: string) => weekIn(hours, mainLanguage());
  for (const [name, question] of all) {
    // Nobody would get what a form prepares, or it would be a second way beside booking online.
    if (name === 'form' && (answers.email === 'non' || answers.booking)) answers.form ??= 'non';
    while (ask && answers[name] === undefined) {
      const proposed = question.initial ? ` [${question.initial}]` : '';
      const answer =
        meantBy(question, (await ask(`${question.asked}${proposed} : `)).trim()) || (question.initial ?? '');
      const isWithoutWork = name === 'trades' && !answer && !answers.business && !answers.prices;
      const isUnread = name === 'hours' && answer && !weekOf(answer);
      const fault = isWithoutWork || isUnread ? question.expected : faultOf(question, answer);
      if (fault) say(`  ${fault}.`);
      else answers[name] = answer;
    }
    answers[name] ??= question.initial;
  }
  const needed = all.filter(([name]) => answers[name] === undefined);
  const { hours = '' } = answers;
  const week = weekOf(hours);
  const isLost = answers.email === 'non' && answers.form === 'oui';
  const hasWork = answers.trades || answers.business || answers.prices;
  const missing = [
    ...needed.map(([name, { expected }]) => `--${name} : ${expected}.`),
    ...(hasWork ? [] : [`--trades : ${questions.trades.expected}.`]),
    ...(hours && !week ? [`--hours : ${questions.hours.expected} ; reçu : ${inGuillemets(hours)}.`] : []),
    ...(isLost ? ['--form : sans e-mail, non est attendu ; reçu : « oui ».'] : []),
  ];
  if (missing.length > 0) throw new BuildError(missing.join('\n'));
  const { trades = '', business = '', languages: inOrder = '', 'postal-code': postalCode, ...more } = answers;
  const {
    booking,
    form,
    prices,
    color,
    photos: photoFolder,
    hours: _,
    payment = '',
    with: parts = '',
    ...others
  } = more;
  const photos: Photograph[] = [];
  for (const file of photoFolder ? photographsIn(photoFolder) : []) {
    const named = further.pictures.filter((one) => isFile(file, one.file));
    // One that is named twice has two places.
    for (const told of named.length > 0 ? named : [undefined]) {
      const place = inOthers(placeNames)(told?.place ?? path.parse(file).name);
      const question = `Ce qu’on voit sur ${path.basename(file)}, en une phrase, vide si vous le direz plus tard : `;
      const alt = place === 'telephone' ? '' : await ask?.(question);
      photos.push({
        file,
        place,
        isPlaced: told?.place !== undefined,
        alts: alt ? { [mainLanguage()]: alt.trim() } : (told ?? {}),
      });
    }
  }
  const strays = further.pictures.filter((one) => photos.every(({ file }) => !isFile(file, one.file)));
  if (strays.length > 0)
    throw new BuildError(
      strays
        .map(({ file }) => `pictures : ${photoFolder || 'photos'} n’a pas de photo ${inGuillemets(file)}.`)
        .join('\n'),
    );
  const { canton = '', city } = answers;
  const holidaysWorked = holidaysNamed(further.holidaysWorked, { canton, city }, mainLanguage());
  const listed = (answer: string) => answer.split(',').flatMap((one) => one.trim() || []);
  return {
    ...(others as Pick<Answers, keyof typeof others & keyof Answers>),
    postalCode: postalCode ?? '',
    businesses: listed(business),
    trades: listed(trades),
    languages: listed(inOrder) as Languages,
    week,
    payment: listed(payment),
    parts: [
      ...new Set<Part>([
        ...(listed(parts) as Part[]),
        ...(further.articles.length > 0 ? (['blog'] as const) : []),
        ...(further.team.length > 0 ? (['equipe'] as const) : []),
      ]),
    ],
    booking: booking || undefined,
    hasForm: form === 'oui',
    prices: prices || undefined,
    photos,
    color: color || undefined,
    further: { ...further, holidaysWorked },
  };
}

/** Whether a photograph is called so, with or without its ending. */
const isFile = (file: string, name: string) => [path.basename(file), path.parse(file).name].includes(name);
