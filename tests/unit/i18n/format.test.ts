import { closedDaysDetail, hoursLines, hoursSentences, spokenHours } from '@/lib/dates/hours-text';
import { formatAmount, formatDuration, formatPrice, isoDuration } from '@/lib/i18n/amounts';
import { fill } from '@/lib/i18n/fill';
import { formatDate, formatDateBefore, formatPhone, paymentInWords } from '@/lib/i18n/format';
import type { Week } from '@/lib/schema/salon';
import { halves } from '../support/booking';
import { type Language, messages } from '../support/html';

/** Shows no-break spaces as tildes. */
const visible = (text: string) => text.replaceAll('\u00a0', '~');

it('prices, durations and telephone numbers are written as in Switzerland', () => {
  expect([55, 0, 19.95, 0.1 + 0.2].map(formatAmount)).toEqual(['55.–', '0.–', '19.95', '0.30']);
  expect(visible(formatPrice(55))).toBe('CHF~55.–');
  expect([15, 60, 65].map((minutes) => visible(formatDuration(minutes)))).toEqual(['15~min', '1~h', '1~h~05']);
  expect([15, 60, 65].map(isoDuration)).toEqual(['PT15M', 'PT1H', 'PT1H5M']);
  for (const number of ['+41321234567', '+41 321 23 45 67']) expect(visible(formatPhone(number))).toBe('032~123~45~67');
});

const whole = [['09:00', '18:00']] as const;
const short = [['09:00', '16:05']] as const;

it.each<[Language, Week, string[]]>([
  [
    'fr',
    [halves, halves, halves, halves, halves, short, []],
    [
      ...['Lun-Ven: 9h-12h, 13h30-18h', 'Sam: 9h-16h05'],
      ...['Lun–Ven, 9~h–12~h, 13~h~30–18~h', 'Sam, 9~h–16~h~05'],
      ...['lundi à vendredi, 9 heures à 12 heures, 13 heures 30 à 18 heures', 'samedi, 9 heures à 16 heures 05'],
      'le dimanche',
    ],
  ],
  [
    'fr',
    [whole, whole, whole, whole, whole, whole, whole],
    ['Lun-Dim: 9h-18h', 'Lun–Dim, 9~h–18~h', 'lundi à dimanche, 9 heures à 18 heures', ''],
  ],
  [
    'de',
    [[], whole, [], whole, whole, halves, short],
    [
      ...['Di, Do, Fr: 9–18 Uhr', 'Sa: 9–12, 13.30–18 Uhr', 'So: 9–16.05 Uhr'],
      ...['Di, Do, Fr, 9–18 Uhr', 'Sa, 9–12, 13.30–18 Uhr', 'So, 9–16.05 Uhr'],
      'Dienstag, Donnerstag, Freitag, 9 Uhr bis 18 Uhr',
      'Samstag, 9 Uhr bis 12 Uhr, 13 Uhr 30 bis 18 Uhr',
      'Sonntag, 9 Uhr bis 16 Uhr 05',
      'am Montag und am Mittwoch',
    ],
  ],
  [
    'it',
    [[], whole, [], whole, whole, halves, []],
    [
      ...['Mar, gio, ven: 9.00–18.00', 'Sab: 9.00–12.00, 13.30–18.00'],
      ...['Mar, gio, ven, 9.00–18.00', 'Sab, 9.00–12.00, 13.30–18.00'],
      ...['martedì, giovedì, venerdì, 9.00 a 18.00', 'sabato, 9.00 a 12.00, 13.30 a 18.00'],
      'il lunedì, il mercoledì e la domenica',
    ],
  ],
  [
    'en',
    [whole, whole, whole, [], halves, whole, []],
    [
      ...['Mon–Wed, Sat: 09:00–18:00', 'Fri: 09:00–12:00, 13:30–18:00'],
      ...['Mon–Wed, Sat, 09:00–18:00', 'Fri, 09:00–12:00, 13:30–18:00'],
      ...['Monday to Wednesday, Saturday, 09:00 to 18:00', 'Friday, 09:00 to 12:00, 13:30 to 18:00'],
      'on Thursday and on Sunday',
    ],
  ],
])('in %s the hours %j are written for tables, sentences and screen readers: %j', (locale, week, expected) => {
  const { contact, status } = messages[locale];
  const lines = hoursLines(locale, week).map((line) => fill(contact.hours_detail, line));
  const sentences = hoursSentences(locale, week).map((line) => fill(status.hours, line));
  const read = [...lines, ...sentences, ...spokenHours(locale, week)].map((text) =>
    visible(text).replace('~Uhr', ' Uhr'),
  );
  expect([...read, closedDaysDetail(locale, week)]).toEqual(expected);
});

it.each<[Language, string[]]>([
  ['fr', ['1er~décembre~2026', '24~novembre~2026']],
  ['de', ['1.~Dezember~2026', '24.~November~2026']],
  ['it', ['1°~dicembre~2026', '24~novembre~2026']],
  ['en', ['1~December~2026', '24~November~2026']],
])('dates are written in %s', (locale, expected) => {
  expect(['2026-12-01', '2026-11-24'].map((day) => visible(formatDate(day, locale)))).toEqual(expected);
});

it('the first day of a span is written without the month and year that it shares with the last', () => {
  const before = (from: string, to: string, locale: Language) => visible(formatDateBefore(from, to, locale));
  expect(before('2027-07-01', '2027-07-25', 'fr')).toBe('1er');
  expect(before('2027-07-31', '2027-08-14', 'de')).toBe('31.~Juli');
  expect(before('2026-12-24', '2027-01-02', 'it')).toBe('24~dicembre~2026');
  expect(before('2026-07-13', '2027-07-25', 'en')).toBe('13~July~2026');
});

it.each<[Language, string]>([
  ['fr', 'en espèces ou avec TWINT'],
  ['de', 'bar oder mit TWINT'],
  ['it', 'in contanti o con TWINT'],
  ['en', 'in cash or with TWINT'],
])('ways to pay are written in %s, without unknown values', (locale, expected) => {
  expect(paymentInWords(['twint', 'gold', 'cash'], locale)).toBe(expected);
});
