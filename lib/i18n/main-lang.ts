import { mainLocale } from '../content/content';
import type { Locale } from './locale';

/** The language (`lang`, `hrefLang`) of what is in the main one on a page in this language: none where that is the page's own. */
export const mainLangOn = (locale: Locale): Locale | undefined => (locale === mainLocale ? undefined : mainLocale);
