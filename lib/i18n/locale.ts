/** A language of the site, two letters. The salon decides which languages there are (lib/content/content.ts). */
export type Locale = string;

/** Returns the tag of a language for `lang`, `hreflang` and structured data: "fr-CH". */
export const tagOf = (locale: Locale): string => `${locale}-CH`;
