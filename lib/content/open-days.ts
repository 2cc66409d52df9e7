import { holidaysFrom } from '../dates/holidays';
import type { OpenDays } from '../dates/open-days';
import { type Day, zurichDay } from '../dates/zurich-date';
import { typesetDeep } from '../i18n/typography';
import { mainLocale, salon } from './content';

/** The exceptional closings that are not over on a day, typeset. */
export function closingsFrom(today: Day = zurichDay(new Date())) {
  return typesetDeep(
    salon.closings.filter(({ to }) => to >= today),
    mainLocale,
  );
}

/** When the salon can be visited; with public holidays by their rules, unless it is they that are asked for. */
export function openDays({ withHolidays = true } = {}): OpenDays {
  const closings = closingsFrom().map(({ from, to }) => (from === to ? from : `${from}/${to}`));
  const holidays = salon.holidays.map(({ rule }) => rule);
  return { week: salon.hours.week, closed: withHolidays ? [...closings, ...holidays] : closings };
}

/** The public holidays to come on which the salon would be open otherwise. */
export const comingHolidays = () =>
  holidaysFrom(zurichDay(new Date()), salon.holidays, openDays({ withHolidays: false }));
