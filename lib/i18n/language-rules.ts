import type { Locale } from './locale';

/** Typography and phrases that differ between languages. */
export interface LanguageRules {
  /** "9h" or "9h30" of the hour and the minutes, which may be "00": in tables. */
  hour: (hour: number, minutes: string) => string;
  /** "9 h" or "9 h 30", with no-break spaces: in sentences. */
  hourInText: (hour: number, minutes: string) => string;
  /** As in sentences, but in runs of hours, behind which the message says what every hour needs. */
  hourInRun: (hour: number, minutes: string) => string;
  /** As screen readers say it: "9 heures 30". */
  hourSpoken: (hour: number, minutes: string) => string;
  /** Between the first and the last of a run, in tables, in sentences and as it is said. */
  dashes: Record<'table' | 'text' | 'spoken', string>;
  /** Around what is called by its name, a space within them included. */
  quotes: readonly [before: string, after: string];
  /** "le dimanche", "le 17 août": of a weekday, or of a day and its month. */
  on: (day: string) => string;
  /** "1er", "2" of the day of a month. */
  dayOfMonth: (day: number) => string;
  /** "32.– à 42.–" or "da 32.– a 42.–", from the lowest to the highest of prices or durations, with no-break spaces before the last. */
  span: (low: string, high: string) => string;
  /** Ways to pay as the end of a sentence. */
  payment: Record<'cash' | 'card' | 'twint', string>;
  /** Units before which a number does not end a line. */
  units: string;
  /** Spaces around punctuation. */
  punctuate: (text: string) => string;
}

const THIN = '\u202f';

/** No space before what ends a part of a sentence, nor inside « »; a smiley is none. */
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
  // "Uhr" follows once, behind the last hour.
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
  // "a", "e", "i", "o" end no line.
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

/** Returns the rules of a language; those of English where it has none of its own. */
export const rulesOf = (locale: Locale): LanguageRules => known[locale] ?? english;
