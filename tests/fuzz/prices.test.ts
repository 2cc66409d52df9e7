import fc from 'fast-check';
import { formatAmount, formatDuration, isoDuration } from '@/lib/i18n/format';
import { runs } from './support/fuzz';

it('every price that the coins of Switzerland can pay reads as what it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (fives) => {
      const [, francs, rappen] = /^(\d+)\.(–|\d\d)$/.exec(formatAmount(fives / 20)) ?? [];
      expect(Number(francs) * 20 + (rappen === '–' ? 0 : Number(rappen) / 5)).toBe(fives);
    }),
    runs(300),
  );
});

it('a duration reads as its minutes, to people and to machines', () => {
  const minutesIn = (pattern: RegExp, text: string) => {
    const [, hours = '0', rest = '0'] = pattern.exec(text) ?? [];
    return Number(hours) * 60 + Number(rest);
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 60 }), (minutes) => {
      expect(minutesIn(/^(?:(\d+)\u00a0h)?(?:\u00a0?(\d+)(?:\u00a0min)?)?$/, formatDuration(minutes))).toBe(minutes);
      expect(minutesIn(/^PT(?:(\d+)H)?(?:(\d+)M)?$/, isoDuration(minutes))).toBe(minutes);
    }),
    runs(300),
  );
});
