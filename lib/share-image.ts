import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageBase } from '../content/page-types';
import { pages } from '../content/pages';
import { type PictureId, pictures } from '../content/pictures';
import type { RouteId } from '../content/routes';
import { salon } from '../content/salon';
import { absoluteUrl } from './site';
import { typeset } from './typography';

/** Size of every share image in pixels, as the networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What `.generated/share.json` holds: page → address of its share image from the root of the site, `/share/…`. */
export type ShareManifest = Record<RouteId, string>;

/** What the share image of a page is made from: its picture, and its title without the salon's name, which stands above as the logo. */
export function shareCardOf(id: RouteId): { title: string; picture: PictureId } {
  const page: PageBase = pages[id];
  // The first frame of the film is cropped for a screen, this one for a card.
  const picture = id === 'accueil' ? 'partage' : page.picture;
  return { title: typeset(page.title.split(' | ')[0] ?? page.title), picture };
}

let manifest: ShareManifest | undefined;

/**
 * The share image of a page as Open Graph wants it: absolute address, size in pixels, type and description.
 * @throws Error when the build has not made it.
 */
export function shareImage(id: RouteId) {
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/share.json'), 'utf8')) as ShareManifest;
  const path = manifest[id];
  if (!path) throw new Error(`.generated/share.json has no image for "${id}": run npm run build, which makes it.`);
  const { title, picture } = shareCardOf(id);
  const alt = `« ${title} », ${salon.name}. ${pictures[picture].alt}`;
  return { url: absoluteUrl(path), ...shareImageSize, type: 'image/jpeg', alt: typeset(alt) };
}
