import { fill } from '../i18n/fill';
import { formatHourSpaced, formatOnDay, formatWeekday } from '../i18n/format';
import type { Locale } from '../i18n/locale';
import type { Messages } from '../i18n/message-types';
import { HORIZON, hoursOn, type OpenDays } from './open-days';
import { addDays, type Day, weekdayOf, zurichClock, zurichDay } from './zurich-date';

/** Days within which the next opening is looked for: a later date would need its year. */
const YEAR = 365;

/** Data of the status on every page: opening hours, and sentences that contain `{time}`. */
export interface StatusData extends OpenDays<string> {
  /** For each day, Monday first, the times (HH:MM) at which the salon opens and closes, alternating. */
  week: readonly (readonly string[])[];
  special: Readonly<Record<Day, readonly string[]>>;
  /** Two sentences: closed until a time today, closed until a time tomorrow. */
  near: readonly string[];
  /** Sentences for "closed until a day": by weekday (1 = Monday) within a week, by date (YYYY-MM-DD) later. */
  days: Record<string, string>;
  /** Text of each time, by HH:MM. */
  times: Record<string, string>;
}

/** Returns whether the salon is open, and the sentence on when it closes (`open`, with `{time}`) or opens next. */
export function openingStatus(now: Date, data: StatusData, open: string): [isOpen: boolean, sentence: string] {
  const [today, clock] = zurichClock(now);
  for (let ahead = 0; ahead < YEAR; ahead++) {
    const day = addDays(today, ahead);
    const times = hoursOn(day, data);
    const next = times.findIndex((time) => ahead || clock < time);
    if (next < 0) continue;
    // Times at even places are openings, the others closings.
    const sentence = next % 2 ? open : (data.near[ahead] ?? data.days[ahead < 8 ? weekdayOf(day) : day] ?? '');
    // `replace`, because `fill` would be added to the script of every page for this line alone.
    return [next % 2 > 0, sentence.replace('{time}', data.times[times[next] as string] as string)];
  }
  return [false, ''];
}

/** Returns the data of the status, with its sentences: "Fermé, ouvre lundi à 9 h", "Fermé, ouvre le 17 août à 9 h". */
export function statusData(
  open: OpenDays,
  messages: Messages['status'],
  locale: Locale,
  today: Day = zurichDay(new Date()),
): StatusData {
  const times = open.week.map((intervals) => intervals.flat());
  const special = Object.fromEntries(Object.entries(open.special).map(([day, hours]) => [day, hours.flat()]));
  const openWeekdays = weekdays.filter(
    (weekday) => times[weekday - 1]?.length || Object.keys(special).some((day) => weekdayOf(day) === weekday),
  );
  const until = (label: string | number, day: string) => [label, fill(messages.closed, { day })];
  return {
    week: times,
    special,
    closed: open.closed,
    near: [messages.closed_today, messages.closed_tomorrow],
    days: Object.fromEntries([
      ...openWeekdays.map((weekday) => until(weekday, formatWeekday(weekday, locale))),
      ...reopenings(open, today).map((day) => until(day, formatOnDay(day, locale))),
    ]),
    times: Object.fromEntries(
      [times, Object.values(special)].flat(2).map((time) => [time, formatHourSpaced(time, locale)]),
    ),
  };
}

/** Returns the first open days after a week or more without one. */
function reopenings(open: OpenDays<unknown>, today: Day): Day[] {
  const days = Array.from({ length: HORIZON }, (_, ahead) => addDays(today, ahead));
  const openDays = days.filter((day) => hoursOn(day, open).length > 0);
  return openDays.filter((day, index) => addDays(openDays[index - 1] ?? today, 7) < day);
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
