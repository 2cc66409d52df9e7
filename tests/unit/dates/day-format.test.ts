import { formatDay, formatLongDay, isDateLike, parseDay } from '@/lib/dates/day-format';

const today = '2026-11-21';

const christmas = [
  ...['24.12.2026', '24/12/2026', '24-12-2026', ' 24. 12. 2026 ', '24.12.26', '24122026', '24,12,2026', '2026-12-24'],
  ...['24 décembre 2026', '24 DECEMBRE 2026', 'jeudi 24 déc. 2026', 'le 24 décembre', '24.12', '24.12.', '24/12'],
];

it.each([
  ...christmas.map((text) => [text, 'fr', '2026-12-24'] as const),
  ['24. Dezember', 'de', '2026-12-24'],
  ['24. Dez. 2027', 'de', '2027-12-24'],
  ['1er mars', 'fr', '2027-03-01'],
  ['1 er mars', 'fr', '2027-03-01'],
  ['20.11', 'fr', '2027-11-20'],
  ['21.11', 'fr', '2026-11-21'],
  ['29.02', 'fr', '2028-02-29'],
  ['il 24 dicembre', 'it', '2026-12-24'],
  ['1° marzo', 'it', '2027-03-01'],
  ['1st March', 'en', '2027-03-01'],
  ['2/1/2027', 'fr', '2027-01-02'],
  ['2/1/2027', 'en', '2027-01-02'],
] as const)('reads %j in the language %s without a year as the next such day', (text, locale, day) => {
  expect(parseDay(text, locale, today)).toBe(day);
});

it.each([
  ...['31.02.2027', '31 juin', '2026-02-30', '00.01.2027', '24.13.2026'].map((text) => [text, true] as const),
  ...['', 'demain', '24.12.20266', '2412', '1e3.1.2027', '24 jui', '24 Dezember'].map((text) => [text, false] as const),
])('refuses %p, and knows whether it is written like a date: %p', (text, isLike) => {
  expect([parseDay(text, 'fr', today), isDateLike(text, 'fr')]).toEqual([undefined, isLike]);
});

it.each([
  ['2026-02-09', 'fr', '09.02.2026', 'lundi 9 février 2026'],
  ['2026-02-09', 'de', '09.02.2026', 'Montag, 9. Februar 2026'],
  ['2026-02-09', 'it', '09.02.2026', 'lunedì 9 febbraio 2026'],
  ['2026-02-09', 'en', '09.02.2026', 'Monday 9 February 2026'],
  ['2026-12-01', 'fr', '01.12.2026', 'mardi 1er décembre 2026'],
  ['2026-12-01', 'it', '01.12.2026', 'martedì 1° dicembre 2026'],
  ['2026-12-11', 'fr', '11.12.2026', 'vendredi 11 décembre 2026'],
] as const)('writes %s in %s as it is typed and in full, and reads it again', (day, locale, short, long) => {
  // Versions of ICU differ in the comma of British dates.
  expect([formatDay(day), formatLongDay(day, locale).replace('Monday,', 'Monday')]).toEqual([short, long]);
  expect(parseDay(short, locale, today)).toBe(day);
});
