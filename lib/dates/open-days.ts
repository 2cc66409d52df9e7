import { addDays, type Day, isDay, weekdayOf } from './zurich-date';

/** Days on which the salon is closed: one (`YYYY-MM-DD`), the first and the last with a slash between, or by rule as `Holiday` has it. */
export type ClosedDays = string;

/** The hours of a week, Monday first, and the days on which the salon is closed although it has hours: a list, or a text of them. */
export type OpenHours<Hours> = { week: readonly (readonly Hours[])[]; closed: Pick<readonly Day[], 'includes'> };

/** How far ahead days are judged, in days: two years. */
export const HORIZON = 730;

/** The hours of a day; none when the salon is closed. What judges a day asks here: the build, the form, the script of every page. */
export const hoursOn = <Hours>(day: Day, { week, closed }: OpenHours<Hours>): readonly Hours[] =>
  closed.includes(day) ? [] : (week[weekdayOf(day) - 1] as Hours[]);

/** Closed days one by one, from a day on for as long as days are judged. */
export function closedFrom(from: Day, closings: readonly ClosedDays[]): Day[] {
  const end = addDays(from, HORIZON);
  const year = Number(from.slice(0, 4));
  return closings.flatMap((days) => {
    const [first, last = first] = days.split('/') as [Day, Day?];
    if (!isDay(first)) {
      return [year, year + 1, year + 2].map((each) => dateIn(each, days)).filter((day) => from <= day && day <= end);
    }
    const period: Day[] = [];
    for (let day = first > from ? first : from; day <= last && day <= end; day = addDays(day, 1)) period.push(day);
    return period;
  });
}

const dateIn = (year: number, rule: ClosedDays): Day =>
  rule.startsWith('easter') ? addDays(easterOf(year), Number(rule.slice(7))) : `${year}-${rule}`;

/** Easter Sunday of a year from 1900 to 2099. */
function easterOf(year: number): Day {
  // The full moon of spring as the church reckons it, in days after 21 March.
  const moon = (19 * (year % 19) + 24) % 30;
  const full = addDays(`${year}-03-21`, moon > 27 ? moon - 1 : moon);
  return addDays(full, 7 - (weekdayOf(full) % 7));
}
