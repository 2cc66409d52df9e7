import { formatDay, formatLongDay, parseDay } from '@/lib/dates/day-format';

it.each([
  '24.12.2026',
  '24/12/2026',
  '24-12-2026',
  '24 12 2026',
  ' 24. 12. 2026 ',
  '24.12.26',
  '24122026',
  '24,12,2026',
])('reads the typed date %p', (text) => expect(parseDay(text, 'fr')).toBe('2026-12-24'));

it.each([
  ['1.2.2027', 'de', '2027-02-01'],
  ['2/1/2027', 'fr', '2027-01-02'],
  ['2/1/2027', 'en', '2027-02-01'],
] as const)('reads %s in the order of the language %s', (text, locale, day) => {
  expect(parseDay(text, locale)).toBe(day);
});

it.each([
  '',
  'demain',
  '31.02.2027',
  '29.02.2027',
  '00.01.2027',
  '24.13.2026',
  '24.12',
  '24.12.20266',
  '2412',
  '1e3.1.2027',
])('refuses %p', (text) => expect(parseDay(text, 'fr')).toBeUndefined());

it.each([
  ['fr', '09.02.2026', 'lundi 9 février 2026'],
  ['de', '09.02.2026', 'Montag, 9. Februar 2026'],
  ['en', '02/09/2026', 'Monday, February 9, 2026'],
] as const)('writes a day in %s as it is typed and in full, and reads it again', (locale, short, long) => {
  expect([formatDay('2026-02-09', locale), formatLongDay('2026-02-09', locale)]).toEqual([short, long]);
  expect(parseDay(short, locale)).toBe('2026-02-09');
});
