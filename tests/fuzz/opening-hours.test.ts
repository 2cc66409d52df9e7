import fc from 'fast-check';
import { type OpeningStatus, openingStatus, statusData } from '@/lib/dates/opening-hours';
import { messages } from '@/lib/i18n/messages';
import { runs } from './support/fuzz';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When the clocks change in a year: at 1:00 UTC on the last Sundays of March and October. */
const clockChanges = (year: number) =>
  [2, 9].map((month) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * DAY;
  });

/** Day and time on the wall in Zurich by the rule of the law, without a time zone database. */
function wallClock(instant: number): [day: string, time: string] {
  const [spring = 0, autumn = 0] = clockChanges(new Date(instant).getUTCFullYear());
  const shown = new Date(instant + (spring <= instant && instant < autumn ? 2 : 1) * HOUR).toISOString();
  return [shown.slice(0, 10), shown.slice(11, 16)];
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

/** A moment of this century: any, or one within three hours of a change of the clocks or of a midnight. */
const offset = fc.integer({ min: -3 * HOUR, max: 3 * HOUR });
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2099, 11, 30) }),
  fc
    .tuple(fc.integer({ min: 2000, max: 2098 }), fc.nat(1), offset)
    .map(([year, which, ms]) => (clockChanges(year)[which] ?? 0) + ms),
  fc.tuple(fc.integer({ min: 11_000, max: 47_000 }), offset).map(([day, ms]) => day * DAY + ms),
);

const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => wallClock((minutes - 60) * 60_000)[1]);

/** A moment, a table that often opens or closes within a minute of it, and closings that lie around it. */
const situation = fc
  .record({
    now: moment,
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    edges: fc.tuple(fc.oneof(time, fc.integer({ min: -1, max: 1 })), time),
    closings: fc.array(
      fc.record({ start: fc.integer({ min: -20, max: 20 }), length: fc.oneof(fc.nat(12), fc.nat(500)) }),
      { maxLength: 3 },
    ),
  })
  .map(({ now, days, edges, closings }) => {
    const [today] = wallClock(now);
    const times = edges.map((edge) => (typeof edge === 'string' ? edge : wallClock(now + edge * 60_000)[1]));
    const [opens = '', closes = ''] = times.sort();
    return {
      now,
      hours: { days, opens, closes },
      closings: closings.map(({ start, length }) => ({ from: later(today, start), to: later(today, start + length) })),
    };
  })
  .filter(({ hours }) => hours.opens < hours.closes);

/** The day of the next opening that a status speaks of. */
function openingDayOf(status: OpeningStatus, today: string): string | undefined {
  if (status === 'today') return today;
  if (status === 'tomorrow') return later(today, 1);
  if (status.length > 1) return status;
  // Today has passed: a week from now is the same weekday.
  return [2, 3, 4, 5, 6, 7].map((days) => later(today, days)).find((day) => weekdayOf(day) === Number(status));
}

it('the salon is open just when clock and table say so, or else opens on the first day that they name, which has its sentence', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom('fr' as const, 'de' as const), ({ now, hours, closings }, locale) => {
      const [today, clock] = wallClock(now);
      const opensOn = (day: string) =>
        hours.days.includes(weekdayOf(day)) && closings.every(({ from, to }) => day < from || to < day);
      const status = openingStatus(new Date(now), hours, closings);
      expect(status === 'open').toBe(opensOn(today) && hours.opens <= clock && clock < hours.closes);
      if (status !== 'open') {
        const first = clock < hours.opens ? 0 : 1;
        const candidates = Array.from({ length: 400 - first }, (_, index) => later(today, first + index));
        expect(status && openingDayOf(status, today)).toBe(candidates.find(opensOn));
      }
      if (!status) return;
      const { open, closed, closed_today: closedToday, closed_tomorrow: closedTomorrow } = messages[locale].status;
      const { texts } = statusData(hours, closings, { open, closed, closedToday, closedTomorrow }, locale);
      expect(texts[status]).toMatch(/\d/);
      expect(texts[status]).not.toMatch(/[{}]|undefined|NaN|Invalid| $/);
    }),
    runs(300),
  );
});
