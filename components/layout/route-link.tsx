import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { IntentLink } from '@/components/layout/intent-link';
import type { HomeSection, RouteId } from '@/content/routes';
import { hrefOf, localeOf, plainHrefOf } from '@/lib/href';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  to: RouteId;
  section?: HomeSection | (string & {});
};

/** A link to a page of the site, by its id: in the page's language where there is one, else in French, and said so. */
export function RouteLink({ to, section, ...rest }: RouteLinkProps) {
  const locale = useLocale();
  const target = localeOf(to, locale);
  // The languages have documents of their own, so the router would fetch the page in vain and then load it.
  if (target !== locale) return <a {...rest} href={plainHrefOf(to, section)} hrefLang={target} />;
  return <IntentLink {...rest} href={hrefOf(to, section, locale)} />;
}
