import { rulesOf } from './language-rules';
import type { Locale } from './locale';

const NO_BREAK = '\u00a0';

/**
 * Corrects the typography of a text: typographic apostrophes; thin no-break spaces before `; : ! ?` and inside « » in
 * French, none in other languages; no-break spaces between number and unit and in spans of numbers. Changes only
 * existing spaces, so that addresses and ids stay as they are.
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

/** Returns a value with every string in it changed, at any depth; keys and other values stay. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => mapStrings(inner, change)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)])) as T;
  }
  return value;
}
