import type { Week } from '@/content/schema/salon';
import { openingStatus, statusData } from '@/lib/dates/opening-hours';
import { messages } from './support/html';

const day = [['09:00', '18:00']] as const;
const sixDays: Week = [day, day, day, day, day, day, []];
/** Breaks, a long evening, a short Saturday, a day closed. */
const broken: Week = [
  [
    ['09:00', '12:00'],
    ['13:30', '18:00'],
  ],
  [],
  [['09:00', '18:00']],
  [
    ['09:00', '12:00'],
    ['13:30', '19:45'],
  ],
  [['09:00', '18:00']],
  [['08:30', '16:00']],
  [],
];

const labels = {
  open: 'open to {time}',
  closed: '{day} {time}',
  closedToday: 'today {time}',
  closedTomorrow: 'tomorrow {time}',
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
const statusAt = (instant: string, week: Week, closings: readonly string[] = []) =>
  plain(openingStatus(new Date(instant), statusData({ week, closings }, labels, 'fr', '2026-08-01'))[1]);

// 12 January 2026 is a Monday. Winter is +01:00, summer +02:00.
it.each([
  ['a Monday at noon', '2026-01-12T12:00:00+01:00', 'open to 18 h'],
  ['the minute of opening', '2026-01-12T09:00:00+01:00', 'open to 18 h'],
  ['the last second before closing', '2026-01-12T17:59:59+01:00', 'open to 18 h'],
  ['the last second before opening', '2026-01-12T08:59:59+01:00', 'today 9 h'],
  ['the minute of closing', '2026-01-12T18:00:00+01:00', 'tomorrow 9 h'],
  ['just before midnight', '2026-01-12T23:59:59+01:00', 'tomorrow 9 h'],
  ['midnight', '2026-01-13T00:00:00+01:00', 'today 9 h'],
  ['Saturday evening', '2026-01-17T20:00:00+01:00', 'lundi 9 h'],
  ['Sunday', '2026-01-18T12:00:00+01:00', 'tomorrow 9 h'],
  ['the year turning', '2025-12-31T23:30:00+01:00', 'tomorrow 9 h'],
  ['the last Saturday of winter time', '2026-03-28T17:30:00+01:00', 'open to 18 h'],
  ['the first Monday of summer time', '2026-03-30T09:00:00+02:00', 'open to 18 h'],
  ['an hour before that', '2026-03-30T08:00:00+02:00', 'today 9 h'],
  ['the last Saturday of summer time', '2026-10-24T17:30:00+02:00', 'open to 18 h'],
  ['the first Monday of winter time', '2026-10-26T17:30:00+01:00', 'open to 18 h'],
  ['half an hour after that', '2026-10-26T18:00:00+01:00', 'tomorrow 9 h'],
  ['the evening before a closing', '2026-08-01T19:00:00+02:00', 'le 17 août 9 h'],
  ['eight days before the end of a closing', '2026-08-09T12:00:00+02:00', 'le 17 août 9 h'],
  ['a week before the end of a closing', '2026-08-10T12:00:00+02:00', 'lundi 9 h'],
  ['the last day of a closing', '2026-08-15T17:59:00+02:00', 'lundi 9 h'],
  ['the Sunday after a closing', '2026-08-16T12:00:00+02:00', 'tomorrow 9 h'],
  ['a closing that ends in more than a year', '2027-01-12T12:00:00+01:00', ''],
])('the status at %s', (_, instant, sentence) => {
  expect(statusAt(instant, sixDays, ['2026-08-03/2026-08-15', '2027-01-01/2029-01-01'])).toBe(sentence);
});

// 17 May 2027 is Whit Monday.
it.each([
  ['Monday morning', '2027-05-10T11:59:00+02:00', 'open to 12 h'],
  ['the beginning of the break', '2027-05-10T12:00:00+02:00', 'today 13 h 30'],
  ['the last second of the break', '2027-05-10T13:29:59+02:00', 'today 13 h 30'],
  ['the end of the break', '2027-05-10T13:30:00+02:00', 'open to 18 h'],
  ['Monday evening, before the day that is closed', '2027-05-10T18:00:00+02:00', 'mercredi 9 h'],
  ['the long evening', '2027-05-13T19:44:59+02:00', 'open to 19 h 45'],
  ['Friday evening', '2027-05-14T18:00:00+02:00', 'tomorrow 8 h 30'],
  ['the short Saturday', '2027-05-15T15:59:00+02:00', 'open to 16 h'],
  ['its end, with Monday a holiday and Tuesday closed', '2027-05-15T16:00:00+02:00', 'mercredi 9 h'],
  ['the holiday', '2027-05-17T10:00:00+02:00', 'mercredi 9 h'],
])('the status with breaks at %s', (_, instant, sentence) => {
  expect(statusAt(instant, broken, ['2027-05-17'])).toBe(sentence);
});

describe('the sentences', () => {
  const words = (locale: 'fr' | 'de') => {
    const { open, closed, closed_today: closedToday, closed_tomorrow: closedTomorrow } = messages[locale].status;
    return { open, closed, closedToday, closedTomorrow };
  };
  const said = (locale: 'fr' | 'de', instant: string, closings: string[] = []) =>
    plain(
      openingStatus(new Date(instant), statusData({ week: broken, closings }, words(locale), locale, '2026-08-01'))[1],
    );

  it.each([
    ['2027-05-10T10:00:00+02:00', "Ouvert, jusqu'à 12 h", 'Offen bis 12 Uhr'],
    ['2027-05-10T12:30:00+02:00', 'Fermé, ouvre à 13 h 30', 'Öffnet heute um 13.30 Uhr'],
    ['2027-05-10T18:30:00+02:00', 'Fermé, ouvre mercredi à 9 h', 'Öffnet Mittwoch um 9 Uhr'],
    ['2027-05-11T18:30:00+02:00', 'Fermé, ouvre demain à 9 h', 'Öffnet morgen um 9 Uhr'],
  ])('at %s are "%s" and "%s"', (instant, french, german) => {
    expect([said('fr', instant), said('de', instant)]).toEqual([french, german]);
  });

  it.each([
    ['2026-08-15', 'Fermé, ouvre le 17 août à 9 h', 'Öffnet am 17. August um 9 Uhr'],
    ['2026-08-31', 'Fermé, ouvre le 2 septembre à 9 h', 'Öffnet am 2. September um 9 Uhr'],
    ['2026-09-30', 'Fermé, ouvre le 1er octobre à 9 h', 'Öffnet am 1. Oktober um 9 Uhr'],
  ])('name the first open day after a closing until %s', (to, french, german) => {
    const closings = [`2026-08-03/${to}`];
    const instant = '2026-08-04T10:00:00+02:00';
    expect([said('fr', instant, closings), said('de', instant, closings)]).toEqual([french, german]);
  });
});
