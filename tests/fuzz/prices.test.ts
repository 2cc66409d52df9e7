/** @jest-environment node */
import fc from 'fast-check';
import { type PriceId, prices } from '@/content/prices';
import { durationSummary, isFixed, priceRow, priceSummary } from '@/lib/content/prices';
import { formatAmount, formatDuration, formatPrice, isoDuration } from '@/lib/i18n/format';
import { runs } from './support/fuzz';

/** The amount that somebody reads off a price. */
function readAmount(text: string): number {
  const [, francs, rappen] = /^(\d+)\.(–|\d\d)$/.exec(text) ?? [];
  if (!francs || !rappen) throw new Error(`"${text}" is no Swiss price.`);
  return Number(francs) + (rappen === '–' ? 0 : Number(rappen) / 100);
}

/** The minutes that somebody reads off a duration. */
function readMinutes(text: string): number {
  const [, hours = '0', rest = '0'] = /^(?:(\d+)\u00a0h)?(?:\u00a0?(\d+)(?:\u00a0min)?)?$/.exec(text) ?? [];
  return Number(hours) * 60 + Number(rest);
}

it('every price that the coins of Switzerland can pay reads as what it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (fives) => {
      const amount = fives / 20;
      expect(readAmount(formatAmount(amount))).toBe(amount);
      expect(formatPrice(amount)).toBe(`CHF\u00a0${formatAmount(amount)}`);
    }),
    runs(1000),
  );
});

it('what is no price is refused, and never shown', () => {
  fc.assert(
    fc.property(fc.double(), (amount) => {
      if (Number.isFinite(amount) && amount >= 0) {
        fc.pre(amount <= 10_000);
        expect(Math.abs(readAmount(formatAmount(amount)) - amount)).toBeLessThanOrEqual(0.005001);
      } else {
        expect(() => formatAmount(amount)).toThrow(RangeError);
      }
    }),
    runs(1000),
  );
});

it('a duration reads as its minutes, to people and to machines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 60 }), (minutes) => {
      expect(readMinutes(formatDuration(minutes))).toBe(minutes);
      const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(isoDuration(minutes)) ?? [];
      expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
    }),
    runs(500),
  );
});

it('what is no duration is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer({ max: 0 })), (minutes) => {
      fc.pre(!Number.isInteger(minutes) || minutes <= 0);
      expect(() => formatDuration(minutes)).toThrow(RangeError);
      expect(() => isoDuration(minutes)).toThrow(RangeError);
    }),
    runs(300),
  );
});

it('the one line of a card holds the lowest and the highest of its prices, whatever their order', () => {
  const ids = Object.keys(prices) as PriceId[];
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...ids)), (chosen) => {
      const amounts = chosen
        .map(priceRow)
        .filter(isFixed)
        .map((row) => row.price);
      const shown = (priceSummary(chosen) ?? '').match(/\d+\.(–|\d\d)/g)?.map(readAmount) ?? [];
      const sorted = [...new Set(amounts)].sort((one, other) => one - other);
      expect(shown).toEqual(sorted.length > 1 ? [sorted[0], sorted.at(-1)] : sorted);
      expect(durationSummary(chosen)).toBe(durationSummary([...chosen].reverse()));
    }),
    runs(300),
  );
});
