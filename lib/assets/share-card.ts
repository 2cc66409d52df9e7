import { brand, mainLocale, salon, shades } from '../content/content';
import { getPage, pageIds, salonWords } from '../content/pages';
import type { Locale } from '../i18n/locale';
import { localesOf } from '../links/href';
import type { PageId } from '../schema/pages';
import type { PictureId } from '../schema/pictures';
import type { ShadeWords } from '../schema/shades';

/** Size of every share image in pixels, as social networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Content of `.generated/share.json`: `shareKey` → address of an image from the root of the site, `/share/…`. */
export type ShareManifest = Record<string, string>;

/** A share image: a title over a picture, or on the colour `ground` (`#rrggbb`). */
export interface ShareCard {
  title: string;
  /** Line below the salon's name. */
  tagline: string;
  picture?: PictureId;
  ground?: string;
  /** Colour of the words (`#rrggbb`); without it the words are light, over an overlay. */
  words?: string;
}

/** Returns the name of a page's share image: the page's id, with the language where it is not the main one. */
export function shareKey(id: PageId, locale: Locale): string {
  return locale === mainLocale ? id : `${id}-${locale}`;
}

/** Returns the share image of a page: its picture, and its title without the salon's name, which the logo shows. */
export function shareCardOf(id: PageId, locale: Locale = mainLocale): ShareCard {
  const page = getPage(id, locale);
  // The home page may have a share picture of its own, because the picture of its film is cropped for screens.
  const picture = (page.kind === 'home' && page.sharePicture) || page.picture;
  const tagline = salonWords('tagline', locale).children;
  return { title: page.title.split(' | ')[0] ?? page.title, tagline, picture };
}

/** Returns every share image by its key: those of all pages in their languages, and of the shades. */
export const shareCards = (): Record<string, ShareCard> => ({
  ...Object.fromEntries(
    pageIds.flatMap((id) => localesOf(id).map((locale) => [shareKey(id, locale), shareCardOf(id, locale)])),
  ),
  ...shadeShareCards(),
});

/** Returns the share images of shades: the name over the shade's picture, or on its colour if it has none. */
function shadeShareCards(): Record<string, ShareCard> {
  const { paper, ink } = brand.colors;
  const colors: Record<ShadeWords, string> = { paper, ink, white: '#ffffff', black: '#000000' };
  const cards = (shades?.shades ?? []).map(({ id, name, picture, color, words }) => [
    shadeKey(id),
    {
      title: name,
      tagline: salon.tagline,
      ...(picture ? { picture, words: ink } : { ground: color, words: colors[words] }),
    },
  ]);
  return Object.fromEntries(cards);
}

/** Returns the name of a shade's share image; no page's id has a dot. */
export const shadeKey = (id: string) => `shade.${id}`;
