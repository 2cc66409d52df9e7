import {
  formatAmount,
  formatDuration,
  formatHour,
  formatHourSpaced,
  formatPhone,
  formatPrice,
  isoDuration,
} from '@/lib/i18n/format';

/** Ordinary spaces for no-break ones, so that the expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('prices', () => {
  it.each([
    [55, '55.–'],
    [0, '0.–'],
    [55.5, '55.50'],
    [19.95, '19.95'],
    [0.1 + 0.2, '0.30'],
  ])('writes %p as %p', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('keeps the currency with the figure', () => {
    expect(formatPrice(55)).toBe('CHF\u00a055.–');
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %p', (amount) => {
    expect(() => formatPrice(amount)).toThrow(RangeError);
  });
});

describe('durations', () => {
  it.each([
    [15, '15 min', 'PT15M'],
    [59, '59 min', 'PT59M'],
    [60, '1 h', 'PT1H'],
    [65, '1 h 05', 'PT1H5M'],
    [105, '1 h 45', 'PT1H45M'],
    [120, '2 h', 'PT2H'],
  ])('writes %p minutes as %p and %p', (minutes, text, iso) => {
    expect(plain(formatDuration(minutes))).toBe(text);
    expect(isoDuration(minutes)).toBe(iso);
  });

  it('never breaks inside a duration', () => {
    expect(formatDuration(105)).not.toContain(' ');
  });

  it.each([0, -15, 7.5, Number.NaN])('refuses %p minutes', (minutes) => {
    expect(() => formatDuration(minutes)).toThrow(RangeError);
    expect(() => isoDuration(minutes)).toThrow(RangeError);
  });
});

describe('hours', () => {
  it.each([
    ['09:00', '9h', '9 h'],
    ['18:00', '18h', '18 h'],
    ['09:30', '9h30', '9 h 30'],
    ['13:05', '13h05', '13 h 05'],
    ['00:00', '0h', '0 h'],
  ])('writes %p as %p and %p', (time, short, spaced) => {
    expect(formatHour(time)).toBe(short);
    expect(plain(formatHourSpaced(time))).toBe(spaced);
  });
});

describe('phone numbers', () => {
  it.each(['+41 32 123 45 67', '+41321234567', '+41 321 23 45 67'])('writes %p in the national form', (number) => {
    expect(formatPhone(number)).toBe(['032', '123', '45', '67'].join('\u00a0'));
  });
});
