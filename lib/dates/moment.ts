/** Milliseconds. */
const HOUR = 3_600_000;

/** Returns a moment in Switzerland for styles of drawings: `day`, `dusk` or `night`, then `2026-12-24 17:35`. */
export function momentOf(now: Date): string {
  const hours = +now / HOUR;
  // Hours from solar noon (11:30 UTC), up to 1.9 more in winter and fewer in summer, as days are shorter or longer at
  // 47° north; right to a quarter of an hour. 2 π × 1395 h are a year.
  const late = Math.abs((hours % 24) - 11.5) + 1.9 * Math.cos(hours / 1395 + 0.17);
  // The browser's time zones need less code than the rule of zurich-date.ts.
  const clock = now.toLocaleString('sv', { timeZone: 'Europe/Zurich' }).slice(0, 16);
  return `${late > 6.85 ? 'night' : late > 5.85 ? 'dusk' : 'day'} ${clock}`;
}
