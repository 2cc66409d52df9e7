/** Languages of the site: French everywhere, German on the pages of `germanRoutes`. */
export type Locale = 'fr' | 'de';

/** Language tags as `lang`, `hreflang` and structured data want them. */
export const languageTags = { fr: 'fr-CH', de: 'de-CH' } as const satisfies Record<Locale, string>;
