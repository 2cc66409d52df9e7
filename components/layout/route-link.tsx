import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import type { HomeSection, PageId } from '@/content/schema/pages';
import { neededId } from '@/lib/content/pages';
import { hrefOf, localeOf } from '@/lib/links/href';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  to: PageId;
  section?: HomeSection | (string & {});
  /** The page the link stands on, where it may be the one it leads to. */
  current?: PageId;
};

/** Sections that the home page has in every language; links to the others lead to the French one. */
const germanSections: readonly HomeSection[] = ['prices', 'booking', 'contact'];

/** A link to a page of the site, by its id: in the page's language where there is one, else in French, and said so. */
export function RouteLink({ to, section, current, ...rest }: RouteLinkProps) {
  const locale = useLocale();
  const isFrenchOnly =
    to === neededId('home') && section !== undefined && !germanSections.some((german) => german === section);
  const target = isFrenchOnly ? 'fr' : localeOf(to, locale);
  if (to === current && target === locale) {
    // A bare fragment: with the full address the browser would load the page again.
    return <a {...rest} href={`#${section ?? 'top'}`} aria-current={section ? undefined : 'page'} />;
  }
  return <a {...rest} href={hrefOf(to, section, target)} hrefLang={target === locale ? undefined : target} />;
}
