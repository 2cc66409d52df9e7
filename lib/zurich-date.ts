/** A day of the calendar without clock or zone: `YYYY-MM-DD`. Days compare as strings. */
export type Day = string;

/** Exceptional closing, both days included. */
export type ClosedPeriod = { from: Day; to: Day };

const zurichParts = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day it is in Switzerland at one instant, wherever the visitor's own clock stands. */
export function zurichDay(instant: Date): Day {
  const parts = Object.fromEntries(zurichParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** A day from its numbers (month 1 to 12), or nothing when the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const probe = new Date(Date.UTC(year, month - 1, date));
  const isReal = year >= 1000 && year <= 9999 && probe.getUTCMonth() === month - 1 && probe.getUTCDate() === date;
  return isReal ? probe.toISOString().slice(0, 10) : undefined;
}

/** True for a `YYYY-MM-DD` that the calendar has. */
export function isDay(text: string): text is Day {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(date)) === text;
}

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Midnight of a day on the visitor's clock: what calendars made for local dates want. */
export function toLocalDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day a local date stands for. */
export function fromLocalDate(date: Date): Day {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** When the salon can be visited at all: days of the week as ISO counts them (7 = Sunday), less the exceptional closings. */
export type OpenDays = { openDays: readonly number[]; closings: readonly ClosedPeriod[] };

/** Why no appointment can be asked for on a day, if so. */
export function closedReason(day: Day, { openDays, closings }: OpenDays): 'weekly' | 'closing' | undefined {
  if (!openDays.includes(weekdayOf(day) || 7)) return 'weekly';
  return closings.some(({ from, to }) => from <= day && day <= to) ? 'closing' : undefined;
}
