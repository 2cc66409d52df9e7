import { dateIn } from '../../lib/dates/open-days';
import { type Day, weekdayOf, zurichDay } from '../../lib/dates/zurich-date';
import { formatDate } from '../../lib/i18n/format';
import type { Salon } from '../../lib/schema/salon';
import { type HolidayPlace, holidaysOf } from '../content/holidays';

type SalonDays = Pick<Salon, 'holidays' | 'holidaysWorked' | 'hours' | 'closings' | 'specialDays'> & {
  address: HolidayPlace;
};

/**
 * Returns the holidays of a year from `today` on for the owner to confirm, as "date, name": those on which the site
 * says that the salon is closed, and half days or days of some communes. Leaves out days that the owner's hours settle:
 * special days, closings and weekdays on which the salon never opens.
 */
export function holidaysToConfirm(salon: SalonDays, today: Day = zurichDay(new Date())): string[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [...announced(salon, year), ...unannounced(salon, year)]
    .filter(({ day }) => today <= day && day < end && !isSettled(day, salon))
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, words }) => `${formatDate(day, 'fr')}, ${words}`);
}

const isSettled = (day: Day, { hours, specialDays, closings }: SalonDays) =>
  hours.week[weekdayOf(day) - 1]?.length === 0 ||
  specialDays.some((special) => special.day === day) ||
  closings.some(({ from, to }) => from <= day && day <= to);

const announced = ({ holidays }: SalonDays, year: number) =>
  holidays.flatMap(({ rule, names }) => {
    const days = [year, year + 1].map((each) => dateIn(each, rule as Parameters<typeof dateIn>[1]));
    return [...new Set(days)].map((day) => ({ day, words: names.fr }));
  });

const unannounced = ({ holidays, holidaysWorked, address }: SalonDays, year: number) =>
  holidaysOf(address, [], year).flatMap(({ id, isPublic, names, days }) => {
    const isAnnounced = holidays.some((one) => one.names.fr === names.fr);
    if (isPublic || isAnnounced || holidaysWorked.includes(id)) return [];
    const words = `${names.fr} : le site ne dit rien ; d’autres ferment, ou une demi-journée`;
    return days.map((day) => ({ day, words }));
  });
