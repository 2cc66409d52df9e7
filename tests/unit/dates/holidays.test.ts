import { holidaysFrom } from '@/lib/dates/holidays';
import { dateIn } from '@/lib/dates/open-days';
import { holidaysOf } from '@/scripts/content/holidays';
import { contentAfter } from '../../content/support/changed-content';
import { openWeek } from '../support/booking';

/** Days of rest of the whole canton of Jura, without Sundays (RSJU 555.1, art. 2). */
const fixed = ['01-01', '01-02', '05-01', '06-23', '08-01', '08-15', '11-01', '12-25'];
/** Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable = {
  2026: ['04-03', '04-06', '05-14', '05-25', '06-04'],
  2027: ['03-26', '03-29', '05-06', '05-17', '05-27'],
  2028: ['04-14', '04-17', '05-25', '06-05', '06-15'],
};

it.each(Object.entries(movable))('a salon in Jura is closed on the days of rest of the canton in %s', (year, days) => {
  const sundays = ['paques', 'pentecote', 'jeune-federal'];
  const rules = holidaysOf({ canton: 'JU' }, [], 2026)
    .filter(({ id, isPublic }) => isPublic && !sundays.includes(id))
    .flatMap((holiday) => holiday.rules);
  const closed = rules.map((rule) => dateIn(Number(year), rule)).filter((day) => day.startsWith(year));
  expect(closed.sort()).toEqual([...fixed, ...days].map((day) => `${year}-${day}`).sort());
});

it.each([
  ['a day of some communes alone', 'SO', 'saint-joseph'],
  ['half a day', 'VS', 'veille-de-noel'],
  ['a day kept by custom', 'NW', 'saint-etienne'],
])('%s is a holiday that the owner may add, not one on which the salon is closed by default', (_, canton, id) => {
  expect(holidaysOf({ canton }, [], 2027).find((holiday) => holiday.id === id)).toMatchObject({ isPublic: false });
});

it('a holiday without a simple rule, such as the Geneva fast, is a list of single days', () => {
  const fast = holidaysOf({ canton: 'GE' }, [], 2026).find(({ id }) => id === 'jeune-genevois');
  expect(fast?.rules.slice(0, 2)).toEqual(['2026-09-10', '2027-09-09']);
});

it('coming holidays are in order of date, without those on a Sunday or in a closing', () => {
  const rules = ['easter -2', 'easter 1', '05-01', 'easter 39', '2027-05-17', '08-01', '12-25'] as const;
  const holidays = rules.map((rule) => ({ rule }));
  const closings = ['2027-07-19/2027-08-07', '2027-12-20/2028-01-08'];
  const coming = holidaysFrom('2027-03-01', holidays, { week: openWeek, special: {}, closed: closings }).map(
    ({ day }) => day,
  );
  const first = ['2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17', '2028-04-14'];
  expect(coming.filter((day) => day < '2028-04-15')).toEqual(first);
});

it('holidaysWorked takes a holiday off those that close the salon, and holidaysAdded adds one', () => {
  const namesAfter = (field: string, ids: string[]) => {
    const { salon } = contentAfter(
      ['content/salon.json', 'address.canton', 'GE'],
      ['content/salon.json', 'position', '46.2, 6.14'],
      ['content/hours.json', field, ids],
    );
    return salon.holidays.map(({ names }) => names.fr);
  };
  const usual = namesAfter('closings', []);
  expect(namesAfter('holidaysWorked', ['ascension'])).toEqual(usual.filter((name) => name !== 'Ascension'));
  expect(namesAfter('holidaysAdded', ['saint-etienne'])).toHaveLength(usual.length + 1);
});
