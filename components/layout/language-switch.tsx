import { useLocale, useTranslations } from 'next-intl';
import type { RouteId } from '@/content/routes';
import { languageTags } from '@/lib/i18n/locale';
import { hrefOf, isGermanRoute } from '@/lib/links/href';

export type LanguageSwitchProps = { current?: RouteId; className?: string };

/** The way to the page in the other language, or to its home page, under the name the language has there. */
export function LanguageSwitch({ current, className }: LanguageSwitchProps) {
  const t = useTranslations('nav');
  const other = useLocale() === 'fr' ? 'de' : 'fr';
  const page = current && isGermanRoute(current) ? current : 'accueil';
  const tag = languageTags[other];
  return (
    <a href={hrefOf(page, undefined, other)} hrefLang={tag} lang={tag} className={className}>
      {t(`language_${other}`)}
    </a>
  );
}
