import { useLocale } from 'next-intl';

/** `lang` of an element whose words are French on every page; nothing on French pages. For server components. */
export function useFrenchPart(): 'fr' | undefined {
  return useLocale() === 'fr' ? undefined : 'fr';
}
