import { mainLocale } from '../content/content';
import type { Locale } from './locale';

/** Returns the `lang` of words in the main language on a page in `locale`; undefined if both are the same. */
export const mainLangOn = (locale: Locale): Locale | undefined => (locale === mainLocale ? undefined : mainLocale);
