import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { germanPages } from '../../content/german';
import { pages } from '../../content/pages';
import type { PictureId } from '../../content/pictures';
import type { RouteId } from '../../content/routes';
import { salon } from '../../content/salon';
import type { PageBase } from '../../content/schema/pages';
import { pictureAlt } from '../generated/pictures';
import type { Locale } from '../i18n/locale';
import { typeset } from '../i18n/typography';
import { isGermanRoute } from '../links/href';
import { absoluteUrl } from '../links/site';

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

let manifest: ShareManifest | undefined;

/**
 * The share image of a page in a language as Open Graph wants it: absolute address, size in pixels, type and description.
 * @throws Error when the build has not made it.
 */
export function shareImage(id: RouteId, locale: Locale = 'fr') {
  const key = shareKey(id, locale);
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/share.json'), 'utf8')) as ShareManifest;
  const path = manifest[key];
  if (!path) throw new Error(`.generated/share.json has no image for "${key}": run npm run build, which makes it.`);
  const { title, picture } = shareCardOf(id, locale);
  const alt = `« ${title} », ${salon.name}. ${pictureAlt(picture, locale).alt}`;
  return { url: absoluteUrl(path), ...shareImageSize, type: 'image/jpeg', alt: typeset(alt, locale) };
}
