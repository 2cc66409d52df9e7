import type { Week } from '../../content/schema/salon';
import { salon } from '../content/content';
import { formatHour, formatHourSpaced, formatWeekday, joinWords } from '../i18n/format';
import type { Locale } from '../i18n/locale';

const dayNames: Record<Locale, readonly string[]> = {
  fr: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};

/** A run of days and its hours, as they are read. */
export type HoursLine = { days: string; hours: string };

/** How days and hours are written; the dash leads from the first to the last. */
interface HoursStyle {
  dash: string;
  formatTime: (time: string, locale: Locale) => string;
}

const lineStyle: Record<Locale, HoursStyle> = {
  fr: { dash: '-', formatTime: formatHour },
  de: { dash: '–', formatTime: formatHour },
};

/** Of running text: German says "Uhr" once, behind the last hour. */
const sentenceStyle: Record<Locale, HoursStyle> = {
  fr: { dash: '–', formatTime: formatHourSpaced },
  de: lineStyle.de,
};

/** Values of the message `contact.hours_detail`, one for each run of days of the same hours: "Lun-Ven", "9h-12h, 13h30-18h". */
export function hoursLines(locale: Locale = 'fr', week: Week = salon.hours.week): HoursLine[] {
  return linesIn(lineStyle[locale], locale, week);
}

/** Values of the message `status.hours`, written as the status is: "Lun–Ven", "9\u00a0h–12\u00a0h, 13\u00a0h\u00a030–18\u00a0h". */
export function hoursSentences(locale: Locale = 'fr', week: Week = salon.hours.week): HoursLine[] {
  return linesIn(sentenceStyle[locale], locale, week);
}

function linesIn({ dash, formatTime }: HoursStyle, locale: Locale, week: Week): HoursLine[] {
  const texts = week.map((intervals) =>
    intervals.map((times) => times.map((time) => formatTime(time, locale)).join(dash)).join(', '),
  );
  const starts = texts.flatMap((hours, index) => (hours && hours !== texts[index - 1] ? [index] : []));
  return starts.map((start) => {
    const hours = texts[start] ?? '';
    const end = texts.findIndex((text, index) => index > start && text !== hours);
    const names = dayNames[locale].slice(start, end < 0 ? undefined : end);
    const days = names.length > 2 ? `${names[0]}${dash}${names.at(-1)}` : names.join(', ');
    return { days, hours };
  });
}

/** "le dimanche", "am Sonntag und am Montag": the days of the week on which the salon never opens; empty if there are none. */
export function closedDaysDetail(locale: Locale = 'fr', week: Week = salon.hours.week): string {
  const article: Record<Locale, string> = { fr: 'le', de: 'am' };
  const closed = week.flatMap((intervals, index) => (intervals.length === 0 ? [index + 1] : []));
  return joinWords(
    closed.map((weekday) => `${article[locale]} ${formatWeekday(weekday, locale)}`),
    locale,
  );
}
