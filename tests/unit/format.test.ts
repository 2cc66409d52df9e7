import { salon } from '@/lib/content/content';
import { closedDaysDetail, hoursDetail } from '@/lib/dates/hours-text';
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

/** Tildes for no-break spaces. */
const visible = (text: string) => text.replaceAll('\u00a0', '~');

it.each([
  [55, '55.–'],
  [0, '0.–'],
  [55.5, '55.50'],
  [19.95, '19.95'],
  [0.1 + 0.2, '0.30'],
])('writes the price %p as %p', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
  expect(visible(formatPrice(amount))).toBe(`CHF~${text}`);
});

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the price %p', (amount) => {
  expect(() => formatPrice(amount)).toThrow(RangeError);
});

it.each([
  [15, '15~min', 'PT15M'],
  [59, '59~min', 'PT59M'],
  [60, '1~h', 'PT1H'],
  [65, '1~h~05', 'PT1H5M'],
  [105, '1~h~45', 'PT1H45M'],
  [120, '2~h', 'PT2H'],
])('writes %p minutes as %p and %p', (minutes, text, iso) => {
  expect(visible(formatDuration(minutes))).toBe(text);
  expect(isoDuration(minutes)).toBe(iso);
});

it.each([0, -15, 7.5, Number.NaN])('refuses %p minutes', (minutes) => {
  expect(() => formatDuration(minutes)).toThrow(RangeError);
  expect(() => isoDuration(minutes)).toThrow(RangeError);
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

it.each([
  [[1, 2, 3, 4, 5, 6], 'Lun-Sam', 'le dimanche', 'Mo–Sa', 'am Sonntag'],
  [[2, 3, 4, 5, 6], 'Mar-Sam', 'le lundi et le dimanche', 'Di–Sa', 'am Montag und am Sonntag'],
  [
    [6, 5, 1, 2, 3],
    'Lun, Mar, Mer, Ven, Sam',
    'le jeudi et le dimanche',
    'Mo, Di, Mi, Fr, Sa',
    'am Donnerstag und am Sonntag',
  ],
  [[1, 2, 3, 4, 5, 6, 7], 'Lun-Dim', '', 'Mo–So', ''],
])(
  'a week of the days %p is %s, without %s; in German %s, without %s',
  (days, french, closed, german, germanClosed) => {
    const hours = { days: days as readonly number[], opens: '09:00', closes: '18:30' };
    const replaced = jest.replaceProperty(salon as { hours: typeof hours }, 'hours', hours);
    expect(hoursDetail()).toEqual({ days: french, opens: '9h', closes: '18h30' });
    expect(hoursDetail('de')).toEqual({ days: german, opens: '9', closes: '18.30' });
    expect([closedDaysDetail(), closedDaysDetail('de')]).toEqual([closed, germanClosed]);
    replaced.restore();
  },
);
