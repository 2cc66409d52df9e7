import { momentOf } from '@/lib/dates/moment';

it.each([
  ['2026-06-21T10:00:00Z', 'day 2026-06-21 12:00'],
  ['2026-06-21T19:15:00Z', 'dusk 2026-06-21 21:15'],
  ['2026-06-21T20:30:00Z', 'night 2026-06-21 22:30'],
  ['2026-06-21T22:30:00Z', 'night 2026-06-22 00:30'],
  ['2026-12-21T07:00:00Z', 'dusk 2026-12-21 08:00'],
  ['2026-12-21T12:00:00Z', 'day 2026-12-21 13:00'],
  ['2026-12-21T15:50:00Z', 'dusk 2026-12-21 16:50'],
  ['2026-12-21T16:50:00Z', 'night 2026-12-21 17:50'],
  ['2026-12-31T23:30:00Z', 'night 2027-01-01 00:30'],
])('at %s light and time in Switzerland are %s', (instant, moment) => {
  expect(momentOf(new Date(instant))).toBe(moment);
});

it('the 21st of five months has one dawn and one dusk, later from December to June, in 2026 and 2036', () => {
  const eveningOf = (year: number, month: number) => {
    const instants = Array.from({ length: 24 * 12 }, (_, part) => new Date(Date.UTC(year, month, 21, 0, 5 * part)));
    const skies = instants.map((instant) => momentOf(instant).split(' ')[0]);
    const changes = skies.flatMap((sky, index) => (sky === skies[index - 1] ? [] : sky));
    expect(changes).toEqual(['night', 'dusk', 'day', 'dusk', 'night']);
    return skies.lastIndexOf('day');
  };
  for (const year of [2026, 2036]) {
    const evenings = [11, 1, 2, 3, 5].map((month) => eveningOf(year, month));
    expect(evenings).toEqual(evenings.toSorted((a, b) => a - b));
  }
});
