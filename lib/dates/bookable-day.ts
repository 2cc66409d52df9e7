import { HORIZON, hoursOn, type OpenDays } from './open-days';
import { addDays, type Day, firstOfNextMonth, weekdayOf, zurichClock } from './zurich-date';

/**
 * Why no appointment can be asked for on a day: it is over, the salon never opens on that weekday, it is closed for once, it has
 * closed for today already, or the day is too far ahead.
 */
export type DayProblem = 'past' | 'weekly' | 'closed' | 'over' | 'far';

/** Tells of many days what stands against them at an instant, if anything: the time in Switzerland, slow to find out, is found once. */
export function dayChecker(now: Date, open: OpenDays): (day: Day) => DayProblem | undefined {
  const [today, time] = zurichClock(now);
  const end = addDays(today, HORIZON);
  return (day) => {
    if (day < today) return 'past';
    if (day > end) return 'far';
    const last = hoursOn(day, open).at(-1);
    if (!last) return open.week[weekdayOf(day) - 1]?.length ? 'closed' : 'weekly';
    return day === today && last[1] <= time ? 'over' : undefined;
  };
}

/** What stands against a day at an instant, if anything. */
export const dayProblem = (day: Day, open: OpenDays, now: Date): DayProblem | undefined => dayChecker(now, open)(day);

/** The last day that can be asked for at an instant. */
export const lastDay = (now: Date): Day => addDays(zurichClock(now)[0], HORIZON);

/** The first day from a given one, or from today if that is later, that can be asked for, if any. */
export function nextOpenDay(from: Day, open: OpenDays, now: Date): Day | undefined {
  const problemOf = dayChecker(now, open);
  const [today] = zurichClock(now);
  for (let day = from < today ? today : from; ; day = addDays(day, 1)) {
    const problem = problemOf(day);
    if (problem === 'far') return undefined;
    if (!problem) return day;
  }
}

/** A day to show how dates are written: an open one of next month, from its 15th, which no one takes for a day and month in another order. */
export function exampleDay(open: OpenDays, now: Date): Day {
  const [today] = zurichClock(now);
  const middle = addDays(firstOfNextMonth(today), 14);
  return nextOpenDay(middle, open, now) ?? middle;
}
