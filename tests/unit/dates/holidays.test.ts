import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { holidaysFrom } from '@/lib/dates/holidays';
import { dateIn } from '@/lib/dates/open-days';
import { salonFile } from '@/lib/schema/salon';
import { holidaysOf } from '@/scripts/content/holidays';
import { contentAfter } from '../../content/support/changed-content';
import { openWeek } from '../support/booking';

type CantonDays = { town: string; days: string; differences?: string; law?: string; toConfirm?: string };
const ours: {
  years: number[];
  everywhere: string;
  dates: Record<string, string>;
  cantons: Record<string, CantonDays>;
} = parse(readFileSync('tests/unit/dates/cantons.yaml', 'utf8'));
const listIn = (text: string) => text.split(/,\s+/);

it.each(Object.entries(ours.cantons))(
  'what is closed without asking is what the law of the canton says: %s',
  (canton, { town, days, differences }) => {
    const official = [ours.everywhere, days, differences ?? []]
      .flat()
      .flatMap(listIn)
      .flatMap((name) => {
        const dates = listIn(ours.dates[name] ?? name);
        return dates.flatMap((date) => (date.length === 5 ? ours.years.map((year) => `${year}-${date}`) : date));
      });
    const known = holidaysOf({ canton, city: town }, [], 2022);
    const rules = known
      .filter(({ isPublic, id }) => isPublic && !['paques', 'pentecote', 'jeune-federal'].includes(id))
      .flatMap((holiday) => holiday.rules);
    // As browsers read them.
    const closed = ours.years.flatMap((year) =>
      rules.map((rule) => dateIn(year, rule)).filter((day) => day.startsWith(`${year}`)),
    );
    expect(closed.sort()).toEqual(official.sort());
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
    // Its date stands beside it.
    expect(known.flatMap(({ names }) => Object.values(names)).filter((name) => /\d/.test(name))).toEqual([]);
  },
);

it('all cantons have their law, or say what is to be confirmed', () => {
  expect(Object.keys(ours.cantons).sort()).toEqual([...salonFile.shape.address.shape.canton.values].sort());
  expect(Object.values(ours.cantons).filter(({ law, toConfirm }) => !law && !toConfirm)).toEqual([]);
});

it.each([
  ['saint-joseph', ['SO Fulenbach'], ['SO Olten']],
  ['toussaint', ['SO Olten'], ['SO Messen']],
  [
    'fete-dieu',
    ['FR Fribourg', 'NE Le Landeron'],
    ['FR Murten', 'FR Ried bei Kerzers', 'FR Mont-Vully', 'NE Neuchâtel'],
  ],
  ['lundi-de-paques', ['FR Morat'], ['FR Fribourg', 'AG Aarau']],
  ['saint-maurice', [], ['AI Oberegg']],
])('%s, which some communes alone have, is one of the holidays of %j, and not of %j', (id, having, others) => {
  const isPublicIn = (place: string) => {
    const known = holidaysOf({ canton: place.slice(0, 2), city: place.slice(3) }, [], 2027);
    return known.find((holiday) => holiday.id === id)?.isPublic;
  };
  expect([having.map(isPublicIn), others.map(isPublicIn)]).toEqual([having.map(() => true), others.map(() => false)]);
});

it('what no rule of the browser says is known day by day', () => {
  const found = holidaysOf({ canton: 'GL' }, [], 2026).find(({ names }) => names.fr === 'Bataille de Näfels');
  // In 2026 the first Thursday of April is that before Easter; in 2027 it is the 1st.
  expect(found?.rules.slice(0, 3)).toEqual(['2026-04-09', '2027-04-01', '2028-04-06']);
});

it('the holidays to come are those on which the salon would be open, in their order', () => {
  const rules = ['easter -2', 'easter 1', '05-01', 'easter 39', '2027-05-17', '08-01', '12-25'] as const;
  const holidays = rules.map((rule) => ({ rule }));
  const closings = ['2027-07-19/2027-08-07', '2027-12-20/2028-01-08'];
  const coming = holidaysFrom('2027-03-01', holidays, { week: openWeek, special: {}, closed: closings }).map(
    ({ day }) => day,
  );
  const first = ['2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17', '2028-04-14'];
  expect(coming.filter((day) => day < '2028-04-15')).toEqual(first);
});

it('a holiday on which the owner works is an open day, and another that she keeps is none', () => {
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
  // It is no holiday there by law: who works says so, and nothing is announced.
  expect(namesAfter('holidaysWorked', ['saint-etienne'])).toEqual(usual);
  expect(namesAfter('holidaysAdded', ['saint-etienne'])).toHaveLength(usual.length + 1);
});
