import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import type { PageId } from '../../content/schema/pages';
import type { Picture, PictureId } from '../../content/schema/pictures';
import { pageIds } from '../../lib/content/pages';
import { pictureOf } from '../../lib/generated/pictures';
import type { Locale } from '../../lib/i18n/locale';
import { localesOf } from '../../lib/links/href';
import { type ShareManifest, shareCardOf, shareImageSize, shareKey } from '../../lib/seo/share-card';
import { mapLimited, removeOthers, writeFileAtomically } from '../support/files';
import { inRepository, inSalon } from '../support/paths';
import { shareTitle, shareVeil } from './share-card';

/**
 * Far below the 300 kB that some networks stop at. Progressive or from mozjpeg they would be smaller, which is of no use to
 * visitors, who never download them, and would take up to twice as long for every page of the site.
 */
const jpeg = { quality: 76, quantisationTable: 3 } as const;

/** What a run did, for the progress line. */
export interface ShareImagesReport {
  images: number;
  /** Files made in this run; the others were there already. */
  made: number;
}

/**
 * Makes the share image of each page in each of its languages, its picture under a veil with logo and title, and the manifest. Files that are
 * there already are kept: their name holds the hash of everything they are made from.
 */
export async function makeShareImages(
  ids: readonly PageId[] = pageIds,
  published: string = inRepository('public', 'share'),
  manifestFile: string = inRepository('.generated', 'share.json'),
): Promise<ShareImagesReport> {
  await mkdir(published, { recursive: true });
  let made = 0;
  const cards = ids.flatMap((id) => localesOf(id).map((locale) => [id, locale] as const));
  const backgrounds = new Map<PictureId, Background>();
  const veil = shareVeil();
  const entries = await mapLimited(cards, os.availableParallelism(), async ([id, locale]) => {
    const { name, isNew } = await makeShareImage(id, locale, published, backgrounds, veil);
    if (isNew) made += 1;
    return [shareKey(id, locale), name] as const;
  });
  const manifest: ShareManifest = Object.fromEntries(entries.map(([key, name]) => [key, `/share/${name}`]));
  await removeOthers(published, Object.values(manifest));
  await writeFileAtomically(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { images: entries.length, made };
}

/** A picture under the titles that stand on it. */
interface Background {
  source: Buffer;
  /** The picture cropped and veiled, once a title needs it: many pages may share a picture. */
  veiled?: Promise<Pixels>;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

async function makeShareImage(
  id: PageId,
  locale: Locale,
  published: string,
  backgrounds: Map<PictureId, Background>,
  veil: string,
) {
  const { title, picture } = shareCardOf(id, locale);
  const { file, focus } = pictureOf(picture);
  const background = backgrounds.get(picture) ?? { source: await readFile(inSalon('pictures', file)) };
  backgrounds.set(picture, background);
  const { svg, ...place } = shareTitle(title);
  const sum = createHash('sha256')
    .update(background.source)
    .update(veil)
    .update(svg)
    .update(JSON.stringify({ place, focus: [focus.x, focus.y], jpeg }));
  const name = `${shareKey(id, locale)}.${sum.digest('hex').slice(0, 8)}.jpg`;
  const target = path.join(published, name);
  if (existsSync(target)) return { name, isNew: false };
  background.veiled ??= cropUnder(veil, background.source, focus);
  const { data, info } = await background.veiled;
  const image = await sharp(data, { raw: info })
    .composite([{ input: Buffer.from(svg), ...place }])
    .jpeg(jpeg)
    .toBuffer();
  await writeFileAtomically(target, image);
  return { name, isNew: true };
}

/**
 * Fills the share image with the picture, its focal point (per cent) as near the middle as the edges allow, and draws over
 * it what is the same on all images.
 */
async function cropUnder(veil: string, source: Buffer, focus: Picture['focus']): Promise<Pixels> {
  const { width, height } = shareImageSize;
  const picture = sharp(source).autoOrient();
  const size = (await picture.metadata()).autoOrient;
  const scale = Math.max(width / size.width, height / size.height);
  const [scaledWidth, scaledHeight] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  const start = (length: number, shown: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - shown / 2, 0), length - shown));
  return picture
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({
      left: start(scaledWidth, width, focus.x),
      top: start(scaledHeight, height, focus.y),
      width,
      height,
    })
    .composite([{ input: Buffer.from(veil) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
