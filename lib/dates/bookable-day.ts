import { HORIZON, hoursOn, type OpenDays } from './open-days';
import { addDays, type Day, firstOfNextMonth, weekdayOf, zurichClock } from './zurich-date';

/** Reason why a day cannot be requested; `weekly`: weekday without hours, `over`: today after closing time. */
export type DayProblem = 'past' | 'weekly' | 'closed' | 'over' | 'far';

/** Returns `dayProblem` for many days at one instant; the time in Switzerland is computed once. */
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

/** Returns the reason why a day cannot be requested at an instant; undefined if it can. */
export const dayProblem = (day: Day, open: OpenDays, now: Date): DayProblem | undefined => dayChecker(now, open)(day);

export const lastDay = (now: Date): Day => addDays(zurichClock(now)[0], HORIZON);

/** Returns the first day from a given day (or today, if later) that can be requested; undefined if there is none. */
export function nextOpenDay(from: Day, open: OpenDays, now: Date): Day | undefined {
  const problemOf = dayChecker(now, open);
  const [today] = zurichClock(now);
  for (let day = from < today ? today : from; ; day = addDays(day, 1)) {
    const problem = problemOf(day);
    if (problem === 'far') return undefined;
    if (!problem) return day;
  }
}

/** Returns an example of a date: an open day from the 15th of next month on, so that no day reads as a month. */
export function exampleDay(open: OpenDays, now: Date): Day {
  const [today] = zurichClock(now);
  const middle = addDays(firstOfNextMonth(today), 14);
  return nextOpenDay(middle, open, now) ?? middle;
}
