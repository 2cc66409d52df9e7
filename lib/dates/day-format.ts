import { type Day, dayOf } from './zurich-date';

/** Languages dates can be read and written in. */
export type DayLocale = 'fr' | 'de' | 'en';

/** Order of the numbers when a date is typed, and what stands between them. */
const typed: Record<DayLocale, { order: readonly ('day' | 'month' | 'year')[]; separator: string }> = {
  fr: { order: ['day', 'month', 'year'], separator: '.' },
  de: { order: ['day', 'month', 'year'], separator: '.' },
  en: { order: ['month', 'day', 'year'], separator: '/' },
};

/** "24.12.2026", or "12/24/2026" in English: a day as it is typed. */
export function formatDay(day: Day, locale: DayLocale): string {
  const [year, month, date] = day.split('-');
  const { order, separator } = typed[locale];
  return order.map((part) => ({ day: date, month, year })[part]).join(separator);
}

/** "jeudi 24 décembre 2026": a day in running text. */
export function formatLongDay(day: Day, locale: DayLocale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * The day a visitor typed, or nothing when it is none. Forgiving where the meaning is clear: 24.12.2026, 24/12/26, 24 12 2026,
 * and 24122026 from phone keypads that have no full stop.
 */
export function parseDay(text: string, locale: DayLocale): Day | undefined {
  const trimmed = text.trim();
  const [, ...numbers] =
    /^(\d{1,2})[-./,\s]+(\d{1,2})[-./,\s]+(\d{4}|\d\d)$/.exec(trimmed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(trimmed) ?? [];
  if (numbers.length === 0) return undefined;
  const parts = Object.fromEntries(typed[locale].order.map((part, index) => [part, Number(numbers[index])]));
  const { day = 0, month = 0, year = 0 } = parts;
  return dayOf(year < 100 ? 2000 + year : year, month, day);
}
