import fc from 'fast-check';
import { openingStatus, statusData } from '@/lib/dates/opening-hours';
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

/** The hours of a day: none, one interval or two, whose times often lie within a minute of a moment. */
const dayHours = (now: number) => {
  const edge = fc.oneof(
    time,
    fc.integer({ min: -1, max: 1 }).map((minutes) => wallClock(now + minutes * 60_000)[1]),
  );
  return fc.uniqueArray(edge, { maxLength: 4 }).map((times) => {
    const [opens, pause, resumes, closes] = times.sort();
    if (opens === undefined || pause === undefined) return [];
    return resumes && closes
      ? ([
          [opens, pause],
          [resumes, closes],
        ] as const)
      : ([[opens, pause]] as const);
  });
};

/** A moment, a week that is open on some day, and closings that lie around the moment. */
const situation = moment.chain((now) =>
  fc.record({
    now: fc.constant(now),
    week: fc
      .array(dayHours(now), { minLength: 7, maxLength: 7 })
      .filter((week) => week.some((hours) => hours.length > 0)),
    closings: fc
      .array(fc.record({ start: fc.integer({ min: -20, max: 20 }), length: fc.oneof(fc.nat(12), fc.nat(500)) }), {
        maxLength: 3,
      })
      .map((closings) => {
        const [today] = wallClock(now);
        return closings.map(({ start, length }) => ({ from: later(today, start), to: later(today, start + length) }));
      }),
  }),
);

/** How the next opening is named from a day. */
function nameOf(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / DAY;
  if (days < 2) return ['today', 'tomorrow'][days] ?? '';
  const date = new Date(day);
  if (days < 8) return date.toLocaleDateString('fr', { weekday: 'long', timeZone: 'UTC' });
  const words = date.toLocaleDateString('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `le ${words.replace(/^1 /, '1er ')}`;
}

const readable = (clock: string) => `${Number(clock.slice(0, 2))} h ${clock.slice(3)}`.replace(/ 00$/, '');

it('the salon is open just when clock and week say so, or else opens at the first time that they name', () => {
  const labels = {
    open: 'open {time}',
    closed: '{day} {time}',
    closedToday: 'today {time}',
    closedTomorrow: 'tomorrow {time}',
  };
  fc.assert(
    fc.property(situation, ({ now, week, closings }) => {
      const [today, clock] = wallClock(now);
      const hoursOn = (day: string) =>
        closings.some(({ from, to }) => from <= day && day <= to) ? [] : (week[weekdayOf(day) - 1] ?? []);
      const present = hoursOn(today).find(([opens, closes]) => opens <= clock && clock < closes);
      const openings = Array.from({ length: 365 }, (_, ahead) => later(today, ahead)).flatMap((day) =>
        hoursOn(day)
          .filter(([opens]) => day > today || opens > clock)
          .map(([opens]) => [day, opens] as const),
      );
      const [day, opens] = openings[0] ?? [];
      const opening = day && opens ? `${nameOf(day, today)} ${readable(opens)}` : '';
      const expected = present ? `open ${readable(present[1])}` : opening;
      const [isOpen, sentence] = openingStatus(
        new Date(now),
        statusData({ week, closings: closings.map(({ from, to }) => `${from}/${to}`) }, labels, 'fr', today),
      );
      expect([isOpen, sentence.replaceAll('\u00a0', ' ')]).toEqual([present !== undefined, expected]);
    }),
    runs(150),
  );
});
