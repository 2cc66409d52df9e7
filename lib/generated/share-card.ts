import type { PageId } from '../../content/schema/pages';
import type { PictureId } from '../../content/schema/pictures';
import { mainLocale } from '../content/content';
import { getPage } from '../content/pages';
import type { Locale } from '../i18n/locale';

/** Size of every share image in pixels, as the networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What `.generated/share.json` holds: share key → address of the share image from the root of the site, `/share/…`. */
export type ShareManifest = Record<string, string>;

/** Name of a page's share image: the page's id, with the language where it is not the main one. */
export function shareKey(id: PageId, locale: Locale): string {
  return locale === mainLocale ? id : `${id}-${locale}`;
}

/** What the share image of a page shows: its picture, and its title without the salon's name, because the logo stands above it. */
export function shareCardOf(id: PageId, locale: Locale = mainLocale): { title: string; picture: PictureId } {
  const page = getPage(id, locale);
  // The home page may have a picture of its own for this, because that of its film is cropped for screens.
  const picture = (page.kind === 'home' && page.sharePicture) || page.picture;
  return { title: page.title.split(' | ')[0] ?? page.title, picture };
}
