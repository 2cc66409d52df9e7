import { dayProblem, exampleDay, nextOpenDay } from '@/lib/dates/bookable-day';
import type { OpenDays } from '@/lib/dates/open-days';
import type { Week } from '@/lib/schema/salon';
import { halves } from '../support/booking';

/** Tuesday to Saturday, with a break, and a short Saturday. */
const week: Week = [[], halves, halves, halves, halves, [['09:00', '14:00']], []];
const open: OpenDays = {
  week,
  special: { '2026-12-01': [['09:00', '12:00']], '2026-12-20': halves, '2027-08-01': halves },
  closed: ['2026-12-24/2027-01-02', '2027-06-12', '08-01', 'easter 39'],
};
/** A Tuesday, ten in the morning in Switzerland. */
const morning = '2026-11-24T09:00:00Z';

it.each([
  ['2026-11-24', morning, undefined, 'today'],
  ['2026-11-24', '2026-11-24T16:59:59Z', undefined, 'a second before the last closing time'],
  ['2026-11-24', '2026-11-24T17:00:00Z', 'over', 'at the last closing time'],
  ['2026-11-24', '2026-11-24T23:00:00Z', 'past', 'at midnight'],
  ['2026-11-29', morning, 'weekly', 'a Sunday'],
  ['2026-12-24', morning, 'closed', 'the first day of a closing'],
  ['2027-01-02', morning, 'closed', 'the last day of a closing'],
  ['2027-05-06', morning, 'closed', 'Ascension'],
  ['2027-06-12', morning, 'closed', 'a closing of a single day'],
  ['2028-08-01', morning, 'closed', 'a holiday by its date'],
  ['2027-08-01', morning, undefined, 'that holiday, on a Sunday that is open for once'],
  ['2026-12-20', morning, undefined, 'a Sunday that is open for once'],
  ['2026-12-01', '2026-12-01T11:30:00Z', 'over', 'the afternoon of a day that ends at noon for once'],
  ['2028-11-23', morning, undefined, 'two years ahead'],
  ['2028-11-24', morning, 'far', 'two years and a day ahead'],
])('the day %s, requested at %s, has the problem %p: %s', (asked, instant, problem, _day) => {
  expect(dayProblem(asked, open, new Date(instant))).toBe(problem);
});

it.each([
  [morning, open, '2026-11-24', 'today'],
  ['2026-11-24T17:00:00Z', open, '2026-11-25', 'after closing time'],
  ['2026-11-28T14:00:00Z', open, '2026-12-01', 'past the weekdays on which it never opens'],
  ['2026-12-23T17:00:00Z', open, '2027-01-05', 'past a closing'],
  [morning, { week: Array(7).fill([]), special: {}, closed: [] }, undefined, 'none without hours'],
  [morning, { week, special: {}, closed: ['2026-11-01/2028-12-31'] }, undefined, 'none in a closing of over two years'],
])('at %s, with the opening days %j, the next open day is %s: %s', (instant, days, next, _way) => {
  expect(nextOpenDay('2026-11-24', days, new Date(instant))).toBe(next);
});

it.each([
  [morning, '2026-12-15'],
  ['2026-12-31T09:00:00Z', '2027-01-15'],
  // 15 February 2027 is a Monday, on which the salon never opens.
  ['2027-01-31T09:00:00Z', '2027-02-16'],
])('at %s the form’s example of a date is %s: an open day of next month', (instant, example) => {
  expect(exampleDay(open, new Date(instant))).toBe(example);
});
