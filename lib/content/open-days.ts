import { holidaysFrom } from '../dates/holidays';
import type { OpenDays } from '../dates/open-days';
import { type Day, zurichDay } from '../dates/zurich-date';
import { salon } from './content';

/** Returns the owner's closings that end on this day or later. */
export const closingsFrom = (today: Day = zurichDay(new Date())) => salon.closings.filter(({ to }) => to >= today);

export const specialDaysFrom = (today: Day = zurichDay(new Date())) =>
  salon.specialDays.filter(({ day }) => day >= today);

/** Returns the hours of the week, special days and closed days; `withHolidays: false` leaves public holidays out. */
export function openDays({ withHolidays = true } = {}): OpenDays {
  const closings = closingsFrom().map(({ from, to }) => (from === to ? from : `${from}/${to}`));
  const holidays = salon.holidays.map(({ rule }) => rule);
  const special = Object.fromEntries(specialDaysFrom().map(({ day, hours }) => [day, hours]));
  return { week: salon.hours.week, special, closed: withHolidays ? [...closings, ...holidays] : closings };
}

/** Returns the coming public holidays that close the salon on a day with opening hours. */
export const comingHolidays = () =>
  holidaysFrom(zurichDay(new Date()), salon.holidays, openDays({ withHolidays: false }));
