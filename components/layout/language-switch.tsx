import { useLocale, useTranslations } from 'next-intl';
import type { PageId } from '@/content/schema/pages';
import { neededId } from '@/lib/content/pages';
import { languageTags } from '@/lib/i18n/locale';
import { hrefOf, isGermanRoute } from '@/lib/links/href';

export type LanguageSwitchProps = { current?: PageId; className?: string };

/** The way to the page in the other language, or to its home page, under the name the language has there. */
export function LanguageSwitch({ current, className }: LanguageSwitchProps) {
  const t = useTranslations('nav');
  const other = useLocale() === 'fr' ? 'de' : 'fr';
  const page = current && isGermanRoute(current) ? current : neededId('home');
  const tag = languageTags[other];
  return (
    <a href={hrefOf(page, undefined, other)} hrefLang={tag} lang={tag} className={className}>
      {t(`language_${other}`)}
    </a>
  );
}
