import Holidays from 'date-holidays';
import { holidayIds, holidays } from '@/content/holidays';
import { hours as hoursSchema } from '@/content/schema/salon';
import { weekdayOf } from '@/lib/dates/zurich-date';
import { allClosings, holidayClosings } from '@/scripts/content/closings';

const hours = { week: {}, holidaysWorked: [], closings: [] };
const day = [['09:00', '18:00']] as const;
const sixDays = [day, day, day, day, day, day, []];
const days = (closings: readonly { from: string }[]) => closings.map(({ from }) => from);

it.each([
  [
    2026,
    [
      '01-01',
      '01-02',
      '04-03',
      '04-06',
      '05-01',
      '05-14',
      '05-25',
      '06-04',
      '06-23',
      '08-01',
      '08-15',
      '11-01',
      '12-25',
    ],
  ],
  [
    2027,
    [
      '01-01',
      '01-02',
      '03-26',
      '03-29',
      '05-01',
      '05-06',
      '05-17',
      '05-27',
      '06-23',
      '08-01',
      '08-15',
      '11-01',
      '12-25',
    ],
  ],
  [
    2028,
    [
      '01-01',
      '01-02',
      '04-14',
      '04-17',
      '05-01',
      '05-25',
      '06-05',
      '06-15',
      '06-23',
      '08-01',
      '08-15',
      '11-01',
      '12-25',
    ],
  ],
])('the holidays of %d are those of the law of the canton', (year, expected) => {
  expect(days(holidayClosings(year))).toEqual(expected.map((date) => `${year}-${date}`));
});

it('the other public holidays of the canton always fall on a Sunday', () => {
  const known = new Set<string>(holidayIds.map((id) => holidays[id].rule));
  const calendar = new Holidays('CH', 'JU', { types: ['public'] });
  for (let year = 2026; year < 2036; year++) {
    const others = calendar.getHolidays(year).filter(({ rule }) => !known.has(rule));
    expect(others.map(({ date }) => weekdayOf(date.slice(0, 10)))).toEqual([7, 7, 7]);
  }
});

it('holidays of two years are closings of one day, less those on days that are closed anyway', () => {
  const closings = allClosings(hours, sixDays, 2026);
  expect(days(closings)).not.toContain('2026-11-01');
  expect(days(closings)).toEqual(expect.arrayContaining(['2026-12-25', '2027-11-01', '2027-12-25']));
  expect(closings.every(({ from, to }) => from === to)).toBe(true);
});

it('a holiday on which the owner works, and one within her holidays, is no closing of its own', () => {
  const closing = { from: '2026-12-21', to: '2027-01-02', reason: 'Vacances' };
  const made = allClosings({ ...hours, holidaysWorked: ['fete-dieu'], closings: [closing] }, sixDays, 2026);
  expect(days(made)).not.toContain('2027-05-27');
  expect(days(made).filter((from) => '2026-12' <= from && from < '2027-04')).toEqual([
    '2026-12-21',
    '2027-03-26',
    '2027-03-29',
  ]);
});

describe('the hours of a day', () => {
  const parse = (monday: string) => hoursSchema.safeParse({ week: { monday, friday: '09:00-18:00' } });

  it.each(['09:00-18:00', '9:00-12:00, 13:30-18:00', '09:00 – 12:00,13:30 – 18:00', '', ' '])('may be %j', (text) => {
    expect(parse(text).success).toBe(true);
  });

  it.each([
    '9h-18h',
    '09:00',
    '09:00-24:00',
    '09:00-12:00-18:00',
    '18:00-09:00',
    '22:00-02:30',
    '09:00-09:00',
    '09:00-13:00, 12:00-18:00',
    '13:30-18:00, 09:00-12:00',
  ])('may not be %j', (text) => {
    expect(parse(text).success).toBe(false);
  });

  it('are there on one day at least', () => {
    expect(hoursSchema.safeParse({ week: { monday: '' } }).success).toBe(false);
  });
});
