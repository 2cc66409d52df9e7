import { formatOpeningStatus, nextStatusChange, openingStatus } from '@/lib/opening-hours';
import { typeset } from '@/lib/typography';
import messages from '@/messages/fr.json';

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };
const labels = {
  open: typeset(messages.status.open),
  closed: typeset(messages.status.closed),
  closedToday: typeset(messages.status.closed_today),
  closedTomorrow: typeset(messages.status.closed_tomorrow),
};
/** Winter is +01:00, summer +02:00. */
const at = (instant: string, closings = [] as { from: string; to: string; reason: string }[]) =>
  openingStatus(new Date(instant), hours, closings);

describe('openingStatus', () => {
  // 12 January 2026 is a Monday.
  it.each([
    ['a Monday at noon', '2026-01-12T12:00:00+01:00', { isOpen: true, until: '18:00' }],
    ['the minute of opening', '2026-01-12T09:00:00+01:00', { isOpen: true, until: '18:00' }],
    ['the last second before closing', '2026-01-12T17:59:59+01:00', { isOpen: true, until: '18:00' }],
    [
      'the last second before opening',
      '2026-01-12T08:59:59+01:00',
      { isOpen: false, opensDay: 'today', opensAt: '09:00' },
    ],
    ['the minute of closing', '2026-01-12T18:00:00+01:00', { isOpen: false, opensDay: 'tomorrow', opensAt: '09:00' }],
    ['just before midnight', '2026-01-12T23:59:59+01:00', { isOpen: false, opensDay: 'tomorrow', opensAt: '09:00' }],
    ['midnight', '2026-01-13T00:00:00+01:00', { isOpen: false, opensDay: 'today', opensAt: '09:00' }],
    ['Saturday evening', '2026-01-17T20:00:00+01:00', { isOpen: false, opensDay: 1, opensAt: '09:00' }],
    ['Sunday', '2026-01-18T12:00:00+01:00', { isOpen: false, opensDay: 'tomorrow', opensAt: '09:00' }],
    ['the year turning', '2025-12-31T23:30:00+01:00', { isOpen: false, opensDay: 'tomorrow', opensAt: '09:00' }],
  ])('at %s', (_, instant, status) => {
    expect(at(instant)).toEqual(status);
  });

  it('follows the clocks in Switzerland, not those of the visitor', () => {
    // 8:30 UTC is 9:30 in winter and 10:30 in summer; 16:30 UTC is past closing in summer only.
    expect(at('2026-01-12T16:30:00Z')).toMatchObject({ isOpen: true });
    expect(at('2026-07-13T16:30:00Z')).toMatchObject({ isOpen: false });
  });

  it.each([
    ['the last Saturday of winter time', '2026-03-28T17:30:00+01:00', true],
    ['the first Monday of summer time', '2026-03-30T09:00:00+02:00', true],
    ['an hour before that', '2026-03-30T08:00:00+02:00', false],
    ['the last Saturday of summer time', '2026-10-24T17:30:00+02:00', true],
    ['the first Monday of winter time', '2026-10-26T17:30:00+01:00', true],
    ['half an hour after that', '2026-10-26T18:00:00+01:00', false],
  ])('knows the clock change: %s', (_, instant, isOpen) => {
    expect(at(instant)).toMatchObject({ isOpen });
  });

  const closings = [{ from: '2026-08-03', to: '2026-08-15', reason: 'vacances' }];
  it.each([
    ['the evening before', '2026-08-01T19:00:00+02:00', '2026-08-17'],
    ['the first day', '2026-08-03T12:00:00+02:00', '2026-08-17'],
    ['five days before the end', '2026-08-11T12:00:00+02:00', 1],
    ['the last day', '2026-08-15T17:59:00+02:00', 1],
    ['the Sunday after', '2026-08-16T12:00:00+02:00', 'tomorrow'],
  ])('looks past an exceptional closing from %s', (_, instant, opensDay) => {
    expect(at(instant, closings)).toEqual({ isOpen: false, opensDay, opensAt: '09:00' });
  });

  it('says nothing when no opening is in sight', () => {
    expect(at('2026-01-12T12:00:00+01:00', [{ from: '2026-01-01', to: '2028-01-01', reason: 'x' }])).toBeUndefined();
  });
});

describe('nextStatusChange', () => {
  it.each([
    ['opening', '2026-01-12T07:00:00+01:00', '2026-01-12T09:00:00+01:00'],
    ['closing', '2026-01-12T09:00:00+01:00', '2026-01-12T18:00:00+01:00'],
    ['midnight', '2026-01-12T18:00:00+01:00', '2026-01-13T00:00:00+01:00'],
    ['opening on the day the clocks go forward', '2026-03-29T01:30:00+01:00', '2026-03-29T09:00:00+02:00'],
    ['opening on the day the clocks go back', '2026-10-25T02:30:00+02:00', '2026-10-25T09:00:00+01:00'],
    ['midnight in summer', '2026-07-13T18:00:00+02:00', '2026-07-14T00:00:00+02:00'],
  ])('is %s', (_, now, next) => {
    expect(nextStatusChange(new Date(now), hours)).toEqual(new Date(next));
  });
});

describe('formatOpeningStatus', () => {
  it.each([
    [{ isOpen: true, until: '18:00' } as const, "Ouvert, jusqu'à 18 h"],
    [{ isOpen: false, opensDay: 1, opensAt: '09:00' } as const, 'Fermé, ouvre lundi à 9 h'],
    [{ isOpen: false, opensDay: 'today', opensAt: '09:30' } as const, 'Fermé, ouvre à 9 h 30'],
    [{ isOpen: false, opensDay: 'tomorrow', opensAt: '09:00' } as const, 'Fermé, ouvre demain à 9 h'],
    [{ isOpen: false, opensDay: '2026-08-17', opensAt: '09:00' } as const, 'Fermé, ouvre le 17 août à 9 h'],
    [{ isOpen: false, opensDay: '2026-09-01', opensAt: '09:00' } as const, 'Fermé, ouvre le 1er septembre à 9 h'],
  ])('writes %j', (status, text) => {
    expect(formatOpeningStatus(status, labels).replaceAll('\u00a0', ' ')).toBe(typeset(text).replaceAll('\u00a0', ' '));
  });
});
