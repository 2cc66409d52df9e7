import type { Week } from '@/content/schema/salon';
import { closedDaysDetail, hoursLines, hoursSentences } from '@/lib/dates/hours-text';
import {
  formatAmount,
  formatDate,
  formatDuration,
  formatHour,
  formatHourSpaced,
  formatPhone,
  formatPrice,
  isoDuration,
} from '@/lib/i18n/format';
import { messages } from './support/html';

/** Tildes for no-break spaces. */
const visible = (text: string) => text.replaceAll('\u00a0', '~');

it('writes a price and a duration, and refuses what is none', () => {
  expect([55, 0, 19.95, 0.1 + 0.2].map(formatAmount)).toEqual(['55.–', '0.–', '19.95', '0.30']);
  expect(visible(formatPrice(55))).toBe('CHF~55.–');
  expect([15, 60, 65].map((minutes) => visible(formatDuration(minutes)))).toEqual(['15~min', '1~h', '1~h~05']);
  expect([15, 60, 65].map(isoDuration)).toEqual(['PT15M', 'PT1H', 'PT1H5M']);
  for (const amount of [-1, Number.NaN]) expect(() => formatPrice(amount)).toThrow(RangeError);
  for (const minutes of [0, 7.5]) {
    expect(() => formatDuration(minutes)).toThrow(RangeError);
    expect(() => isoDuration(minutes)).toThrow(RangeError);
  }
});

it.each([
  ['09:00', '9h', '9~h', '9', '9~Uhr'],
  ['18:00', '18h', '18~h', '18', '18~Uhr'],
  ['09:30', '9h30', '9~h~30', '9.30', '9.30~Uhr'],
  ['13:05', '13h05', '13~h~05', '13.05', '13.05~Uhr'],
  ['00:00', '0h', '0~h', '0', '0~Uhr'],
])('writes %p as %p and %p, in German as %p and %p', (time, short, spaced, germanShort, germanSpaced) => {
  expect([formatHour(time), visible(formatHourSpaced(time))]).toEqual([short, spaced]);
  expect([formatHour(time, 'de'), visible(formatHourSpaced(time, 'de'))]).toEqual([germanShort, germanSpaced]);
});

it.each([
  ['2027-01-01', '1er~janvier~2027', '1.~Januar~2027'],
  ['2027-08-17', '17~août~2027', '17.~August~2027'],
])('writes the date %s as %s, in German as %s', (day, french, german) => {
  expect([visible(formatDate(day)), visible(formatDate(day, 'de'))]).toEqual([french, german]);
});

it.each(['+41 32 123 45 67', '+41321234567', '+41 321 23 45 67'])('writes %p in the national form', (number) => {
  expect(visible(formatPhone(number))).toBe('032~123~45~67');
});

describe('the hours of a week', () => {
  const whole = [['09:00', '18:00']] as const;
  const halves = [
    ['09:00', '12:00'],
    ['13:30', '18:00'],
  ] as const;
  const short = [['09:00', '16:30']] as const;
  const lines = (week: Week, locale: 'fr' | 'de') =>
    hoursLines(locale, week).map(({ days, hours }) =>
      messages[locale].contact.hours_detail.replace('{days}', days).replace('{hours}', hours),
    );

  it.each<[string, Week, string[], string[]]>([
    ['of six equal days', [whole, whole, whole, whole, whole, whole, []], ['Lun-Sam: 9h-18h'], ['Mo–Sa: 9–18 Uhr']],
    [
      'with breaks and a short Saturday',
      [halves, halves, halves, halves, halves, short, []],
      ['Lun-Ven: 9h-12h, 13h30-18h', 'Sam: 9h-16h30'],
      ['Mo–Fr: 9–12, 13.30–18 Uhr', 'Sa: 9–16.30 Uhr'],
    ],
    [
      'with a day closed between equal days',
      [whole, [], whole, whole, halves, short, short],
      ['Lun: 9h-18h', 'Mer, Jeu: 9h-18h', 'Ven: 9h-12h, 13h30-18h', 'Sam, Dim: 9h-16h30'],
      ['Mo: 9–18 Uhr', 'Mi, Do: 9–18 Uhr', 'Fr: 9–12, 13.30–18 Uhr', 'Sa, So: 9–16.30 Uhr'],
    ],
  ])('%s are lines of the days that follow each other', (_, week, french, german) => {
    expect([lines(week, 'fr'), lines(week, 'de')]).toEqual([french, german]);
  });

  it.each<[Week, 'fr' | 'de', string[]]>([
    [[whole, whole, whole, whole, whole, whole, []], 'fr', ['Lun–Sam, 9~h–18~h']],
    [[whole, whole, whole, whole, whole, whole, []], 'de', ['Mo–Sa, 9–18 Uhr']],
    [[halves, halves, short, [], [], [], []], 'fr', ['Lun, Mar, 9~h–12~h, 13~h~30–18~h', 'Mer, 9~h–16~h~30']],
  ])('%j are written in %s as the status is: %j', (week, locale, expected) => {
    const sentences = hoursSentences(locale, week).map(({ days, hours }) =>
      messages[locale].status.hours.replace('{days}', days).replace('{hours}', hours),
    );
    expect(sentences.map((sentence) => visible(sentence).replace('~Uhr', ' Uhr'))).toEqual(expected);
  });

  it.each<[Week, string, string]>([
    [[whole, whole, whole, whole, whole, whole, []], 'le dimanche', 'am Sonntag'],
    [[[], whole, whole, whole, whole, whole, []], 'le lundi et le dimanche', 'am Montag und am Sonntag'],
    [[whole, whole, whole, whole, whole, whole, whole], '', ''],
  ])('%j leave out %s, in German %s', (week, french, german) => {
    expect([closedDaysDetail('fr', week), closedDaysDetail('de', week)]).toEqual([french, german]);
  });
});
