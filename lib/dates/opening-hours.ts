import type { Week } from '../../content/schema/salon';
import { formatHourSpaced, formatWeekday } from '../i18n/format';
import { type Locale, tagOf } from '../i18n/locale';
import { addDays, type ClosedPeriod, type Day, HORIZON, isClosedOn, weekdayOf, zurichClock } from './zurich-date';

/** Messages of the status, with `{time}`, `{day}` in them. */
export interface StatusLabels {
  open: string;
  closed: string;
  closedToday: string;
  closedTomorrow: string;
}

/** What the browser needs to say whether the salon is open: the facts, and sentences with `{time}` in them. Every page carries it. */
export interface StatusData {
  /** Sunday first, as the browser counts: the times (HH:MM) at which the salon opens and closes in turn. */
  week: readonly (readonly string[])[];
  /** Days on which it is closed although it would be open: one (YYYY-MM-DD), or the first and the last with a slash between. */
  closings: readonly string[];
  open: string;
  /** Closed until a time of today or tomorrow. */
  near: readonly string[];
  /** Closed until a day: by weekday (0 = Sunday) within a week, by date (YYYY-MM-DD) later. */
  days: Record<string, string>;
  /** As they are read, by HH:MM. */
  times: Record<string, string>;
}

/** Whether the salon is open at an instant, and the sentence that says when it closes or opens next; none when it doesn't for more than a year. */
export function openingStatus(now: Date, data: StatusData): [isOpen: boolean, sentence: string] {
  const [today, clock] = zurichClock(now);
  for (let ahead = 0; ahead < HORIZON; ahead++) {
    const day = addDays(today, ahead);
    if (data.closings.some((days) => days.slice(0, 10) <= day && day <= days.slice(-10))) continue;
    const weekday = new Date(day).getUTCDay();
    const times = data.week[weekday] as string[];
    const next = times.findIndex((time) => ahead || clock < time);
    if (next < 0) continue;
    // Times at even places open, the others close.
    const isOpen = next % 2 > 0;
    const sentence = isOpen ? data.open : (data.near[ahead] ?? data.days[ahead < 8 ? weekday : day]);
    return [isOpen, (sentence as string).replace('{time}', data.times[times[next] as string] as string)];
  }
  return [false, ''];
}

/** Facts and sentences of the status: "Ouvert, jusqu'à 18 h", "Fermé, ouvre lundi à 9 h", "Fermé, ouvre le 17 août à 9 h". */
export function statusData(
  week: Week,
  closings: readonly ClosedPeriod[],
  labels: StatusLabels,
  locale: Locale = 'fr',
): StatusData {
  const times = week.map((intervals) => intervals.flat());
  const isOpenOn = (day: Day) => week[weekdayOf(day) - 1]?.length && !isClosedOn(day, closings);
  // It opens more than a week ahead only where a closing leaves no open day in seven.
  const reopenings = closings.flatMap(({ to }) => {
    const after = Array.from({ length: HORIZON }, (_, index) => addDays(to, index + 1)).find(isOpenOn);
    return after && weekdays.every((back) => !isOpenOn(addDays(after, -back))) ? [after] : [];
  });
  const openWeekdays = weekdays.filter((weekday) => week[weekday - 1]?.length);
  const until = (label: string | number, day: string) => [label, labels.closed.replace('{day}', day)];
  return {
    week: [...times.slice(6), ...times.slice(0, 6)],
    closings: closings.map(({ from, to }) => (from === to ? from : `${from}/${to}`)),
    open: labels.open,
    near: [labels.closedToday, labels.closedTomorrow],
    days: Object.fromEntries([
      ...openWeekdays.map((weekday) => until(weekday % 7, formatWeekday(weekday, locale))),
      ...reopenings.map((day) => until(day, formatDay(day, locale))),
    ]),
    times: Object.fromEntries(times.flat().map((time) => [time, formatHourSpaced(time, locale)])),
  };
}

/** ISO days of the week. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** "le 17 août" or "am 17. August", with no line break before the month. */
function formatDay(day: Day, locale: Locale): string {
  const text = new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(' ', '\u00a0');
  return locale === 'de' ? `am\u00a0${text}` : `le ${text.replace(/^1\u00a0/, '1er\u00a0')}`;
}
