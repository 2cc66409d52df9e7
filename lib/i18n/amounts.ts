// Prices and durations are written alike in every language: the browser gets this small file without any words.

/** Returns "CHF 55.–" or "CHF 55.50", with a no-break space. `amount` in CHF. */
export function formatPrice(amount: number): string {
  return `CHF\u00a0${formatAmount(amount)}`;
}

/** Returns "55.–" or "55.50": the figure alone, for columns headed CHF. `amount` in CHF, zero or more. */
export function formatAmount(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  return Number.isInteger(rounded) ? `${rounded}.–` : rounded.toFixed(2);
}

const splitDuration = (minutes: number) => ({ hours: Math.floor(minutes / 60), rest: minutes % 60 });

/** Returns "45 min", "1 h" or "1 h 45", with no-break spaces. `minutes` is a whole number above zero. */
export function formatDuration(minutes: number): string {
  const { hours, rest } = splitDuration(minutes);
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** Returns an ISO 8601 duration, "PT1H45M", for `<time datetime>` and structured data. `minutes` is above zero. */
export function isoDuration(minutes: number): string {
  const { hours, rest } = splitDuration(minutes);
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}
