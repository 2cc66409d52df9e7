import type { ComponentProps } from 'react';
import { IntentLink } from '@/components/layout/intent-link';
import type { HomeSection, RouteId } from '@/content/routes';
import { hrefOf } from '@/lib/href';

export type RouteLinkProps = Omit<ComponentProps<typeof IntentLink>, 'href'> & {
  to: RouteId;
  section?: HomeSection | (string & {});
};

/** A link to a page of the site, by its id. */
export function RouteLink({ to, section, ...rest }: RouteLinkProps) {
  return <IntentLink href={hrefOf(to, section)} {...rest} />;
}
