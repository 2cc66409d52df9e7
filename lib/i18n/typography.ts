import { rulesOf } from './language-rules';
import type { Locale } from './locale';

const NO_BREAK = '\u00a0';

/**
 * Sets plain text as a compositor would: typographic apostrophes; in French thin no-break spaces before `; : ! ?` and inside
 * « », in other languages none; no-break spaces between a number and its unit, and in spans of numbers. Only spaces that are there are changed, so addresses
 * and ids pass untouched.
 */
export function typeset(text: string, locale: Locale): string {
  const { punctuate, units } = rulesOf(locale);
  return punctuate(text.replaceAll("'", '’').replaceAll('...', '…'))
    .replace(new RegExp(`(\\d\\**) (${units})(?![\\p{L}\\d])`, 'gu'), `$1${NO_BREAK}$2`)
    .replace(/(\dh|\u00a0h) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(\d) (à|bis|a|to) (?=\d)/g, `$1${NO_BREAK}$2${NO_BREAK}`)
    .replace(/(CHF) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(\d) (?=\d{2,3}(?!\d))/g, `$1${NO_BREAK}`);
}

/** A value with every string in it changed, however deep; keys and everything that is no string stay as they are. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => mapStrings(inner, change)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)])) as T;
  }
  return value;
}
