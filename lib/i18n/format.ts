import { rulesOf } from './language-rules';
import { type Locale, tagOf } from './locale';

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns "A, B et C" or, in German, "A, B und C". */
export function joinWords(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(tagOf(locale), { type: 'conjunction' }).format(words);
}

/** Returns ways to pay in words: "en espèces ou par carte". */
export function paymentInWords(ways: readonly unknown[], locale: Locale): string {
  const words = Object.entries(rulesOf(locale).payment).flatMap(([way, word]) => (ways.includes(way) ? word : []));
  return new Intl.ListFormat(tagOf(locale), { type: 'disjunction' }).format(words);
}

/** Returns the name of a language (by its tag) in another language: "allemand", "Deutsch". */
export const languageName = (tag: string, locale: Locale): string =>
  new Intl.DisplayNames(tagOf(locale), { type: 'language' }).of(tag) ?? tag;

/** Returns "9 h" or "9 h 30", in German "9 Uhr" or "9.30 Uhr": in running text. */
export function formatHourSpaced(time: string, locale: Locale): string {
  const [hours = '', minutes = ''] = time.split(':');
  return rulesOf(locale).hourInText(Number(hours), minutes);
}

/** Returns "lundi" or "Montag" for 1 (Monday) to 7. */
export function formatWeekday(weekday: number, locale: Locale, style: 'long' | 'short' = 'long'): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, weekday);
  return new Intl.DateTimeFormat(tagOf(locale), { weekday: style, timeZone: 'UTC' }).format(date);
}

/** Returns "lun" or "Mo" for 1 (Monday) to 7: for tables. */
export const formatShortWeekday = (weekday: number, locale: Locale): string =>
  formatWeekday(weekday, locale, 'short').replace(/\.$/, '');

/** Returns "032 000 00 00", with no-break spaces, for +41 and nine digits, whatever their spaces. */
export function formatPhone(international: string): string {
  const national = international.replaceAll(' ', '').replace(/^\+41/, '0');
  return national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

/** Returns "1er janvier 2027" or "1. Januar 2027" from "2027-01-01", with no-break spaces around the month. */
export const formatDate = (iso: string, locale: Locale): string => dateParts(iso, locale).join('\u00a0');

/** Returns "le 17 août" or "am 17. August", with no line break before the month. */
export const formatOnDay = (iso: string, locale: Locale): string =>
  rulesOf(locale).on(dateParts(iso, locale).slice(0, 2).join('\u00a0'));

/** Returns the first day of a span as written before the last day: "13" or "13 juillet", without what both share. */
export function formatDateBefore(iso: string, last: string, locale: Locale): string {
  const [parts, lastParts] = [dateParts(iso, locale), dateParts(last, locale)];
  // The last part that differs: the year, else the month, else the day.
  const differs = parts.findLastIndex((part, at) => part !== lastParts[at]);
  return parts.slice(0, Math.max(differs, 0) + 1).join('\u00a0');
}

function dateParts(iso: string, locale: Locale): string[] {
  const date = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`A date must be YYYY-MM-DD: got ${iso}.`);
  const month = date.toLocaleDateString(tagOf(locale), { month: 'long', timeZone: 'UTC' });
  return [rulesOf(locale).dayOfMonth(date.getUTCDate()), month, String(date.getUTCFullYear())];
}
