/** A language of the site, as its two letters: French, or one that the salon has texts in. */
export type Locale = string;

/** The language that every page is in. */
export const mainLocale = 'fr';

/** The language as `lang`, `hreflang` and structured data want it: as it is written in Switzerland. */
export const tagOf = (locale: Locale): string => `${locale}-CH`;
