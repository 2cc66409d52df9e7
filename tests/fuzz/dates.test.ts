import fc from 'fast-check';
import type { Week } from '@/content/schema/salon';
import { dayProblem, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay, parseDay } from '@/lib/dates/day-format';
import { HORIZON } from '@/lib/dates/open-days';
import { addDays, weekdayOf, zurichClock } from '@/lib/dates/zurich-date';
import { runs } from './support/fuzz';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const locale = fc.constantFrom('fr' as const, 'de' as const);
const two = (number: number) => String(number).padStart(2, '0');

it('a day is read again as it is written, in numbers and in words, and without its year within the next one', () => {
  fc.assert(
    fc.property(instant, fc.nat(364), locale, (now, ahead, language) => {
      const [today] = zurichClock(now);
      const day = addDays(today, ahead);
      for (const text of [formatDay(day, language), formatLongDay(day, language), day]) {
        expect([text, parseDay(text, language, today)]).toEqual([text, day]);
      }
      expect(parseDay(formatDay(day, language).slice(0, 6), language, today)).toBe(day);
      expect(parseDay(formatLongDay(day, language).replace(/ \d{4}$/, ''), language, today)).toBe(day);
    }),
    runs(300),
  );
});

it('no text makes a day that the calendar does not have', () => {
  const likely = fc.stringMatching(/^[ 0-9./-]{0,12}( (mars|juin|jui|mai|Mai|zzz))?$/);
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ maxLength: 30 })), locale, (text, language) => {
      const day = parseDay(text, language, '2026-11-21');
      if (day !== undefined) expect(new Date(`${day}T00:00Z`).toISOString().slice(0, 10)).toBe(day);
    }),
    runs(500),
  );
});

const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
const time = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** Up to two intervals a day, in order. */
const hours = fc
  .uniqueArray(minutes, { maxLength: 4 })
  .map((edges) => edges.sort((a, b) => a - b).map(time))
  .map((edges) => [0, 2].flatMap((at) => (edges[at + 1] ? [[edges[at] ?? '', edges[at + 1] ?? ''] as const] : [])));
const week = fc.array(hours, { minLength: 7, maxLength: 7 });
const closing = fc.record({ start: fc.integer({ min: -20, max: 20 }), length: fc.oneof(fc.nat(12), fc.nat(500)) });

it('the next open day is the first on which the salon is open, and not closed yet', () => {
  fc.assert(
    fc.property(instant, week, fc.array(closing, { maxLength: 3 }), (now, opens: Week, around) => {
      const [today, clock] = zurichClock(now);
      const closings = around.map(({ start, length }) => ({
        from: addDays(today, start),
        to: addDays(today, start + length),
      }));
      const isOpen = (day: string) => {
        const last = opens[weekdayOf(day) - 1]?.at(-1)?.[1];
        const isClosing = closings.some(({ from, to }) => from <= day && day <= to);
        return last !== undefined && !isClosing && (day > today || clock.slice(0, 5) < last);
      };
      const days = Array.from({ length: HORIZON + 1 }, (_, ahead) => addDays(today, ahead));
      const open = { week: opens, closings: closings.map(({ from, to }) => `${from}/${to}`) };
      expect(nextOpenDay(today, open, now)).toBe(days.find(isOpen));
      for (const day of days.slice(0, 30)) {
        expect(dayProblem(day, open, now) === undefined).toBe(isOpen(day));
      }
    }),
    runs(80),
  );
});
