import { useLocale, useTranslations } from 'next-intl';
import { LanguageLink } from '@/components/layout/language-link';
import { germanRouteIds } from '@/lib/content';
import { hrefOf, plainHrefOf } from '@/lib/href';
import { languageTags } from '@/lib/i18n/locale';

export type LanguageSwitchProps = { className?: string };

/** The way to the other language, under the name it has there. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const t = useTranslations('nav');
  const locale = useLocale();
  const other = locale === 'fr' ? 'de' : 'fr';
  const pairs = germanRouteIds.map((id) => [hrefOf(id, undefined, locale), plainHrefOf(id, undefined, other)]);
  return (
    <LanguageLink
      counterparts={Object.fromEntries(pairs)}
      elsewhere={plainHrefOf('accueil', undefined, other)}
      lang={languageTags[other]}
      className={className}
    >
      {t(`language_${other}`)}
    </LanguageLink>
  );
}
