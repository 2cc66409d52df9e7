import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { OverlayManifest } from '../../lib/assets/overlays';
import { pictureOf } from '../../lib/assets/pictures';
import { brand } from '../../lib/content/content';
import { getPage, pageIds } from '../../lib/content/pages';
import { localesOf } from '../../lib/links/href';
import type { PageId } from '../../lib/schema/pages';
import type { PictureId } from '../../lib/schema/pictures';
import { writeJson } from '../support/files';
import { inRepository, inSalon } from '../support/paths';
import { widthOf } from './fonts';
import { type Headline, inkNeeded, overlayOf, overlays, type Sample, type Screen } from './overlays';

/** Returns the pages that begin with words over a picture, with their pictures for phones and wider screens. */
const pagesWithOverlay = () =>
  pageIds.flatMap((id) => {
    const page = getPage(id);
    const overlay = overlayOf(page);
    const phone: PictureId = ('phonePicture' in page && page.phonePicture) || page.picture;
    return overlay ? [{ id, places: overlays[overlay], pictures: { phone, wide: page.picture } }] : [];
  });

/**
 * Writes `overlays.json`: how much darker than standard the overlay of each page with words over a picture must be.
 * Returns on how many pages it must be darker at all.
 */
export async function makeOverlays(): Promise<number> {
  const manifest: OverlayManifest = {};
  for (const { id, places, pictures } of pagesWithOverlay()) {
    const headline = await headlineOf(id);
    const measure = async (screen: Screen) =>
      inkNeeded(places[screen], await sampleOf(pictures[screen]), headline, brand.colors);
    manifest[id] = { phone: await measure('phone'), wide: await measure('wide') };
  }
  await writeJson(inRepository('.generated', 'overlays.json'), manifest);
  return Object.values(manifest).filter(({ phone, wide }) => phone || wide).length;
}

async function headlineOf(id: PageId): Promise<Headline> {
  const inAllLanguages = localesOf(id).map((locale) => getPage(id, locale).heading.split('\n'));
  const lengths = await Promise.all(inAllLanguages.flat().map((line) => widthOf('display', line)));
  return { lines: Math.max(...inAllLanguages.map(({ length }) => length)), length: Math.max(...lengths) };
}

async function sampleOf(id: PictureId): Promise<Sample> {
  const { file, focus } = pictureOf(id);
  const picture = sharp(await readFile(inSalon('pictures', file))).autoOrient();
  const small = picture.toColourspace('srgb').flatten({ background: '#fff' }).resize(64);
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, focus };
}
