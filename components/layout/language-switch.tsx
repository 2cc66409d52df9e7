import { useLocale } from 'next-intl';
import { locales } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { capitalize, languageName } from '@/lib/i18n/format';
import { tagOf } from '@/lib/i18n/locale';
import { hrefOf, localesOf } from '@/lib/links/href';
import type { PageId } from '@/lib/schema/pages';

/** Links to this page in the other languages ("Deutsch"); to the home page in a language that lacks this page. */
export function LanguageSwitch({ current, className }: { current?: PageId; className?: string }) {
  const locale = useLocale();
  const others = locales.filter((other) => other !== locale);
  return others.map((other) => {
    const page = current && localesOf(current).includes(other) ? current : neededId('home');
    return (
      <li key={other}>
        <a href={hrefOf(page, undefined, other)} hrefLang={tagOf(other)} lang={tagOf(other)} className={className}>
          {capitalize(languageName(other, other))}
        </a>
      </li>
    );
  });
}
