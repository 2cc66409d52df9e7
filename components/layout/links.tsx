import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { localeOfLink } from '@/lib/content/home-sections';
import { hrefOf } from '@/lib/links/href';
import { newTab, newTabId } from '@/lib/links/new-tab';
import type { PageId } from '@/lib/schema/pages';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  to: PageId;
  section?: string;
  /** The page the link stands on, where it may be the one it leads to. */
  current?: PageId;
  /** Whether its language is seen where it is not that of this page. */
  marksLanguage?: boolean;
};

/** A link to a page of the site, by its id: in the page's language where there is one, else in the main one, and said so. */
export function RouteLink({ to, section, current, marksLanguage, ...rest }: RouteLinkProps) {
  const locale = useLocale();
  const target = localeOfLink(to, section, locale);
  if (to === current && target === locale) {
    // A bare fragment: with the full address the browser would load the page again.
    return <a {...rest} href={`#${section ?? 'top'}`} aria-current={section ? undefined : 'page'} />;
  }
  if (target === locale) return <a {...rest} href={hrefOf(to, section, target)} />;
  const className = marksLanguage ? `${rest.className ?? ''} other-language` : rest.className;
  return <a {...rest} className={className} href={hrefOf(to, section, target)} hrefLang={target} />;
}

/** A link to another site: new tab, no opener, and said so to screen readers. */
export const ExternalLink = (rest: ComponentProps<'a'> & { href: string }) => <a {...rest} {...newTab} />;

/** The words that links to other sites are described by. */
export function NewTabWords() {
  const t = useTranslations('booking');
  return (
    <span hidden id={newTabId}>
      {t('new_tab')}
    </span>
  );
}
