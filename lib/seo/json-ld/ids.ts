import type { PageId } from '../../../content/schema/pages';
import type { PictureId } from '../../../content/schema/pictures';
import { mainLocale } from '../../content/content';
import { pictureData } from '../../generated/pictures';
import type { Locale } from '../../i18n/locale';
import { pathOf } from '../../links/href';
import { absoluteUrl, readSiteUrl } from '../../links/site';

/** The salon: one thing under one name on every page, described in full where visitors look for it. */
export const salonId = (): string => `${absoluteUrl('/')}/#salon`;

/** The website as a whole, described on the home page. */
export const websiteId = (): string => `${absoluteUrl('/')}/#site`;

/** A thing that a page describes, such as its breadcrumbs: the page's address with a fragment. */
export function idOnPage(
  id: PageId,
  part: 'page' | 'breadcrumb' | 'service' | 'catalogue' | 'blog' | 'article',
  locale: Locale = mainLocale,
): string {
  const path = pathOf(id, locale);
  return path === '/' ? `${absoluteUrl(path)}/#${part}` : `${absoluteUrl(path)}#${part}`;
}

export const salonReference = () => ({ '@id': salonId() });

/** Absolute address of a picture, of middling width, in the format that every crawler reads. */
export const pictureUrl = (id: PictureId): string => readSiteUrl() + pictureData(id).src;
