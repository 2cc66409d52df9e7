/** @jest-environment node */
import fc from 'fast-check';
import { type Closing, type Hours, type OpeningStatus, openingStatus, statusData } from '@/lib/dates/opening-hours';
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

/** The clock on the wall in Zurich by the rule of the law, without a time zone database: a Date whose UTC fields show it. */
function wallClock(instant: number): Date {
  const [spring = 0, autumn = 0] = clockChanges(new Date(instant).getUTCFullYear());
  return new Date(instant + (spring <= instant && instant < autumn ? 2 : 1) * HOUR);
}

const dayOf = (clock: Date) => clock.toISOString().slice(0, 10);
const timeOf = (clock: Date) => clock.toISOString().slice(11, 16);
const later = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * DAY));

function opensOn(day: string, { days }: Hours, closings: readonly Closing[]): boolean {
  const weekday = new Date(day).getUTCDay() || 7;
  return days.includes(weekday) && closings.every(({ from, to }) => day < from || to < day);
}

const isOpenAt = (instant: number, hours: Hours, closings: readonly Closing[]) => {
  const clock = wallClock(instant);
  return opensOn(dayOf(clock), hours, closings) && hours.opens <= timeOf(clock) && timeOf(clock) < hours.closes;
};

/** Any moment of this century, those around midnight and around a change of the clocks more often than others. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2099, 11, 30) }),
  fc
    .record({
      year: fc.integer({ min: 2000, max: 2098 }),
      which: fc.nat(1),
      offset: fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
    })
    .map(({ year, which, offset }) => (clockChanges(year)[which] ?? 0) + offset),
  fc
    .record({ day: fc.integer({ min: 11_000, max: 47_000 }), offset: fc.integer({ min: -3 * HOUR, max: 3 * HOUR }) })
    .map(({ day, offset }) => day * DAY + offset),
);

const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));

/** A time of the table, or by how many minutes it misses what the clock shows. */
const edge = fc.oneof(time, fc.integer({ min: -1, max: 1 }));

/** A moment, a table that often opens or closes at just that moment, and closings that lie around it. */
const situation = fc
  .record({
    now: moment,
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    edges: fc.tuple(edge, time),
    closings: fc.array(fc.record({ start: fc.integer({ min: -20, max: 20 }), length: fc.nat(500) }), { maxLength: 3 }),
  })
  .map(({ now, days, edges, closings }) => {
    const today = dayOf(wallClock(now));
    const times = edges.map((at) => (typeof at === 'string' ? at : timeOf(wallClock(now + at * 60_000))));
    const [opens = '', closes = ''] = times.sort();
    return {
      now,
      hours: { days, opens, closes } satisfies Hours,
      closings: closings.map(({ start, length }) => {
        const from = later(today, start);
        return { from, to: later(from, length) };
      }),
    };
  })
  .filter(({ hours }) => hours.opens < hours.closes);

/** The day of the next opening that a status speaks of. */
function openingDayOf(status: OpeningStatus, today: string): string | undefined {
  if (status === 'today') return today;
  if (status === 'tomorrow') return later(today, 1);
  if (status.length > 1) return status;
  // Today has passed: a week from now is the same weekday.
  return [2, 3, 4, 5, 6, 7]
    .map((days) => later(today, days))
    .find((day) => (new Date(day).getUTCDay() || 7) === Number(status));
}

it('the salon is open just when the clock in Zurich and the table say so', () => {
  fc.assert(
    fc.property(situation, ({ now, hours, closings }) => {
      const status = openingStatus(new Date(now), hours, closings);
      expect(status === 'open').toBe(isOpenAt(now, hours, closings));
    }),
    runs(500),
  );
});

it('the next opening lies ahead, on a day the salon opens, and none comes before it', () => {
  fc.assert(
    fc.property(situation, ({ now, hours, closings }) => {
      const status = openingStatus(new Date(now), hours, closings);
      if (status === 'open') return;
      const today = dayOf(wallClock(now));
      const first = timeOf(wallClock(now)) < hours.opens ? 0 : 1;
      const candidates = Array.from({ length: 400 - first }, (_, index) => later(today, first + index));
      const expected = candidates.find((day) => opensOn(day, hours, closings));
      expect(status && openingDayOf(status, today)).toBe(expected);
    }),
    runs(300),
  );
});

it('there is a sentence without holes for every status, in both languages', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom('fr' as const, 'de' as const), ({ now, hours, closings }, locale) => {
      const status = openingStatus(new Date(now), hours, closings);
      if (!status) return;
      const { open, closed, closed_today: closedToday, closed_tomorrow: closedTomorrow } = messages[locale].status;
      const { texts } = statusData(hours, closings, { open, closed, closedToday, closedTomorrow }, locale);
      expect(texts[status]).toMatch(/\d/);
      expect(texts[status]).not.toMatch(/[{}]|undefined|NaN|Invalid| $/);
    }),
    runs(500),
  );
});
