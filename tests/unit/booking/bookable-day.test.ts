import type { Week } from '@/content/schema/salon';
import { dayProblem, exampleDay, lastDay, nextOpenDay, type OpenDays } from '@/lib/dates/bookable-day';
import { zurichDay } from '@/lib/dates/zurich-date';

const day = [
  ['09:00', '12:00'],
  ['13:30', '18:00'],
] as const;
/** Tuesday to Saturday, with a break, and a short Saturday. */
const week: Week = [[], day, day, day, day, [['09:00', '14:00']], []];
const open: OpenDays = { week, closings: ['2026-12-24/2027-01-02', '2027-06-12', '08-01', 'easter 39'] };
/** A Tuesday, ten in the morning in Switzerland. */
const now = new Date('2026-11-24T09:00:00Z');

it.each([
  ['2026-11-24', undefined, 'today'],
  ['2026-11-29', 'weekly', 'a Sunday'],
  ['2026-12-24', 'closed', 'its first day'],
  ['2027-01-02', 'closed', 'its last day'],
  ['2027-05-06', 'closed', 'Ascension'],
  ['2027-06-12', 'closed', 'a single day'],
  ['2028-08-01', 'closed', 'a holiday by its date'],
  ['2027-08-01', 'weekly', 'the same on a Sunday'],
  ['3000-12-24', 'far', 'in the year 3000'],
])('%s is refused for the reason %p: %s', (asked, problem, _day) => expect(dayProblem(asked, open, now)).toBe(problem));

it.each([
  ['2026-11-24T16:59:59Z', undefined, 'a second before the last closing time'],
  ['2026-11-24T17:00:00Z', 'over', 'at the last closing time'],
  ['2026-11-24T23:00:00Z', 'past', 'at midnight'],
])('at %s the day is refused for the reason %p: %s', (instant, problem, _moment) => {
  expect(dayProblem('2026-11-24', open, new Date(instant))).toBe(problem);
});

it.each([
  ['2026-11-24T09:00:00Z', '2026-11-24', 'today'],
  ['2026-11-24T17:00:00Z', '2026-11-25', 'after closing time'],
  ['2026-11-28T14:00:00Z', '2026-12-01', 'over the days on which it is never open'],
  ['2026-12-23T17:00:00Z', '2027-01-05', 'over a closing'],
])('at %s the next open day is %s: %s', (instant, day, _way) => {
  expect(nextOpenDay(zurichDay(new Date(instant)), open, new Date(instant))).toBe(day);
});

it('knows no next open day where nothing is open as far as days can be asked for', () => {
  expect(nextOpenDay('2026-11-24', { week: Array(7).fill([]), closings: [] }, now)).toBeUndefined();
  expect(nextOpenDay('2026-11-24', { week, closings: ['2026-11-01/2028-12-31'] }, now)).toBeUndefined();
});

it('takes requests for two years', () => {
  expect(lastDay(now)).toBe('2028-11-23');
  expect(dayProblem('2028-11-23', open, now)).toBeUndefined();
  expect(dayProblem('2028-11-24', open, now)).toBe('far');
});

it.each([
  ['2026-11-24T09:00:00Z', '2026-12-15'],
  ['2026-12-31T09:00:00Z', '2027-01-15'],
  // The 15th is a Monday.
  ['2027-01-31T09:00:00Z', '2027-02-16'],
])('at %s the example of a date is %s: open, and of next month', (instant, example) => {
  expect(exampleDay(open, new Date(instant))).toBe(example);
});
