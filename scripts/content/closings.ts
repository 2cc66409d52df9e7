import Holidays from 'date-holidays';
import { type HolidayId, holidayIds, holidays } from '../../content/holidays';
import type { Closing, Hours, Week } from '../../content/schema/salon';
import { isClosedOn, weekdayOf } from '../../lib/dates/zurich-date';

/** Public holidays of the canton of Jura in a year, each a closing of one day, in the order of the year. */
export function holidayClosings(year: number): (Closing & { holiday: HolidayId })[] {
  const calendar = new Holidays('CH', 'JU', { types: ['public'] });
  const days = new Map(calendar.getHolidays(year).map(({ rule, date }) => [rule, date.slice(0, 10)]));
  const closings = holidayIds.flatMap((holiday) => {
    const { rule, fr: reason } = holidays[holiday];
    const day = days.get(rule);
    return day ? [{ from: day, to: day, reason, holiday }] : [];
  });
  return closings.sort((one, other) => one.from.localeCompare(other.from));
}

/** What the owner lists, and the public holidays of two years that would be opening days otherwise, by their first days. */
export function allClosings({ closings, holidaysWorked }: Hours, week: Week, year: number): Closing[] {
  const isNews = ({ from, holiday }: Closing & { holiday: HolidayId }) =>
    !holidaysWorked.includes(holiday) && (week[weekdayOf(from) - 1] ?? []).length > 0 && !isClosedOn(from, closings);
  const shut = [year, year + 1].flatMap(holidayClosings).filter(isNews);
  return [...closings, ...shut].sort((one, other) => one.from.localeCompare(other.from));
}
