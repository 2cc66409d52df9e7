import { mainLocale, salon } from '../content/content';
import { capitalize, formatShortWeekday, formatWeekday, joinWords } from '../i18n/format';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import type { Week } from '../schema/salon';

/** Days with the same hours, as text; `on` are their ISO weekdays, one digit each. */
export type HoursLine = { days: string; hours: string; on: string };

/** Returns values of the message `contact.hours_detail`, a line for equal days: "Lun-Ven", "9h-12h, 13h30-18h". */
export function hoursLines(locale: Locale = mainLocale, week: Week = salon.hours.week): HoursLine[] {
  return linesIn('table', locale, week);
}

/** Returns values of the message `status.hours`, typeset for running text: "Lun–Ven", "9 h–12 h, 13 h 30–18 h". */
export function hoursSentences(locale: Locale = mainLocale, week: Week = salon.hours.week): HoursLine[] {
  return linesIn('text', locale, week);
}

/** Returns the lines of the opening hours as a screen reader says them: "lundi à samedi, 9 heures à 18 heures". */
export const spokenHours = (locale: Locale = mainLocale, week: Week = salon.hours.week): string[] =>
  linesIn('spoken', locale, week).map(({ days, hours }) => `${days}, ${hours}`);

/** Returns the hours of one day, typeset for running text: "9\u00a0h–12\u00a0h, 13\u00a0h\u00a030–18\u00a0h". */
export const hoursSentence = (intervals: Week[number], locale: Locale): string => write('text', intervals, locale);

type Style = 'table' | 'text' | 'spoken';

/** Joins names and runs of days with a capital at the beginning: "Mar, gio, ven", "Lun-Mer, ven". */
const begun = (days: readonly string[]) => capitalize(days.join(', '));

const dashOf = (style: Style, locale: Locale) => rulesOf(locale).dashes[style];

function write(style: Style, intervals: Week[number], locale: Locale): string {
  const { hour, hourInRun, hourSpoken } = rulesOf(locale);
  const writeTime = { table: hour, text: hourInRun, spoken: hourSpoken }[style];
  const formatTime = (time: string) => writeTime(Number(time.slice(0, 2)), time.slice(3));
  return intervals.map((times) => times.map(formatTime).join(dashOf(style, locale))).join(', ');
}

function linesIn(style: Style, locale: Locale, week: Week): HoursLine[] {
  const dash = dashOf(style, locale);
  const texts = week.map((intervals) => write(style, intervals, locale));
  return [...new Set(texts.filter(Boolean))].map((hours) => {
    const weekdays = week.flatMap((_, index) => (texts[index] === hours ? [index + 1] : []));
    const ends = weekdays.filter((weekday) => !weekdays.includes(weekday + 1));
    const runs = ends.map((end, at) => weekdays.filter((weekday) => weekday <= end && weekday > (ends[at - 1] ?? 0)));
    const isSpoken = style === 'spoken';
    const days = runs.flatMap((run) => {
      const names = run.map((weekday) => (isSpoken ? formatWeekday : formatShortWeekday)(weekday, locale));
      const ends = [names[0] ?? '', names.at(-1) ?? ''];
      return names.length > 2 ? (isSpoken ? ends : ends.map(capitalize)).join(dash) : names;
    });
    return { days: isSpoken ? days.join(', ') : begun(days), hours, on: weekdays.join('') };
  });
}

/** Returns the days of the week on which the salon never opens, for tables: "Lun, dim"; empty if there are none. */
export const closedDays = (locale: Locale = mainLocale, week: Week = salon.hours.week): string =>
  begun(closedIn(week).map((weekday) => formatShortWeekday(weekday, locale)));

/** Returns the days on which the salon never opens, for sentences: "le dimanche", "am Sonntag und am Montag". */
export function closedDaysDetail(locale: Locale = mainLocale, week: Week = salon.hours.week): string {
  return joinWords(
    closedIn(week).map((weekday) => rulesOf(locale).on(formatWeekday(weekday, locale))),
    locale,
  );
}

const closedIn = (week: Week) => week.flatMap((intervals, index) => (intervals.length === 0 ? [index + 1] : []));
