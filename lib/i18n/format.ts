import { rulesOf } from './language-rules';
import { type Locale, mainLocale, tagOf } from './locale';

/** "CHF 55.–" or "CHF 55.50", with a no-break space. `amount` in CHF. */
export function formatPrice(amount: number): string {
  return `CHF\u00a0${formatAmount(amount)}`;
}

/** "55.–" or "55.50": the figure alone, for columns headed CHF. `amount` in CHF, zero or more. */
export function formatAmount(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  return Number.isInteger(rounded) ? `${rounded}.–` : rounded.toFixed(2);
}

/** "A, B et C" or, in German, "A, B und C". */
export function joinWords(words: readonly string[], locale: Locale = mainLocale): string {
  return new Intl.ListFormat(tagOf(locale), { type: 'conjunction' }).format(words);
}

const splitDuration = (minutes: number) => ({ hours: Math.floor(minutes / 60), rest: minutes % 60 });

/** "45 min", "1 h" or "1 h 45", with no-break spaces. `minutes` is a whole number above zero. */
export function formatDuration(minutes: number): string {
  const { hours, rest } = splitDuration(minutes);
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** ISO 8601 duration ("PT1H45M") for `<time datetime>` and structured data. `minutes` is a whole number above zero. */
export function isoDuration(minutes: number): string {
  const { hours, rest } = splitDuration(minutes);
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}

/** "9 h" or "9 h 30", in German "9 Uhr" or "9.30 Uhr": in running text. */
export function formatHourSpaced(time: string, locale: Locale = mainLocale): string {
  const [hours = '', minutes = ''] = time.split(':');
  return rulesOf(locale).hourInText(Number(hours), minutes);
}

/** "lundi" or "Montag", of 1 (Monday) to 7. */
export function formatWeekday(weekday: number, locale: Locale = mainLocale, style: 'long' | 'short' = 'long'): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, weekday);
  return new Intl.DateTimeFormat(tagOf(locale), { weekday: style, timeZone: 'UTC' }).format(date);
}

/** "Lun" or "Mo", of 1 (Monday) to 7: for tables. */
export function formatShortWeekday(weekday: number, locale: Locale = mainLocale): string {
  const name = formatWeekday(weekday, locale, 'short').replace(/\.$/, '');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Swiss national form, "032 000 00 00", with no-break spaces, from +41 and nine digits however they are spaced. */
export function formatPhone(international: string): string {
  const national = international.replaceAll(' ', '').replace(/^\+41/, '0');
  return national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

/** "1er janvier 2027" or "1. Januar 2027" from "2027-01-01", with no-break spaces around the month. */
export function formatDate(iso: string, locale: Locale = mainLocale): string {
  const date = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`A date must be YYYY-MM-DD: got ${iso}.`);
  const day = date.getUTCDate();
  const month = date.toLocaleDateString(tagOf(locale), { month: 'long', timeZone: 'UTC' });
  return `${rulesOf(locale).dayOfMonth(day)}\u00a0${month}\u00a0${date.getUTCFullYear()}`;
}
