const THIN = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * Sets plain French text as a compositor would: typographic apostrophes, thin no-break spaces before `; : ! ?` and inside
 * « », no-break spaces between a number and its unit. Only spaces that are there are changed, so addresses and ids pass untouched.
 */
export function typeset(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/ +([;:!?»])/g, `${THIN}$1`)
    .replace(/« +/g, `«${THIN}`)
    .replace(/(\d) (h|min|%|ans?|jours?|semaines?|heures?|mois|cm|m|km)(?![\p{L}\d])/gu, `$1${NO_BREAK}$2`)
    .replace(/(\dh|\u00a0h) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(CHF) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(\d) (?=\d{2,3}(?!\d))/g, `$1${NO_BREAK}`);
}

/** `typeset` over every string of a value, however deep; keys and everything that is no string stay as they are. */
export function typesetDeep<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T;
  if (Array.isArray(value)) return value.map(typesetDeep) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetDeep(inner)])) as T;
  }
  return value;
}
