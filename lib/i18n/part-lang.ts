import { useLocale } from 'next-intl';
import { mainLocale } from '../content/content';

/** `lang` of the parts of a page whose words are in the main language on every page, for server components; nothing on its own pages. */
export function usePartLang(): { main?: string } {
  return useLocale() === mainLocale ? {} : { main: mainLocale };
}
