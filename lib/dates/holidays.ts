import { fill } from '../i18n/fill';
import { formatDate } from '../i18n/format';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import type { Holiday } from '../schema/salon';
import { dateIn, HORIZON, hoursOn, type OpenDays } from './open-days';
import { addDays, type Day } from './zurich-date';

/** Days before a public holiday from which it is announced, so that the list stays short. */
const NOTICE = 30;

/** A holiday's notice, the first day on which it is shown, and the day after the last. */
export type HolidayNotice = { from: Day; until: Day; text: string };

/** Data of the notices: opening days without holidays, and the text of each holiday, which contains `{day}`. */
export type HolidayTexts = { open: OpenDays<unknown>; texts: readonly { rule: Holiday['rule']; text: string }[] };

/** Returns two years of holidays from a day on, in order, without days that are closed anyway or have special hours. */
export function holidaysFrom<Named extends { rule: Holiday['rule'] }>(
  from: Day,
  holidays: readonly Named[],
  open: OpenDays<unknown>,
): (Named & { day: Day })[] {
  const end = addDays(from, HORIZON);
  const years = [0, 1, 2].map((later) => Number(from.slice(0, 4)) + later);
  return holidays
    .flatMap((holiday) =>
      [...new Set(years.map((year) => dateIn(year, holiday.rule)))].map((day) => ({ ...holiday, day })),
    )
    .filter(({ day }) => from <= day && day <= end && !open.special[day] && hoursOn(day, open).length > 0)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** Returns the notices of the coming holidays, in order. */
export const holidayNotices = (today: Day, { open, texts }: HolidayTexts, locale: Locale): HolidayNotice[] =>
  holidaysFrom(today, texts, open).map(({ day, text }) => ({
    from: addDays(day, -NOTICE),
    until: addDays(day, 1),
    text: fill(text, { day: rulesOf(locale).on(formatDate(day, locale)) }),
  }));
