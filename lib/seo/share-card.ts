import type { RouteId } from '../../content/routes';
import type { PageBase } from '../../content/schema/pages';
import type { PictureId } from '../../content/schema/pictures';
import { germanPages, pages } from '../content/content';
import type { Locale } from '../i18n/locale';
import { typeset } from '../i18n/typography';
import { isGermanRoute } from '../links/href';

/** Size of every share image in pixels, as the networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What `.generated/share.json` holds: share key → address of the share image from the root of the site, `/share/…`. */
export type ShareManifest = Record<string, string>;

/** Name of a page's share image: the page's id, with the language where it is not French. */
export function shareKey(id: RouteId, locale: Locale): string {
  return locale === 'fr' ? id : `${id}-${locale}`;
}

/** What the share image of a page is made from: its picture, and its title without the salon's name, which stands above as the logo. */
export function shareCardOf(id: RouteId, locale: Locale = 'fr'): { title: string; picture: PictureId } {
  const page: PageBase = pages[id];
  const { title } = locale === 'de' && isGermanRoute(id) ? germanPages[id] : page;
  // The first frame of the film is cropped for a screen, this one for a card.
  const picture = id === 'accueil' ? 'partage' : page.picture;
  return { title: typeset(title.split(' | ')[0] ?? title, locale), picture };
}
