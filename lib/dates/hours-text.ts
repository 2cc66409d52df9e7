import type { Week } from '../../content/schema/salon';
import { mainLocale, salon } from '../content/content';
import { formatShortWeekday, formatWeekday, joinWords } from '../i18n/format';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';

/** Consecutive days with the same hours, as text; `on` are their ISO weekdays, one digit each. */
export type HoursLine = { days: string; hours: string; on: string };

/** Values of the message `contact.hours_detail` for all days, by equal hours: "Lun-Ven", "9h-12h, 13h30-18h". */
export function hoursLines(locale: Locale = mainLocale, week: Week = salon.hours.week): HoursLine[] {
  return linesIn('table', locale, week);
}

/** Values of the message `status.hours`, typeset for running text: "Lun–Ven", "9\u00a0h–12\u00a0h, 13\u00a0h\u00a030–18\u00a0h". */
export function hoursSentences(locale: Locale = mainLocale, week: Week = salon.hours.week): HoursLine[] {
  return linesIn('text', locale, week);
}

function linesIn(style: 'table' | 'text', locale: Locale, week: Week): HoursLine[] {
  const { dashes, hour, hourInRun } = rulesOf(locale);
  const [dash, write] = style === 'table' ? [dashes[0], hour] : [dashes[1], hourInRun];
  const formatTime = (time: string) => write(Number(time.slice(0, 2)), time.slice(3));
  const texts = week.map((intervals) => intervals.map((times) => times.map(formatTime).join(dash)).join(', '));
  const starts = texts.flatMap((hours, index) => (hours && hours !== texts[index - 1] ? [index] : []));
  return starts.map((start) => {
    const hours = texts[start] ?? '';
    const end = texts.findIndex((text, index) => index > start && text !== hours);
    const weekdays = week.map((_, index) => index + 1).slice(start, end < 0 ? undefined : end);
    const names = weekdays.map((weekday) => formatShortWeekday(weekday, locale));
    const days = names.length > 2 ? `${names[0]}${dash}${names.at(-1)}` : names.join(', ');
    return { days, hours, on: weekdays.join('') };
  });
}

/** "le dimanche", "am Sonntag und am Montag": the days of the week on which the salon never opens; empty if there are none. */
export function closedDaysDetail(locale: Locale = mainLocale, week: Week = salon.hours.week): string {
  const closed = week.flatMap((intervals, index) => (intervals.length === 0 ? [index + 1] : []));
  return joinWords(
    closed.map((weekday) => rulesOf(locale).on(formatWeekday(weekday, locale))),
    locale,
  );
}
