import type { Week } from '../../content/schema/salon';
import {
  addDays,
  type ClosedPeriod,
  type Day,
  firstOfNextMonth,
  HORIZON,
  isClosedOn,
  weekdayOf,
  zurichClock,
} from './zurich-date';

/** When the salon can be visited at all: its week, less the exceptional closings. */
export type OpenDays = { week: Week; closings: readonly ClosedPeriod[] };

/** How far ahead a day can be asked for, in days: two years. */
const LIMIT = 730;

/**
 * Why no appointment can be asked for on a day: it is over, the salon never opens on that weekday, it is closed for once, it has
 * closed for today already, or the day is too far ahead.
 */
export type DayProblem = 'past' | 'weekly' | 'closed' | 'over' | 'far';

/** Tells of many days what stands against them at an instant, if anything: the time in Switzerland, slow to find out, is found once. */
export function problemsAt(now: Date, { week, closings }: OpenDays): (day: Day) => DayProblem | undefined {
  const [today, time] = zurichClock(now);
  const end = addDays(today, LIMIT);
  return (day) => {
    if (day < today) return 'past';
    if (day > end) return 'far';
    const last = week[weekdayOf(day) - 1]?.at(-1);
    if (!last) return 'weekly';
    if (isClosedOn(day, closings)) return 'closed';
    return day === today && last[1] <= time ? 'over' : undefined;
  };
}

/** What stands against a day at an instant, if anything. */
export const dayProblem = (day: Day, open: OpenDays, now: Date): DayProblem | undefined => problemsAt(now, open)(day);

/** The last day that can be asked for at an instant. */
export const lastDay = (now: Date): Day => addDays(zurichClock(now)[0], LIMIT);

/** The first day from a given one, or from today if that is later, that can be asked for; undefined when none can for more than a year. */
export function nextOpenDay(from: Day, open: OpenDays, now: Date): Day | undefined {
  const [today] = zurichClock(now);
  const problemOf = problemsAt(now, open);
  const first = from < today ? today : from;
  for (let ahead = 0; ahead < HORIZON; ahead++) {
    const day = addDays(first, ahead);
    if (!problemOf(day)) return day;
  }
  return undefined;
}

/** A day to show how dates are written: an open one of next month, from its 15th, which no one takes for a day and month in another order. */
export function exampleDay(open: OpenDays, now: Date): Day {
  const [today] = zurichClock(now);
  const middle = addDays(firstOfNextMonth(today), 14);
  return nextOpenDay(middle, open, now) ?? middle;
}
