import { formatDay, formatLongDay, parseDay } from '@/lib/dates/day-format';

describe('a typed date', () => {
  it.each([
    '24.12.2026',
    '24/12/2026',
    '24-12-2026',
    '24 12 2026',
    ' 24. 12. 2026 ',
    '24.12.26',
    '24122026',
    '24,12,2026',
  ])('reads %p', (text) => expect(parseDay(text, 'fr')).toBe('2026-12-24'));

  it('reads single figures', () => expect(parseDay('1.2.2027', 'de')).toBe('2027-02-01'));

  it('puts the month first in English only', () => {
    expect(parseDay('2/1/2027', 'en')).toBe('2027-02-01');
    expect(parseDay('2/1/2027', 'fr')).toBe('2027-01-02');
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

  it('reads what it writes, in every language', () => {
    for (const locale of ['fr', 'de', 'en'] as const) {
      expect(parseDay(formatDay('2026-02-09', locale), locale)).toBe('2026-02-09');
    }
  });
});

it('writes a day as each language types it', () => {
  expect(formatDay('2026-02-09', 'fr')).toBe('09.02.2026');
  expect(formatDay('2026-02-09', 'de')).toBe('09.02.2026');
  expect(formatDay('2026-02-09', 'en')).toBe('02/09/2026');
});

it('names a day in full, whatever the time zone', () => {
  expect(formatLongDay('2026-12-24', 'fr')).toBe('jeudi 24 décembre 2026');
  expect(formatLongDay('2026-12-24', 'de')).toBe('Donnerstag, 24. Dezember 2026');
});
