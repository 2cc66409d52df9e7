import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { germanAlts } from '../../content/german';
import { type PictureId, pictures } from '../../content/pictures';
import { type Locale, languageTags } from '../i18n/locale';
import { typeset } from '../i18n/typography';
import { assetPath } from '../links/site';
import type { PictureFormat, PictureManifest } from './manifests';

let manifest: PictureManifest | undefined;

function readManifest(): PictureManifest {
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/pictures.json'), 'utf8')) as PictureManifest;
  return manifest;
}

/** What `<Picture>` needs of one picture: alt text, focal point (per cent), size (px), ground colour and `srcset` per format. */
export function pictureData(id: PictureId) {
  const entry = readManifest()[id];
  if (!entry) throw new Error(`.generated/pictures.json has no picture "${id}": run npm run build, which makes it.`);
  const { alt, focus } = pictures[id];
  const srcSet = (format: PictureFormat) =>
    entry.variants[format].map(({ path, width }) => `${assetPath(path)} ${width}w`).join(', ');
  const { webp } = entry.variants;
  const middle = webp[Math.min(2, webp.length - 1)];
  return {
    alt: typeset(alt),
    focus,
    width: entry.width,
    height: entry.height,
    color: entry.color,
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    src: assetPath(middle?.path ?? ''),
    largest: assetPath(webp.at(-1)?.path ?? ''),
  };
}

/** What is seen on a picture, with the language it is told in where that may not be the page's. */
export function pictureAlt(id: PictureId, locale: Locale): { alt: string; lang?: string } {
  if (locale === 'fr') return { alt: typeset(pictures[id].alt) };
  const german = germanAlts[id];
  return german
    ? { alt: typeset(german, 'de'), lang: languageTags.de }
    : { alt: typeset(pictures[id].alt), lang: languageTags.fr };
}

/** What is known of a picture when a page is written. */
export type PictureData = ReturnType<typeof pictureData>;
