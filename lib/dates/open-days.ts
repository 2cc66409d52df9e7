import type { Week } from '../schema/salon';
import { addDays, type Day, weekdayOf } from './zurich-date';

/** Days on which the salon is closed: one (`YYYY-MM-DD`), the first and the last with a slash between, or a holiday's rule (`Holiday`). */
export type ClosedDays = string;

/** When the salon can be visited: the hours of its week, Monday first, those of days that have their own, and the days on which it is closed although it has hours. */
export type OpenDays<Hours = Week[number][number]> = {
  week: readonly (readonly Hours[])[];
  special: Readonly<Record<Day, readonly Hours[]>>;
  closed: readonly ClosedDays[];
};

/** Days ahead for which a day can be requested: two years. */
export const HORIZON = 730;

/**
 * The hours of a day of any year; none if the salon is closed. The build, the form and the script of every page all decide by this
 * function.
 */
export const hoursOn = <Hours>(day: Day, { week, special, closed }: OpenDays<Hours>): readonly Hours[] =>
  special[day] ?? (closed.some((days) => isWithin(day, days)) ? [] : (week[weekdayOf(day) - 1] as Hours[]));

function isWithin(day: Day, days: ClosedDays): boolean {
  const [first, last] = days.split('/') as [Day, Day?];
  return last ? first <= day && day <= last : dateIn(+day.slice(0, 4), days) === day;
}

/** Returns the day of a year that a rule names; a rule that is a day (`YYYY-MM-DD`) as it is. */
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
