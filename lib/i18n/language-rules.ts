import type { Locale } from './locale';

/** Typography and phrases that differ between languages. */
export interface LanguageRules {
  /** For tables: "9h" or "9h30", from the hour and the minutes, which may be "00". */
  hour: (hour: number, minutes: string) => string;
  /** For sentences: "9 h" or "9 h 30", with no-break spaces. */
  hourInText: (hour: number, minutes: string) => string;
  /** For several hours in a sentence, where the message itself has the word after the last hour ("9–12 Uhr"). */
  hourInRun: (hour: number, minutes: string) => string;
  /** For screen readers: "9 heures 30". */
  hourSpoken: (hour: number, minutes: string) => string;
  /** Dash between the first and the last of a run: in tables, in sentences, for screen readers. */
  dashes: Record<'table' | 'text' | 'spoken', string>;
  /** Quotation marks around a name, with the spaces inside them. */
  quotes: readonly [before: string, after: string];
  /** "le dimanche", "le 17 août", from a weekday or from a day and its month. */
  on: (day: string) => string;
  /** "1er", "2", from the day of a month. */
  dayOfMonth: (day: number) => string;
  /** "32.– à 42.–" or "da 32.– a 42.–": a span of prices or durations, with a no-break space before the higher one. */
  span: (low: string, high: string) => string;
  /** Ways to pay as the end of a sentence. */
  payment: Record<'cash' | 'card' | 'twint', string>;
  /** Units that stay on the line of their number, as part of a regular expression. */
  units: string;
  /** Corrects the spaces around punctuation. */
  punctuate: (text: string) => string;
}

const THIN = '\u202f';

/** Removes spaces before `; : ! ?` and inside « », but not before a smiley such as ":)". */
const closeUp = (text: string) => text.replace(/(?<! ) +([;:!?](?=\s|$)|»)/g, '$1').replace(/« +/g, '«');

const frenchHour = (hour: number, minutes: string) => `${hour}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;

const french: LanguageRules = {
  hour: (hour, minutes) => `${hour}h${minutes === '00' ? '' : minutes}`,
  hourInText: frenchHour,
  hourInRun: frenchHour,
  hourSpoken: (hour, minutes) => `${hour} heure${hour > 1 ? 's' : ''}${minutes === '00' ? '' : ` ${minutes}`}`,
  dashes: { table: '-', text: '–', spoken: ' à ' },
  quotes: [`«${THIN}`, `${THIN}»`],
  on: (day) => `le ${day}`,
  dayOfMonth: (day) => (day === 1 ? '1er' : String(day)),
  span: (low, high) => `${low} à\u00a0${high}`,
  payment: { cash: 'en espèces', card: 'par carte', twint: 'avec TWINT' },
  units: 'h|min|%|ans?|jours?|semaines?|heures?|mois|cm|m|km',
  punctuate: (text) => text.replace(/(?<! ) +([;:!?»])/g, `${THIN}$1`).replace(/« +/g, `«${THIN}`),
};

const hourInGerman = (hour: number, minutes: string) => `${hour}${minutes === '00' ? '' : `.${minutes}`}`;

const german: LanguageRules = {
  // The message has "Uhr" once, after the last hour.
  hour: hourInGerman,
  hourInText: (hour, minutes) => `${hourInGerman(hour, minutes)}\u00a0Uhr`,
  hourInRun: hourInGerman,
  hourSpoken: (hour, minutes) => `${hour} Uhr${minutes === '00' ? '' : ` ${minutes}`}`,
  dashes: { table: '–', text: '–', spoken: ' bis ' },
  quotes: ['«', '»'],
  on: (day) => `am ${day}`,
  dayOfMonth: (day) => `${day}.`,
  span: (low, high) => `${low} bis\u00a0${high}`,
  payment: { cash: 'bar', card: 'mit Karte', twint: 'mit TWINT' },
  units: 'Uhr|Min\\.|%|Jahren?|Tagen?|Wochen?|Stunden?|Minuten?|Monaten?|cm|m|km',
  punctuate: closeUp,
};

const italian: LanguageRules = {
  hour: (hour, minutes) => `${hour}.${minutes}`,
  hourInText: (hour, minutes) => `${hour}.${minutes}`,
  hourInRun: (hour, minutes) => `${hour}.${minutes}`,
  hourSpoken: (hour, minutes) => `${hour}.${minutes}`,
  dashes: { table: '–', text: '–', spoken: ' a ' },
  quotes: ['«', '»'],
  on: (day) => (/^(8|11)(?!\d)/.test(day) ? `l’${day}` : `${day === 'domenica' ? 'la' : 'il'} ${day}`),
  dayOfMonth: (day) => (day === 1 ? '1°' : String(day)),
  span: (low, high) => `da ${low} a\u00a0${high}`,
  payment: { cash: 'in contanti', card: 'con carta', twint: 'con TWINT' },
  units: '%|min|h|ann[oi]|giorn[oi]|settiman[ae]|or[ae]|minut[oi]|mes[ei]|cm|m|km',
  // Keeps "a", "e", "i" and "o" from ending a line.
  punctuate: (text) => closeUp(text).replace(/(?<=^|[\s(«])([aeio]) (?=\p{L})/giu, '$1\u00a0'),
};

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

const english: LanguageRules = {
  hour: (hour, minutes) => `${twoDigits(hour)}:${minutes}`,
  hourInText: (hour, minutes) => `${twoDigits(hour)}:${minutes}`,
  hourInRun: (hour, minutes) => `${twoDigits(hour)}:${minutes}`,
  hourSpoken: (hour, minutes) => `${twoDigits(hour)}:${minutes}`,
  dashes: { table: '–', text: '–', spoken: ' to ' },
  quotes: ['“', '”'],
  on: (day) => `on ${day}`,
  dayOfMonth: String,
  span: (low, high) => `${low} to\u00a0${high}`,
  payment: { cash: 'in cash', card: 'by card', twint: 'with TWINT' },
  units: '%|min|h|years?|days?|weeks?|hours?|minutes?|months?|cm|m|km',
  punctuate: closeUp,
};

const known: Record<Locale, LanguageRules> = { fr: french, de: german, it: italian, en: english };

/** Returns the rules of a language; English rules for a language without any. */
export const rulesOf = (locale: Locale): LanguageRules => known[locale] ?? english;
