/** A price as in `content/prices/*.json`. */
export interface WrittenPrice {
  service: string;
  variant?: string;
  variesBy?: string;
  minutes?: number;
  price: { kind: string; amount?: number; overviewAmount?: number; counts?: string; hourlyRate?: number };
  group?: string;
  order?: number;
}

export type PriceField = 'minutes' | 'amount' | 'overviewAmount' | 'hourlyRate';

/** Returns the minutes and amounts (CHF) that can be changed; if `counts` names one of two amounts, that one alone. */
export function fieldsOf({ minutes, price }: WrittenPrice): Partial<Record<PriceField, number | undefined>> {
  const { kind, amount, overviewAmount, counts, hourlyRate } = price;
  if (kind === 'quote') return { ...(hourlyRate !== undefined && { hourlyRate }), minutes };
  if (overviewAmount === undefined || counts === 'list') return { amount, minutes };
  return counts === 'overview' ? { overviewAmount, minutes } : { amount, overviewAmount, minutes };
}

/** Returns the price with the changes, keys in the order of the form; input that is no number stays for the check. */
export function withFields(written: WrittenPrice, changes: ReadonlyMap<PriceField, unknown>): WrittenPrice {
  const { service, variant, variesBy, minutes: before, price, ...rest } = written;
  const { minutes = changes.has('minutes') ? undefined : before, ...amounts } = Object.fromEntries(changes);
  const next: WrittenPrice['price'] = { ...price, ...amounts };
  if (next.overviewAmount === next.amount) delete next.overviewAmount;
  // Drops keys that are undefined.
  return JSON.parse(JSON.stringify({ service, variant, variesBy, minutes, price: next, ...rest }));
}

/** The smallest coin, in centimes. */
const coin = 5;

/** Returns an amount (CHF) raised by francs or per cent, rounded to the smallest coin. */
export function raised(amount: number, by: number, isPercent: boolean): number {
  const next = isPercent ? amount * (1 + by / 100) : amount + by;
  return (Math.round((next * 100) / coin) * coin) / 100;
}

/** Returns the numbers of a price in words: "58 ou 35, 30 min" or "90/h". */
export function wordsOf(written: WrittenPrice): string {
  const { minutes, amount, overviewAmount, hourlyRate } = fieldsOf(written);
  const amounts = [amount, overviewAmount].filter((one) => one !== undefined).join(' ou ');
  return [amounts, hourlyRate !== undefined && `${hourlyRate}/h`, minutes !== undefined && `${minutes} min`]
    .filter(Boolean)
    .join(', ');
}
