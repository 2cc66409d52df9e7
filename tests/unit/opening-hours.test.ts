import { type Closing, openingStatus, statusData } from '@/lib/dates/opening-hours';
import { messages } from '@/lib/i18n/messages';

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };

// 12 January 2026 is a Monday. Winter is +01:00, summer +02:00.
it.each([
  ['a Monday at noon', '2026-01-12T12:00:00+01:00', 'open'],
  ['the minute of opening', '2026-01-12T09:00:00+01:00', 'open'],
  ['the last second before closing', '2026-01-12T17:59:59+01:00', 'open'],
  ['the last second before opening', '2026-01-12T08:59:59+01:00', 'today'],
  ['the minute of closing', '2026-01-12T18:00:00+01:00', 'tomorrow'],
  ['just before midnight', '2026-01-12T23:59:59+01:00', 'tomorrow'],
  ['midnight', '2026-01-13T00:00:00+01:00', 'today'],
  ['Saturday evening', '2026-01-17T20:00:00+01:00', '1'],
  ['Sunday', '2026-01-18T12:00:00+01:00', 'tomorrow'],
  ['the year turning', '2025-12-31T23:30:00+01:00', 'tomorrow'],
  ['the last Saturday of winter time', '2026-03-28T17:30:00+01:00', 'open'],
  ['the first Monday of summer time', '2026-03-30T09:00:00+02:00', 'open'],
  ['an hour before that', '2026-03-30T08:00:00+02:00', 'today'],
  ['the last Saturday of summer time', '2026-10-24T17:30:00+02:00', 'open'],
  ['the first Monday of winter time', '2026-10-26T17:30:00+01:00', 'open'],
  ['half an hour after that', '2026-10-26T18:00:00+01:00', 'tomorrow'],
  ['the evening before a closing', '2026-08-01T19:00:00+02:00', '2026-08-17'],
  ['eight days before the end of a closing', '2026-08-09T12:00:00+02:00', '2026-08-17'],
  ['a week before the end of a closing', '2026-08-10T12:00:00+02:00', '1'],
  ['the last day of a closing', '2026-08-15T17:59:00+02:00', '1'],
  ['the Sunday after a closing', '2026-08-16T12:00:00+02:00', 'tomorrow'],
  ['a closing that ends in more than a year', '2027-01-12T12:00:00+01:00', undefined],
])('the status at %s', (_, instant, status) => {
  const closings = [
    { from: '2026-08-03', to: '2026-08-15' },
    { from: '2027-01-01', to: '2029-01-01' },
  ];
  expect(openingStatus(new Date(instant), hours, closings)).toBe(status);
});

describe('the sentences', () => {
  const texts = (locale: 'fr' | 'de', opens = '09:00', closings: Closing[] = []) => {
    const { open, closed, closed_today: closedToday, closed_tomorrow: closedTomorrow } = messages[locale].status;
    const data = statusData({ ...hours, opens }, closings, { open, closed, closedToday, closedTomorrow }, locale);
    const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
    return Object.fromEntries(Object.entries(data.texts).map(([key, text]) => [key, plain(text)]));
  };

  it('are those of a week', () => {
    expect(texts('fr')).toEqual({
      open: "Ouvert, jusqu'à 18 h",
      today: 'Fermé, ouvre à 9 h',
      tomorrow: 'Fermé, ouvre demain à 9 h',
      1: 'Fermé, ouvre lundi à 9 h',
      2: 'Fermé, ouvre mardi à 9 h',
      3: 'Fermé, ouvre mercredi à 9 h',
      4: 'Fermé, ouvre jeudi à 9 h',
      5: 'Fermé, ouvre vendredi à 9 h',
      6: 'Fermé, ouvre samedi à 9 h',
    });
    expect(texts('fr', '09:30').today).toBe('Fermé, ouvre à 9 h 30');
    expect(texts('de')).toMatchObject({
      open: 'Offen bis 18 Uhr',
      today: 'Öffnet heute um 9 Uhr',
      tomorrow: 'Öffnet morgen um 9 Uhr',
      1: 'Öffnet Montag um 9 Uhr',
    });
  });

  it.each([
    ['2026-08-15', '2026-08-17', 'Fermé, ouvre le 17 août à 9 h', 'Öffnet am 17. August um 9 Uhr'],
    ['2026-08-31', '2026-09-01', 'Fermé, ouvre le 1er septembre à 9 h', 'Öffnet am 1. September um 9 Uhr'],
  ])('name the first open day after a closing until %s', (to, day, french, german) => {
    const closings = [{ from: '2026-08-03', to }];
    expect([texts('fr', '09:00', closings)[day], texts('de', '09:00', closings)[day]]).toEqual([french, german]);
  });
});
