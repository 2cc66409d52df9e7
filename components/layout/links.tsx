import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { localeOfLink } from '@/lib/content/home-sections';
import { hrefOf } from '@/lib/links/href';
import { newTab, newTabId } from '@/lib/links/new-tab';
import type { PageId } from '@/lib/schema/pages';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  to: PageId;
  section?: string;
  /** The page on which the link is, if the link may lead to that same page. */
  current?: PageId;
  /** Whether the link shows the language of its target, if that is not this page's. */
  marksLanguage?: boolean;
};

/** Link to a page by its id, in the language of this page or else in the main language, with `hrefLang`. */
export function RouteLink({ to, section, current, marksLanguage, ...rest }: RouteLinkProps) {
  const locale = useLocale();
  const target = localeOfLink(to, section, locale);
  if (to === current && target === locale) {
    // Only a fragment, because with the page's path the browser would load the page again.
    return <a {...rest} href={`#${section ?? 'top'}`} aria-current={section ? undefined : 'page'} />;
  }
  if (target === locale) return <a {...rest} href={hrefOf(to, section, target)} />;
  const className = marksLanguage ? `${rest.className ?? ''} other-language` : rest.className;
  return <a {...rest} className={className} href={hrefOf(to, section, target)} hrefLang={target} />;
}

/** Link to another site: new tab, no opener, described by `NewTabWords`. */
export const ExternalLink = (rest: ComponentProps<'a'> & { href: string }) => <a {...rest} {...newTab} />;

/** Words for screen readers, to which all links to other sites refer. */
export function NewTabWords() {
  const t = useTranslations('booking');
  return (
    <span hidden id={newTabId}>
      {t('new_tab')}
    </span>
  );
}
