import { HORIZON, hoursOn, type OpenDays } from './open-days';
import { addDays, type Day, firstOfNextMonth, weekdayOf, zurichClock } from './zurich-date';

/**
 * Reason for which no appointment can be requested on a day: it is in the past, a weekday without hours, a closed day, today after the salon has
 * closed, or too far ahead.
 */
export type DayProblem = 'past' | 'weekly' | 'closed' | 'over' | 'far';

/** `dayProblem` for many days at one instant, which computes the time in Switzerland only once, as that is slow. */
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

/** Returns the reason for which no appointment can be requested on a day, at an instant; undefined if one can. */
export const dayProblem = (day: Day, open: OpenDays, now: Date): DayProblem | undefined => dayChecker(now, open)(day);

/** Returns the last day that can be requested at an instant. */
export const lastDay = (now: Date): Day => addDays(zurichClock(now)[0], HORIZON);

/** The first day that can be requested, from a given day on and not before today; undefined if there is none. */
export function nextOpenDay(from: Day, open: OpenDays, now: Date): Day | undefined {
  const problemOf = dayChecker(now, open);
  const [today] = zurichClock(now);
  for (let day = from < today ? today : from; ; day = addDays(day, 1)) {
    const problem = problemOf(day);
    if (problem === 'far') return undefined;
    if (!problem) return day;
  }
}

/** An example of how to write a date: an open day from the 15th of next month on, so that the day is not read as a month. */
export function exampleDay(open: OpenDays, now: Date): Day {
  const [today] = zurichClock(now);
  const middle = addDays(firstOfNextMonth(today), 14);
  return nextOpenDay(middle, open, now) ?? middle;
}
