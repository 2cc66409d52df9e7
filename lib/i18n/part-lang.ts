import { useLocale } from 'next-intl';
import { mainLocale } from './locale';

/** `lang` of the parts of a page whose words are French on every page, for server components; nothing on French pages. */
export function usePartLang(): { french?: string } {
  return useLocale() === mainLocale ? {} : { french: mainLocale };
}
