import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../content/content';
import type { Locale } from '../i18n/locale';
import { mainLangOn } from '../i18n/main-lang';
import { assetPath } from '../links/site';
import type { Picture, PictureId } from '../schema/pictures';
import type { PictureManifest } from './manifests';

let manifest: PictureManifest | undefined;

function readManifest(): PictureManifest {
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/pictures.json'), 'utf8')) as PictureManifest;
  return manifest;
}

/** Returns a picture's props: focal point in per cent, size in px, `avif` as a `srcset`, `fallback` if a file fails. */
export function pictureData(id: PictureId) {
  const entry = readManifest()[id];
  if (!entry) throw new Error(`.generated/pictures.json has no picture "${id}": run npm run build, which makes it.`);
  const { alt, focus, fallback } = pictureOf(id);
  const { avif, webp } = entry.variants;
  const [middle] = webp;
  return {
    alt,
    focus: [focus.x, focus.y] as const,
    fallback,
    width: entry.width,
    height: entry.height,
    color: entry.color,
    avif: avif.map(({ path, width }) => `${assetPath(path)} ${width}w`).join(', '),
    src: assetPath(middle?.path ?? ''),
    largest: assetPath(webp.at(-1)?.path ?? ''),
  };
}

/** Returns the props of a before/after pair, both cropped around the focal point of the second, so that they match. */
export function pairData(pair: { before: PictureId; after: PictureId }) {
  const [before, after] = [pictureData(pair.before), pictureData(pair.after)];
  return { before: { ...before, focus: after.focus }, after };
}

/** Returns the alt text of a picture, for a page in this language. */
export const pictureAlt = (id: PictureId, locale: Locale) => altIn(locale, pictureOf(id));

/** Returns the alt text of a picture or the map; `lang` is set if the text is in another language than the page. */
export function altIn(
  locale: Locale,
  { alt, translatedAlts }: Pick<Picture, 'alt' | 'translatedAlts'>,
): { alt: string; lang?: Locale } {
  const own = translatedAlts.find(({ language }) => language === locale);
  return own ? { alt: own.alt } : { alt, lang: mainLangOn(locale) };
}

/** Returns a picture of `content/pictures/` by its id. @throws Error when there is none. */
export function pictureOf(id: PictureId): Picture {
  const picture = pictures[id];
  if (!picture) throw new Error(`content/pictures has no folder ${id}.`);
  return picture;
}

export type PictureData = ReturnType<typeof pictureData>;
