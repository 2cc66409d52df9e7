/** Milliseconds. */
const HOUR = 3_600_000;

/**
 * A moment in Switzerland as drawings know it, such as `night 2026-12-24 17:35`: `day`, `dusk` (around sunrise and sunset) or `night`, and
 * date and time.
 */
export function momentOf(now: Date): string {
  const hours = +now / HOUR;
  // From noon (half past eleven UTC), and longer on short days: the sun of 47 degrees north, to a quarter of an hour. A year is 2 pi times 1395 hours.
  const late = Math.abs((hours % 24) - 11.5) + 1.9 * Math.cos(hours / 1395 + 0.17);
  // By the zones of the browser, which are shorter than the rule of zurich-date.ts.
  const clock = now.toLocaleString('sv', { timeZone: 'Europe/Zurich' }).slice(0, 16);
  return `${late > 6.85 ? 'night' : late > 5.85 ? 'dusk' : 'day'} ${clock}`;
}
