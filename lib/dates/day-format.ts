import { cleanLine } from '../i18n/clean-text';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import { plainLetters } from '../i18n/plain-letters';
import { type Day, dayOf } from './zurich-date';

/** Years in which to look for a date typed without its year: 29 February may be eight years away. */
const YEARS = 9;

/** Returns a day as it is typed, whatever the language: "24.12.2026". */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.');

const longFormats: Record<Locale, Intl.DateTimeFormat> = {};

/** Returns a day in running text: "jeudi 24 décembre 2026", "mardi 1er décembre 2026". */
export function formatLongDay(day: Day, locale: Locale): string {
  // Cached, because a calendar names 42 days at once and formats are slow to make. British: the day before the month.
  longFormats[locale] ??= new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  return longFormats[locale].format(new Date(`${day}T00:00:00Z`)).replace(' 1 ', ` ${rulesOf(locale).dayOfMonth(1)} `);
}

/** Returns 1 to 12 for the name of a month or its beginning ("décembre", "dec", "Dez"), if it is unambiguous. */
function monthOf(word: string, locale: Locale): number | undefined {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => month + 1);
  const meant = months.filter((month) =>
    plainLetters(name.format(Date.UTC(2024, month - 1))).startsWith(plainLetters(word)),
  );
  return word.length > 2 && meant.length === 1 ? meant[0] : undefined;
}

/** Matches the words before a day: "le ", "jeudi ", "am Donnerstag, ". */
const before = String.raw`(?:\p{L}+[.,]?\s+){0,2}`;

/** Matches the signs between numbers: ".", " / ", "–". */
const between = String.raw`[-–—./,\s]+`;

/** Each matches one way to write a date, with named groups. */
const forms = [
  // 2026-12-24
  String.raw`(?<year>\d{4})[-–./](?<month>\d{1,2})[-–./](?<day>\d{1,2})`,
  // jeudi 24 décembre 2026, 24 déc. 26, 1er mars, 24. Dezember
  String.raw`${before}(?<day>\d{1,2})\s*(?:er|[.°]|st|nd|rd|th)?\s*(?<name>\p{L}+)\.?(?:\s+(?<year>\d{4}|\d\d))?`,
  // 24.12.2026, jeudi 24/12/26, 24 – 12 – 2026
  String.raw`${before}(?<day>\d{1,2})${between}(?<month>\d{1,2})${between}(?<year>\d{4}|\d\d)`,
  // 24122026, 241226
  String.raw`(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)`,
  // 24.12., le 24/12
  String.raw`${before}(?<day>\d{1,2})${between}(?<month>\d{1,2})\.?`,
].map((form) => new RegExp(`^${form}$`, 'u'));

/** Returns year (if typed), month and day of a typed date; the calendar may have no such day. */
function readNumbers(text: string, locale: Locale): { year?: number; month: number; day: number } | undefined {
  // Pasted dates may have direction marks, separate accents or wide digits.
  const clean = cleanLine(text.normalize('NFKC'));
  const found = forms.map((form) => form.exec(clean)?.groups).find(Boolean);
  if (!found) return undefined;
  const { day, name, year } = found;
  const month = name === undefined ? Number(found.month) : monthOf(name, locale);
  if (month === undefined) return undefined;
  return {
    ...(year && { year: Number(year) + (year.length === 2 ? 2000 : 0) }),
    month,
    day: Number(day),
  };
}

/** Returns the day that a visitor typed, if it is unambiguous; for "24.12." the next such day from `today`. */
export function parseDay(text: string, locale: Locale, today: Day): Day | undefined {
  const numbers = readNumbers(text, locale);
  if (!numbers) return undefined;
  const { year, month, day } = numbers;
  if (year !== undefined) return dayOf(year, month, day);
  const first = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, ahead) => dayOf(first + ahead, month, day)).find(
    (next) => next && next >= today,
  );
}

/** Whether a text has the form of a date, even if the calendar has no such day ("31.02.2027"). */
export const isDateLike = (text: string, locale: Locale): boolean => readNumbers(text, locale) !== undefined;
