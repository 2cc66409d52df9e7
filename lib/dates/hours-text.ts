import { salon } from '../content/content';
import { formatHour } from '../i18n/format';
import type { Locale } from '../i18n/locale';

const dayNames: Record<Locale, readonly string[]> = {
  fr: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};

/** Between the first and the last day of a run. */
const dash: Record<Locale, string> = { fr: '-', de: '–' };

/** Values of the message `contact.hours_detail`, made from the one set of hours: "Lun-Sam", "9h", "18h". */
export function hoursDetail(locale: Locale = 'fr'): { days: string; opens: string; closes: string } {
  const { days, opens, closes } = salon.hours;
  const sorted: number[] = [...days].sort((a, b) => a - b);
  const isRun = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  const names = sorted.map((day) => dayNames[locale][day - 1] ?? '');
  const label = isRun && names.length > 2 ? `${names[0]}${dash[locale]}${names.at(-1)}` : names.join(', ');
  return { days: label, opens: formatHour(opens, locale), closes: formatHour(closes, locale) };
}

/** "le dimanche", "am Sonntag und am Montag": the days of the week on which the salon never opens; empty if there are none. */
export function closedDaysDetail(locale: Locale = 'fr', openDays: readonly number[] = salon.hours.days): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const article: Record<Locale, string> = { fr: 'le', de: 'am' };
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((day) => !openDays.includes(day));
  // The first of January 2024 was a Monday.
  const names = closed.map((day) => `${article[locale]} ${weekday.format(Date.UTC(2024, 0, day))}`);
  return new Intl.ListFormat(locale).format(names);
}
