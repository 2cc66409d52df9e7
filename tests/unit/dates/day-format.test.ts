import { formatDay, formatLongDay, isDateLike, parseDay } from '@/lib/dates/day-format';

const today = '2026-11-21';

const christmas = [
  ...['24.12.2026', '24/12/2026', '24-12-2026', ' 24. 12. 2026 ', '24.12.26', '24122026', '24,12,2026', '2026-12-24'],
  ...['24 décembre 2026', '24 DECEMBRE 2026', 'jeudi 24 déc. 2026', 'le 24 décembre', '24.12', '24.12.', '24/12'],
  ...['jeudi 24.12.2026', '24 déc. 26', '24–12–2026', 'le 24/12', 'le jeudi 24 décembre'],
];

/** Dates as visitors paste them from messengers, mails and a Mac's file names, or type them in Japanese. */
const pasted = [
  ...['\u200e24.12.2026', '\u202a24.12.2026\u202c', '24\u200b.12.2026\ufeff', '24\u00a0décembre 2026'],
  ...['24 décembre 2026'.normalize('NFD'), '２４．１２．２０２６', '24\u201112\u20112026'],
];

it.each([
  ['2026-12-24', 'fr', ...christmas],
  ['2026-12-24', 'fr', ...pasted],
  ['2026-12-24', 'de', '24. Dezember'],
  ['2027-12-24', 'de', '24. Dez. 2027', 'am Freitag, 24.12.27'],
  ['2027-03-01', 'de', '1. März'.normalize('NFD')],
  ['2026-12-24', 'it', 'il 24 dicembre'],
  ['2027-03-01', 'fr', '1er mars', '1 er mars'],
  ['2027-03-01', 'it', '1° marzo'],
  ['2027-03-01', 'en', '1st March'],
  ['2027-01-02', 'fr', '2/1/2027'],
  ['2027-01-02', 'en', '2/1/2027'],
  ['2027-11-20', 'fr', '20.11'],
  ['2026-11-21', 'fr', '21.11'],
  ['2028-02-29', 'fr', '29.02'],
] as const)('%s, the next such day, is read from texts in the language %s such as %s', (day, locale, ...texts) => {
  for (const text of texts) expect([text, parseDay(text, locale, today)]).toEqual([text, day]);
});

it.each([
  ...['31.02.2027', '31 juin', '2026-02-30', '00.01.2027', '24.13.2026'].map((text) => [text, true] as const),
  ...['', 'demain', '24.12.20266', '2412', '1e3.1.2027', '24 jui', '24 Dezember'].map((text) => [text, false] as const),
])('%p is not read as a day; whether it looks like a date: %p', (text, isLike) => {
  expect([parseDay(text, 'fr', today), isDateLike(text, 'fr')]).toEqual([undefined, isLike]);
});

it.each([
  [
    '2026-02-09',
    {
      fr: 'lundi 9 février 2026',
      de: 'Montag, 9. Februar 2026',
      it: 'lunedì 9 febbraio 2026',
      en: 'Monday 9 February 2026',
    },
  ],
  ['2026-12-01', { fr: 'mardi 1er décembre 2026', it: 'martedì 1° dicembre 2026' }],
])('%s is written in full in each language, and read from its own DD.MM.YYYY: %j', (day, inFull) => {
  expect(formatDay(day)).toBe(day.split('-').toReversed().join('.'));
  for (const [locale, long] of Object.entries(inFull)) {
    // Versions of ICU differ in the comma of British dates.
    expect(formatLongDay(day, locale).replace('Monday,', 'Monday')).toBe(long);
    expect(parseDay(formatDay(day), locale, today)).toBe(day);
  }
});
