import { addDays, dayOf, isDay, startOfDay, weekdayOf, zurichClock } from '@/lib/dates/zurich-date';

it('Swiss time agrees with the time-zone database at three instants of every day from 2024 to 2040', () => {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Zurich' } as const;
  // Swedish writes dates as ISO does.
  const database = new Intl.DateTimeFormat('sv', options);
  const wrong: Date[] = [];
  for (let day = '2024-01-01'; day < '2041'; day = addDays(day, 1)) {
    for (const time of ['00:59:59', '01:00:00', '22:30:00']) {
      const instant = new Date(`${day}T${time}Z`);
      if (zurichClock(instant).slice(0, 2).join(' ') !== database.format(instant)) wrong.push(instant);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['2026-01-15', '+01:00'],
  ['2026-07-15', '+02:00'],
  ['2026-03-29', '+01:00'],
  ['2026-03-30', '+02:00'],
  ['2026-10-25', '+02:00'],
  ['2026-10-26', '+01:00'],
])('%s begins in Switzerland at midnight with the offset %s', (day, offset) => {
  expect(startOfDay(day)).toBe(`${day}T00:00:00${offset}`);
});

it('days of the calendar are told from other texts, and their weekdays are known', () => {
  const texts = ['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'];
  expect([...texts, '2028-02-29'].filter(isDay)).toEqual(['2028-02-29']);
  expect([dayOf(2028, 2, 29), dayOf(2027, 2, 29)]).toEqual(['2028-02-29', undefined]);
  expect(['2026-11-22', '2026-11-28'].map(weekdayOf)).toEqual([7, 6]);
});

it('days are counted across months, years and changes of clocks', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-28', 2)]).toEqual(['2027-01-01', '2026-03-30']);
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
