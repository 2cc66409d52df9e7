import { useLocale } from 'next-intl';
import { mainLocale, tagOf } from './locale';

/**
 * `lang` of the parts of a page, for server components: `french` where the words are French on every page, `own` where, inside
 * such a part, they are in the page's language again. Neither says anything on French pages.
 */
export function usePartLang(): { french?: string; own?: string } {
  const locale = useLocale();
  return locale === mainLocale ? {} : { french: mainLocale, own: tagOf(locale) };
}
