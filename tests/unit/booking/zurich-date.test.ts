import {
  addDays,
  dayOf,
  fromLocalDate,
  isDay,
  toLocalDate,
  weekdayOf,
  zurichClock,
  zurichDay,
} from '@/lib/dates/zurich-date';

it.each([
  ['2026-01-31T22:59:59Z', '2026-01-31', 'one second before midnight in winter'],
  ['2026-01-31T23:00:00Z', '2026-02-01', 'midnight in winter'],
  ['2026-07-14T21:59:59Z', '2026-07-14', 'one second before midnight in summer'],
  ['2026-07-14T22:00:00Z', '2026-07-15', 'midnight in summer'],
  ['2026-10-25T22:59:59Z', '2026-10-25', 'the end of the day that has 25 hours'],
])('%s is %s in Switzerland: %s', (instant, day) => expect(zurichDay(new Date(instant))).toBe(day));

it('agrees with the time-zone database at every hour from 2024 to 2040', () => {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Zurich' } as const;
  // Swedish writes dates as ISO does.
  const database = new Intl.DateTimeFormat('sv', options);
  const wrong: Date[] = [];
  for (let time = Date.UTC(2024, 0); time < Date.UTC(2041, 0); time += 3_600_000) {
    const instant = new Date(time);
    if (zurichClock(instant).slice(0, 2).join(' ') !== database.format(instant)) wrong.push(instant);
  }
  expect(wrong).toEqual([]);
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])(
  '%p is no day of the calendar',
  (text) => expect(isDay(text)).toBe(false),
);

it('knows the leap day and the weekday', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect([dayOf(2028, 2, 29), dayOf(2027, 2, 29)]).toEqual(['2028-02-29', undefined]);
  expect(['2026-11-22', '2026-11-28'].map(weekdayOf)).toEqual([7, 6]);
});

it.each([
  ['2026-12-31', 1, '2027-01-01', 'the end of a year'],
  ['2026-03-28', 2, '2026-03-30', 'the change of clocks'],
  ['2026-03-01', -1, '2026-02-28', 'the beginning of a month'],
])('from %s, %i days lead to %s, over %s', (day, count, other) => expect(addDays(day, count)).toBe(other));

it.each(['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29'])('%s comes back from a local date', (day) => {
  expect(fromLocalDate(toLocalDate(day))).toBe(day);
});
