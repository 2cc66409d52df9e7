import Holidays from 'date-holidays';
import { type Holiday, holidays } from '@/content/holidays';
import { holidaysFrom } from '@/lib/dates/holidays';
import { closedFrom } from '@/lib/dates/open-days';
import { weekdayOf } from '@/lib/dates/zurich-date';
import { checkAfter } from '../content/support/changed-content';

const list: Holiday[] = Object.values(holidays);
const calendar = new Holidays('CH', 'JU', { types: ['public'] });
const years = Array.from({ length: 22 }, (_, index) => 2024 + index);

it('the holidays are those of the law of the canton, and their dates those of the calendar, whatever the year', () => {
  const known = new Set(list.map(({ rule }) => rule));
  for (const year of years) {
    const official = calendar.getHolidays(year).map(({ rule, date }) => ({ rule, day: date.slice(0, 10) }));
    const ours = list.map(({ rule }) => ({ rule, day: closedFrom(`${year}-01-01`, [rule])[0] }));
    expect(ours).toEqual(
      official.filter(({ rule }) => known.has(rule)).sort((one, other) => order(one) - order(other)),
    );
    // The others always fall on a Sunday.
    const others = official.filter(({ rule }) => !known.has(rule));
    expect(others.map(({ day }) => weekdayOf(day))).toEqual([7, 7, 7]);
  }
});
const order = ({ rule }: { rule: string }) => list.findIndex((holiday) => holiday.rule === rule);

it('days are those of two years from one on, of periods as well', () => {
  expect(closedFrom('2026-12-25', ['12-25', '12-24', 'easter 0', '2026-12-01/2026-12-26', '2030-01-01'])).toEqual([
    '2026-12-25',
    '2027-12-25',
    '2027-12-24',
    '2028-12-24',
    '2027-03-28',
    '2028-04-16',
    '2026-12-25',
    '2026-12-26',
  ]);
});

it('the holidays to come are those on which the salon would be open, in their order', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => (weekday < 7 ? ['09:00'] : []));
  const coming = holidaysFrom('2027-03-01', list, {
    week,
    closings: ['2027-07-19/2027-08-07', '2027-12-20/2028-01-08'],
  });
  expect(coming.map(({ day }) => day).filter((day) => day < '2028-04-15')).toEqual([
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
    '2027-06-23',
    '2027-11-01',
    '2028-04-14',
  ]);
});

it('a holiday on which the owner works is an open day', async () => {
  const { content } = await checkAfter(['content/hours.json', 'holidaysWorked', ['fete-dieu']]);
  expect(content?.salon.holidays).toEqual(list.filter((holiday) => holiday !== holidays['fete-dieu']));
});

it('the name of a holiday says what it is, as its date stands beside it', () => {
  expect(list.flatMap(({ names }) => Object.values(names)).filter((name) => /\d/.test(name))).toEqual([]);
});
