import { formatHourSpaced } from '../i18n/format';
import { type Locale, languageTags } from '../i18n/locale';
import { addDays, weekdayOf, zurichClock } from './zurich-date';

/** When the salon is open: ISO days (1 = Monday), times as HH:MM in Europe/Zurich. */
export interface Hours {
  days: readonly number[];
  opens: string;
  closes: string;
}

/** Days the salon is closed although it would be open: first and last day (YYYY-MM-DD), both included. */
export interface Closing {
  from: string;
  to: string;
}

/** Open, or the day of the next opening: today, tomorrow, an ISO weekday within a week, or a date (YYYY-MM-DD). */
export type OpeningStatus = 'open' | 'today' | 'tomorrow' | (string & {});

/** Messages of the status, with `{time}`, `{day}` in them. */
export interface StatusLabels {
  open: string;
  closed: string;
  closedToday: string;
  closedTomorrow: string;
}

/** What the browser needs to say whether the salon is open: the facts, and the sentence for each status. */
export interface StatusData {
  hours: Hours;
  closings: readonly Closing[];
  /** By OpeningStatus. */
  texts: Record<string, string>;
}

/** How far the next opening is looked for, in days. */
const HORIZON = 400;

const near = ['today', 'tomorrow'];

/** True when the salon opens on a day (YYYY-MM-DD) at all. */
export function isOpeningDay(day: string, hours: Hours, closings: readonly Closing[]): boolean {
  return hours.days.includes(weekdayOf(day)) && !closings.some(({ from, to }) => from <= day && day <= to);
}

/** Whether the salon is open at an instant, and when it opens next; undefined when it doesn't for more than a year. */
export function openingStatus(now: Date, hours: Hours, closings: readonly Closing[]): OpeningStatus | undefined {
  const [today, time] = zurichClock(now);
  const { opens, closes } = hours;
  if (isOpeningDay(today, hours, closings) && opens <= time && time < closes) return 'open';
  for (let ahead = time < opens ? 0 : 1; ahead < HORIZON; ahead++) {
    const day = addDays(today, ahead);
    if (isOpeningDay(day, hours, closings)) return near[ahead] ?? (ahead < 8 ? `${weekdayOf(day)}` : day);
  }
  return undefined;
}

/** Facts and sentences of the status: "Ouvert, jusqu'à 18 h", "Fermé, ouvre lundi à 9 h", "Fermé, ouvre le 17 août à 9 h". */
export function statusData(
  hours: Hours,
  closings: readonly Closing[],
  labels: StatusLabels,
  locale: Locale = 'fr',
): StatusData {
  const time = formatHourSpaced(hours.opens, locale);
  const closed = (label: string, day = '') => label.replace('{day}', day).replace('{time}', time);
  // More than a week ahead, it opens only after a closing.
  const afterClosings = closings.flatMap(({ to }) =>
    Array.from({ length: 7 }, (_, index) => addDays(to, index + 1))
      .filter((day) => isOpeningDay(day, hours, closings))
      .slice(0, 1),
  );
  const days = [...hours.days, ...afterClosings];
  return {
    hours: { days: hours.days, opens: hours.opens, closes: hours.closes },
    closings: closings.map(({ from, to }) => ({ from, to })),
    texts: {
      open: labels.open.replace('{time}', formatHourSpaced(hours.closes, locale)),
      today: closed(labels.closedToday),
      tomorrow: closed(labels.closedTomorrow),
      ...Object.fromEntries(days.map((day) => [day, closed(labels.closed, formatDay(day, locale))])),
    },
  };
}

/** "lundi" or "Montag" from an ISO weekday, "le 17 août" or "am 17. August" from a date. */
function formatDay(day: number | string, locale: Locale): string {
  const isWeekday = typeof day === 'number';
  // 1 January 2024 was a Monday.
  const date = new Date(isWeekday ? Date.UTC(2024, 0, day) : `${day}T00:00Z`);
  const options = isWeekday ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  // No line break before the month.
  const text = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' })
    .format(date)
    .replace(' ', '\u00a0');
  if (isWeekday) return text;
  return locale === 'de' ? `am\u00a0${text}` : `le ${text.replace(/^1\u00a0/, '1er\u00a0')}`;
}
