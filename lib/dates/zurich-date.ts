/** A day of the calendar without time or time zone: `YYYY-MM-DD`. Days compare as strings. */
export type Day = string;

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the instant (ms) at which clocks change: one o'clock UTC on the last Sunday of March (2) or October (9). */
function clockChange(year: number, month: 2 | 9): number {
  const end = new Date(Date.UTC(year, month, 31, 1));
  return end.setUTCDate(31 - end.getUTCDay());
}

/**
 * Returns date and time in Switzerland at an instant: `YYYY-MM-DD`, `HH:MM:SS`. Computed by the rule for summer time,
 * because asking the browser for a time zone takes a slow phone a tenth of a second.
 */
export function zurichClock(instant: Date): [day: Day, time: string] {
  const year = instant.getUTCFullYear();
  const isSummer = +instant >= clockChange(year, 2) && +instant < clockChange(year, 9);
  const local = new Date(+instant + (isSummer ? 2 : 1) * HOUR);
  // YYYY-MM-DDTHH:MM:SS.000Z
  return local.toISOString().split(/[T.]/) as [Day, string];
}

/** Returns the current day in Switzerland at an instant. */
export const zurichDay = (instant: Date): Day => zurichClock(instant)[0];

/** Returns the instant at which a day begins in Switzerland, with its offset: `2026-07-15T00:00:00+02:00`. */
export function startOfDay(day: Day): string {
  const [, winterMidnight] = zurichClock(new Date(`${day}T00:00:00+01:00`));
  return `${day}T00:00:00+0${winterMidnight === '00:00:00' ? 1 : 2}:00`;
}

/** Returns a day from its numbers (month 1 to 12); undefined if the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const probe = new Date(Date.UTC(year, month - 1, date));
  const isReal = year >= 1000 && year <= 9999 && probe.getUTCMonth() === month - 1 && probe.getUTCDate() === date;
  return isReal ? probe.toISOString().slice(0, 10) : undefined;
}

/** Whether a text is a day (`YYYY-MM-DD`) that the calendar has. */
export function isDay(text: string): text is Day {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(date)) === text;
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

export const firstOfNextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** Returns 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;
