import { formatDay, formatLongDay, isDateLike, parseDay } from '@/lib/dates/day-format';

const today = '2026-11-21';

it.each([
  ...['24.12.2026', '24/12/2026', '24-12-2026', ' 24. 12. 2026 ', '24.12.26', '24122026', '24,12,2026', '2026-12-24'],
  ...['24 décembre 2026', '24 DECEMBRE 2026', 'jeudi 24 déc. 2026', 'le 24 décembre', '24.12', '24.12.', '24/12'],
])('reads the typed date %p', (text) => expect(parseDay(text, 'fr', today)).toBe('2026-12-24'));

it.each([
  ['24. Dezember', 'de', '2026-12-24'],
  ['24. Dez. 2027', 'de', '2027-12-24'],
  ['1. März', 'de', '2027-03-01'],
  ['1er mars', 'fr', '2027-03-01'],
  ['1 er mars', 'fr', '2027-03-01'],
  ['20.11', 'fr', '2027-11-20'],
  ['21.11', 'fr', '2026-11-21'],
  ['29.02', 'fr', '2028-02-29'],
  ['12/24', 'en', '2026-12-24'],
] as const)('reads %s in the language %s as the next such day', (text, locale, day) => {
  expect(parseDay(text, locale, '2026-11-21')).toBe(day);
});

it.each([
  ['1.2.2027', 'de', '2027-02-01'],
  ['2/1/2027', 'fr', '2027-01-02'],
  ['2/1/2027', 'en', '2027-02-01'],
] as const)('reads %s in the order of the language %s', (text, locale, day) => {
  expect(parseDay(text, locale, today)).toBe(day);
});

it.each([
  ...['', 'demain', '31.02.2027', '00.01.2027', '24.13.2026', '31 juin', '2026-02-30', '24.12.20266', '2412'],
  ...['1e3.1.2027', '24 jui', '24 Dezember'],
])('refuses %p', (text) => expect(parseDay(text, 'fr', today)).toBeUndefined());

it.each([
  ['31.02.2027', true],
  ['31 juin', true],
  ['2026-02-30', true],
  ['demain', false],
  ['24 Dezember', false],
])('knows that %p is written like a date: %p', (text, isLike) => expect(isDateLike(text, 'fr')).toBe(isLike));

it.each([
  ['fr', '09.02.2026', 'lundi 9 février 2026'],
  ['de', '09.02.2026', 'Montag, 9. Februar 2026'],
  ['en', '02/09/2026', 'Monday, February 9, 2026'],
] as const)('writes a day in %s as it is typed and in full, and reads it again', (locale, short, long) => {
  expect([formatDay('2026-02-09', locale), formatLongDay('2026-02-09', locale)]).toEqual([short, long]);
  expect(parseDay(short, locale, today)).toBe('2026-02-09');
});

it('writes the first of a month as it is said', () => {
  const first = (day: string, locale: 'fr' | 'de') => formatLongDay(day, locale);
  expect([first('2026-12-01', 'fr'), first('2026-12-01', 'de'), first('2026-12-11', 'fr')]).toEqual([
    'mardi 1er décembre 2026',
    'Dienstag, 1. Dezember 2026',
    'vendredi 11 décembre 2026',
  ]);
});
