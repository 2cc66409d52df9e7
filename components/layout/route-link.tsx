import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { germanSections, type HomeSection, type RouteId } from '@/content/routes';
import { hrefOf, localeOf } from '@/lib/links/href';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  to: RouteId;
  section?: HomeSection | (string & {});
  /** The page the link stands on, where it may be the one it leads to. */
  current?: RouteId;
};

/** A link to a page of the site, by its id: in the page's language where there is one, else in French, and said so. */
export function RouteLink({ to, section, current, ...rest }: RouteLinkProps) {
  const locale = useLocale();
  const isFrenchOnly =
    to === 'accueil' && section !== undefined && !germanSections.some((german) => german === section);
  const target = isFrenchOnly ? 'fr' : localeOf(to, locale);
  if (to === current && target === locale) {
    // A bare fragment: with the full address the browser would load the page again.
    return <a {...rest} href={`#${section ?? 'top'}`} aria-current={section ? undefined : 'page'} />;
  }
  return <a {...rest} href={hrefOf(to, section, target)} hrefLang={target === locale ? undefined : target} />;
}
