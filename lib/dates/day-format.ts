import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import { plainLetters } from '../i18n/plain-letters';
import { type Day, dayOf } from './zurich-date';

/** In how many years to look for a date typed without its year: 29 February may be eight years away. */
const YEARS = 9;

/** "24.12.2026": a day as it is typed, whatever the language. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.');

/** "jeudi 24 décembre 2026", "mardi 1er décembre 2026": a day in running text. */
export function formatLongDay(day: Day, locale: Locale): string {
  // British dates, as they have the day before the month.
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`)).replace(' 1 ', ` ${rulesOf(locale).dayOfMonth(1)} `);
}

/** 1 to 12 from the name of a month or the beginning of one ("décembre", "dec", "Dez"), if it can be only one. */
function monthOf(word: string, locale: Locale): number | undefined {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => month + 1);
  const meant = months.filter((month) =>
    plainLetters(name.format(Date.UTC(2024, month - 1))).startsWith(plainLetters(word)),
  );
  return word.length > 2 && meant.length === 1 ? meant[0] : undefined;
}

/** Year (if typed), month and day of a typed date, which the calendar need not have. */
function readNumbers(text: string, locale: Locale): { year?: number; month: number; day: number } | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(trimmed)?.slice(1).map(Number);
  if (iso) return { year: iso[0], month: iso[1] ?? 0, day: iso[2] ?? 0 };
  // A weekday or an article may stand before the day.
  const named = /^(?:\p{L}+[.,]?\s+)?(\d{1,2})\s*(?:er|[.°]|st|nd|rd|th)?\s*(\p{L}+)\.?(?:\s+(\d{4}))?$/u.exec(trimmed);
  if (named) {
    const month = monthOf(named[2] ?? '', locale);
    if (!month) return undefined;
    return { ...(named[3] && { year: Number(named[3]) }), month, day: Number(named[1]) };
  }
  const [, day, month, year] =
    /^(\d{1,2})[-./,\s]+(\d{1,2})[-./,\s]+(\d{4}|\d\d)$/.exec(trimmed) ??
    /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(trimmed) ??
    /^(\d{1,2})[-./,\s]+(\d{1,2})\.?$/.exec(trimmed) ??
    [];
  if (!day) return undefined;
  return {
    ...(year && { year: Number(year) + (year.length === 2 ? 2000 : 0) }),
    month: Number(month),
    day: Number(day),
  };
}

/**
 * The day that a visitor typed, or undefined. Reads every clear form: 24.12.2026, 24/12/26, 24 12 2026, 24122026 or 241226 (phone
 * keypads may have no full stop), 2026-12-24, 2026/12/24, 24 décembre 2026, 1 er décembre; without a year, as in 24.12, the next
 * such day from `today`.
 */
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

/** Whether a text has the form of a date, even one that the calendar does not have. */
export const isDateLike = (text: string, locale: Locale): boolean => readNumbers(text, locale) !== undefined;
