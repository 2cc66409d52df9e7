import {
  addDays,
  closedReason,
  dayOf,
  fromLocalDate,
  isDay,
  toLocalDate,
  weekdayOf,
  zurichDay,
} from '@/lib/dates/zurich-date';

describe('the day in Switzerland', () => {
  it.each([
    ['2026-01-31T22:59:59Z', '2026-01-31', 'one second before midnight in winter'],
    ['2026-01-31T23:00:00Z', '2026-02-01', 'midnight in winter'],
    ['2026-07-14T21:59:59Z', '2026-07-14', 'one second before midnight in summer'],
    ['2026-07-14T22:00:00Z', '2026-07-15', 'midnight in summer'],
    ['2026-03-29T00:59:59Z', '2026-03-29', 'the second before the clocks go forward'],
    ['2026-10-25T22:59:59Z', '2026-10-25', 'the end of the day that has 25 hours'],
    ['2026-12-31T23:30:00Z', '2027-01-01', 'the new year that has begun only here'],
  ])('%s is %s: %s', (instant, day) => {
    expect(zurichDay(new Date(instant))).toBe(day);
  });
});

describe('days', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])(
    '%p is no day of the calendar',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('knows the leap day', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
    expect(dayOf(2027, 2, 29)).toBeUndefined();
  });

  it('counts over the end of a month, of a year, and over the change of clocks', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('knows the weekday', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-28')).toBe(6);
  });

  it('comes back from a local date as it went in', () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29']) {
      expect(fromLocalDate(toLocalDate(day))).toBe(day);
    }
  });
});

describe('closed days', () => {
  const week = { openDays: [2, 3, 4, 5, 6], closings: [{ from: '2026-12-24', to: '2027-01-02' }] };

  it.each([
    ['2026-11-22', 'Sunday', 'weekly'],
    ['2026-11-23', 'Monday', 'weekly'],
    ['2026-11-24', 'Tuesday', undefined],
    ['2026-11-28', 'Saturday', undefined],
  ])('%s, a %s, is %p in a week from Tuesday to Saturday', (day, _, reason) => {
    expect(closedReason(day, week)).toBe(reason);
  });

  it('has no day of the week that is closed by itself', () => {
    expect(closedReason('2026-11-22', { openDays: [7], closings: [] })).toBeUndefined();
  });

  it('is closed from the first to the last day of a closing, both included', () => {
    expect(closedReason('2026-12-23', week)).toBeUndefined();
    expect(closedReason('2026-12-24', week)).toBe('closing');
    expect(closedReason('2027-01-02', week)).toBe('closing');
    expect(closedReason('2027-01-05', week)).toBeUndefined();
  });
});
