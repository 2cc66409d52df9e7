import { mainLocale } from '@/lib/content/content';
import { openDays } from '@/lib/content/open-days';
import { nextOpenDay } from '@/lib/dates/bookable-day';
import { openingStatus, statusData } from '@/lib/dates/opening-hours';
import type { Day } from '@/lib/dates/zurich-date';
import type { Locale } from '@/lib/i18n/locale';
import { messagesIn } from './messages';

export const open = openDays();

/** An instant of a day before any salon opens, and one after any has closed. */
export const morningOf = (day: Day) => new Date(`${day}T03:00:00Z`);
export const eveningOf = (day: Day) => new Date(`${day}T21:30:00Z`);

/** Returns the first day, from this one on, that can be requested. */
export function openDayFrom(day: Day): Day {
  const found = nextOpenDay(day, open, morningOf(day));
  if (!found) throw new Error(`The salon is closed from ${day} on.`);
  return found;
}

/** Returns the opening status at an instant, such as "Ouvert, jusqu'à 18 h". */
export const statusAt = (instant: Date, locale: Locale = mainLocale): string =>
  openingStatus(instant, statusData(open, messagesIn(locale).status, locale), messagesIn(locale).status.open)[1];
