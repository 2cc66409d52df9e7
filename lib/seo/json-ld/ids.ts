import { pictureData } from '../../assets/pictures';
import { mainLocale } from '../../content/content';
import type { Locale } from '../../i18n/locale';
import { pathOf } from '../../links/href';
import { absoluteUrl, readSiteUrl } from '../../links/site';
import type { PageId } from '../../schema/pages';
import type { PictureId } from '../../schema/pictures';

/** Returns the id of the salon, the same on every page; kinds of pages with `describesSalon` describe it in full. */
export const salonId = (): string => `${absoluteUrl('/')}/#salon`;

export const websiteId = (): string => `${absoluteUrl('/')}/#site`;

/** Returns the id of a thing that a page describes, such as its breadcrumbs: the page's address with a fragment. */
export function idOnPage(
  id: PageId,
  part: 'page' | 'breadcrumb' | 'service' | 'catalogue' | 'blog' | 'article',
  locale: Locale = mainLocale,
): string {
  const path = pathOf(id, locale);
  return path === '/' ? `${absoluteUrl(path)}/#${part}` : `${absoluteUrl(path)}#${part}`;
}

export const salonReference = () => ({ '@id': salonId() });

/** Returns the absolute address of a picture in WebP, which every crawler reads. */
export const pictureUrl = (id: PictureId): string => readSiteUrl() + pictureData(id).src;
