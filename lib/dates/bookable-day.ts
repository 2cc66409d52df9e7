import { addDays, type ClosedPeriod, type Day, weekdayOf, zurichClock } from './zurich-date';

/**
 * Opening times of a week, Monday first: for each day its intervals in order, as HH:MM in Europe/Zurich; none on a day on which
 * the salon is closed.
 */
export type Week = readonly (readonly (readonly [opens: string, closes: string])[])[];

/** When the salon can be visited at all: its week, less the exceptional closings. */
export type OpenDays = { week: Week; closings: readonly ClosedPeriod[] };

/** How far the next open day is looked for, in days. */
const HORIZON = 400;

/** How far ahead a day can be asked for, in days: two years. */
const LIMIT = 730;

/**
 * Why no appointment can be asked for on a day: it is over, the salon never opens on that weekday, it is closed for once, it has
 * closed for today already, or the day is too far ahead.
 */
export type DayProblem = 'past' | 'weekly' | 'closed' | 'over' | 'far';

const timesOf = (day: Day, week: Week) => week[weekdayOf(day) - 1] ?? [];

/** What stands against a day at an instant, if anything. */
export function dayProblem(day: Day, { week, closings }: OpenDays, now: Date): DayProblem | undefined {
  const [today, time] = zurichClock(now);
  if (day < today) return 'past';
  if (day > lastDay(now)) return 'far';
  const last = timesOf(day, week).at(-1);
  if (!last) return 'weekly';
  if (closings.some(({ from, to }) => from <= day && day <= to)) return 'closed';
  return day === today && last[1] <= time ? 'over' : undefined;
}

/** The last day that can be asked for at an instant. */
export const lastDay = (now: Date): Day => addDays(zurichClock(now)[0], LIMIT);

/** The first day from a given one, or from today if that is later, that can be asked for; undefined when none can for more than a year. */
export function nextOpenDay(from: Day, open: OpenDays, now: Date): Day | undefined {
  const [today] = zurichClock(now);
  const first = from < today ? today : from;
  for (let ahead = 0; ahead < HORIZON; ahead++) {
    const day = addDays(first, ahead);
    if (!dayProblem(day, open, now)) return day;
  }
  return undefined;
}

/** A day to show how dates are written: an open one of next month, from its 15th, which no one takes for a day and month in another order. */
export function exampleDay(open: OpenDays, now: Date): Day {
  const [today] = zurichClock(now);
  const middle = addDays(`${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, 14);
  return nextOpenDay(middle, open, now) ?? middle;
}
