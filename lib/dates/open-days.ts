import type { Week } from '../schema/salon';
import { addDays, type Day, weekdayOf } from './zurich-date';

/** One day (`YYYY-MM-DD`), first and last day (`2027-07-12/2027-07-24`), or a holiday's rule (`Holiday`). */
export type ClosedDays = string;

/** Opening days: hours of the week (Monday first), hours of special days, and closed days that would have hours. */
export type OpenDays<Hours = Week[number][number]> = {
  week: readonly (readonly Hours[])[];
  special: Readonly<Record<Day, readonly Hours[]>>;
  closed: readonly ClosedDays[];
};

/** Days ahead that can be requested: two years. */
export const HORIZON = 730;

/** Returns the hours of a day of any year, for build, form and page script; none if the salon is closed. */
export const hoursOn = <Hours>(day: Day, { week, special, closed }: OpenDays<Hours>): readonly Hours[] =>
  special[day] ?? (closed.some((days) => isWithin(day, days)) ? [] : (week[weekdayOf(day) - 1] as Hours[]));

function isWithin(day: Day, days: ClosedDays): boolean {
  const [first, last] = days.split('/') as [Day, Day?];
  return last ? first <= day && day <= last : dateIn(+day.slice(0, 4), days) === day;
}

/** Returns the day of a year for a holiday's rule (`MM-DD`, `easter 39`); a rule that is a day stays as it is. */
export function dateIn(year: number, rule: ClosedDays): Day {
  if (rule.startsWith('easter')) return addDays(easterOf(year), +rule.slice(7));
  return rule.length > 5 ? rule : `${year}-${rule}`;
}

/** Easter Sunday of a year from 1900 to 2099. */
function easterOf(year: number): Day {
  // The first full moon of spring as the church computes it, in days after 21 March.
  const moon = (19 * (year % 19) + 24) % 30;
  const full = addDays(`${year}-03-21`, moon > 27 ? moon - 1 : moon);
  return addDays(full, 7 - (weekdayOf(full) % 7));
}
