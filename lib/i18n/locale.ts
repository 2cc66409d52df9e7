/** A language of the site, as its two letters. Which there are is the salon's to say (lib/content/content.ts). */
export type Locale = string;

/** Returns the language as `lang`, `hreflang` and structured data want it: as it is written in Switzerland. */
export const tagOf = (locale: Locale): string => `${locale}-CH`;
