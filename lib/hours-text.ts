import { salon } from '../content/salon';
import { formatHour } from './format';
import type { Locale } from './i18n/locale';

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
