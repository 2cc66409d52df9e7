import type { PageId } from '../../../content/schema/pages';
import type { Locale } from '../../i18n/locale';
import { pathOf } from '../../links/href';
import { absoluteUrl } from '../../links/site';

/** Points to a thing that is described elsewhere, on this page or another. */
export interface Reference {
  '@id': string;
}

/** The salon: one thing under one name on every page, described in full where visitors look for it. */
export function salonId(): string {
  return `${absoluteUrl('/')}/#salon`;
}

/** The website as a whole, described on the home page. */
export function websiteId(): string {
  return `${absoluteUrl('/')}/#site`;
}

/** A thing that a page describes, such as its breadcrumbs: the page's address with a fragment. */
export function idOnPage(
  id: PageId,
  part: 'page' | 'breadcrumb' | 'service' | 'catalogue' | 'blog',
  locale: Locale = 'fr',
): string {
  const path = pathOf(id, locale);
  return path === '/' ? `${absoluteUrl(path)}/#${part}` : `${absoluteUrl(path)}#${part}`;
}

/** The salon where a page only mentions it. */
export const salonReference = (): Reference => ({ '@id': salonId() });
