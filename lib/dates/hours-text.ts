import type { Week } from '../../content/schema/salon';
import { salon } from '../content/content';
import { formatHour } from '../i18n/format';
import type { Locale } from '../i18n/locale';

const dayNames: Record<Locale, readonly string[]> = {
  fr: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};

/** From the first to the last. */
const dash: Record<Locale, string> = { fr: '-', de: '–' };

/** Values of the message `contact.hours_detail`, one for each run of days of the same hours: "Lun-Ven", "9h-12h, 13h30-18h". */
export function hoursLines(locale: Locale = 'fr', week: Week = salon.hours.week): { days: string; hours: string }[] {
  const texts = week.map((intervals) => intervals.map((interval) => formatInterval(interval, locale)).join(', '));
  const starts = texts.flatMap((hours, index) => (hours && hours !== texts[index - 1] ? [index] : []));
  return starts.map((start) => {
    const hours = texts[start] ?? '';
    const end = texts.findIndex((text, index) => index > start && text !== hours);
    const names = dayNames[locale].slice(start, end < 0 ? undefined : end);
    const days = names.length > 2 ? `${names[0]}${dash[locale]}${names.at(-1)}` : names.join(', ');
    return { days, hours };
  });
}

/** "9h-18h", "9–18". */
function formatInterval(times: readonly string[], locale: Locale): string {
  return times.map((time) => formatHour(time, locale)).join(dash[locale]);
}

/** "le dimanche", "am Sonntag und am Montag": the days of the week on which the salon never opens; empty if there are none. */
export function closedDaysDetail(locale: Locale = 'fr', week: Week = salon.hours.week): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const article: Record<Locale, string> = { fr: 'le', de: 'am' };
  const closed = week.flatMap((intervals, index) => (intervals.length === 0 ? [index + 1] : []));
  // The first of January 2024 was a Monday.
  const names = closed.map((day) => `${article[locale]} ${weekday.format(Date.UTC(2024, 0, day))}`);
  return new Intl.ListFormat(locale).format(names);
}
