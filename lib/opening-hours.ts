import { formatHourSpaced } from './format';
import { type Locale, languageTags } from './i18n/locale';
import { addDays, weekdayOf } from './zurich-date';

/** When the salon is open: ISO days (1 = Monday), times as HH:MM in Europe/Zurich. */
export interface Hours {
  days: readonly number[];
  opens: string;
  closes: string;
}

/** Days the salon is closed although it would be open: first and last day (YYYY-MM-DD), both included. */
export interface Closing {
  from: string;
  to: string;
  reason: string;
}

/** Open until a time, or closed until the next opening: today, tomorrow, an ISO weekday within the week, or a date (YYYY-MM-DD). */
export type OpeningStatus =
  | { isOpen: true; until: string }
  | { isOpen: false; opensDay: 'today' | 'tomorrow' | number | string; opensAt: string };

/** Messages of the status, with `{time}`, `{day}` in them. */
export interface StatusLabels {
  open: string;
  closed: string;
  closedToday: string;
  closedTomorrow: string;
}

/** How far the next opening is looked for, in days. */
const HORIZON = 400;
const HOUR = 3_600_000;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What calendar and clock show in Zurich, as a Date whose UTC fields hold it. */
function zurichClock(instant: Date): Date {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return new Date(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`);
}

/** The instant at which the clocks in Zurich first show a time (HH:MM) of a day (YYYY-MM-DD); where the clocks skip it, an hour later. */
function zurichInstant(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number) => zurichClock(new Date(instant)).getTime() - instant;
  // Summer time is the larger offset, so it gives the earlier of two instants.
  const [summer, winter] = [wanted - 2 * HOUR, wanted - HOUR];
  return new Date(offsetAt(summer) === wanted - summer ? summer : winter);
}

const isoDay = (clock: Date) => clock.toISOString().slice(0, 10);
const isoWeekday = (day: string) => weekdayOf(day) || 7;

/** True when the salon opens on a day (YYYY-MM-DD) at all. */
export function isOpeningDay(day: string, hours: Hours, closings: readonly Closing[]): boolean {
  return hours.days.includes(isoWeekday(day)) && !closings.some(({ from, to }) => from <= day && day <= to);
}

/** Whether the salon is open at an instant, and what comes next; undefined when it doesn't open again for more than a year. */
export function openingStatus(now: Date, hours: Hours, closings: readonly Closing[]): OpeningStatus | undefined {
  const clock = zurichClock(now);
  const today = isoDay(clock);
  const time = clock.toISOString().slice(11, 16);
  if (isOpeningDay(today, hours, closings) && hours.opens <= time && time < hours.closes) {
    return { isOpen: true, until: hours.closes };
  }
  for (let ahead = time < hours.opens ? 0 : 1; ahead < HORIZON; ahead++) {
    const day = addDays(today, ahead);
    if (!isOpeningDay(day, hours, closings)) continue;
    const near = ['today', 'tomorrow'][ahead] ?? (ahead < 7 ? isoWeekday(day) : day);
    return { isOpen: false, opensDay: near, opensAt: hours.opens };
  }
  return undefined;
}

/** The next instant at which the status reads differently: opening, closing, or midnight in Zurich. */
export function nextStatusChange(now: Date, hours: Hours): Date {
  const today = isoDay(zurichClock(now));
  const moments = [
    zurichInstant(today, hours.opens),
    zurichInstant(today, hours.closes),
    zurichInstant(addDays(today, 1), '00:00'),
    ...clockChange(today, hours),
  ].map((moment) => moment.getTime());
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}

/**
 * All of Europe changes its clocks at 1:00 UTC; those in Zurich then skip the hour from 2 to 3 or show it twice. Who opens or
 * closes in it has to look at that instant, and at the second time the clocks show what is waited for.
 */
function clockChange(day: string, { opens, closes }: Hours): Date[] {
  const atNight = [opens, closes].filter((time) => time.startsWith('02:'));
  return atNight.flatMap((time) => ['01:00', time.replace('02', '01')].map((utc) => new Date(`${day}T${utc}:00Z`)));
}

/** The status as a short sentence: "Ouvert, jusqu'à 18 h", "Offen bis 18 Uhr". */
export function formatOpeningStatus(status: OpeningStatus, labels: StatusLabels, locale: Locale = 'fr'): string {
  if (status.isOpen) return labels.open.replace('{time}', formatHourSpaced(status.until, locale));
  const { opensDay } = status;
  const near: Record<string, string> = { today: labels.closedToday, tomorrow: labels.closedTomorrow };
  const label = near[opensDay] ?? labels.closed;
  return label
    .replace('{day}', formatDay(opensDay, locale))
    .replace('{time}', formatHourSpaced(status.opensAt, locale));
}

/** "lundi" or "Montag" from an ISO weekday, "le 17 août" or "17. August" from a date. */
function formatDay(day: number | string, locale: Locale): string {
  const isWeekday = typeof day === 'number';
  // 1 January 2024 was a Monday.
  const date = new Date(isWeekday ? Date.UTC(2024, 0, day) : `${day}T00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const options = isWeekday ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  // No line break before the month.
  const text = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' })
    .format(date)
    .replace(' ', '\u00a0');
  return isWeekday || locale === 'de' ? text : `le ${text.replace(/^1\u00a0/, '1er\u00a0')}`;
}
