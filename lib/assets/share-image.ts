import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageId } from '../../content/schema/pages';
import { mainLocale, salon } from '../content/content';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import { typeset } from '../i18n/typography';
import { absoluteUrl } from '../links/site';
import { pictureAlt } from './pictures';
import {
  type ShareCard,
  type ShareManifest,
  shadeKey,
  shadeShareCards,
  shareCardOf,
  shareImageSize,
  shareKey,
} from './share-card';

let manifest: ShareManifest | undefined;

/**
 * The share image of a page in a language as Open Graph wants it: absolute address, size in pixels, type and description.
 * @throws Error when the build has not made it.
 */
export function shareImage(id: PageId, locale: Locale = mainLocale) {
  return madeImage(shareKey(id, locale), shareCardOf(id, locale), locale);
}

/** The share image of a shade, by the end of its address, in the same form. */
export function shadeImage(id: string) {
  const key = shadeKey(id);
  return madeImage(key, shadeShareCards()[key], mainLocale);
}

function madeImage(key: string, card: ShareCard | undefined, locale: Locale) {
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/share.json'), 'utf8')) as ShareManifest;
  const path = manifest[key];
  if (!path || !card)
    throw new Error(`.generated/share.json has no image for "${key}": run npm run build, which makes it.`);
  const shown = card.picture ? ` ${pictureAlt(card.picture, locale).alt}` : '';
  const [before, after] = rulesOf(locale).quotes;
  return {
    url: absoluteUrl(path),
    ...shareImageSize,
    alt: typeset(`${before}${card.title}${after}, ${salon.name}.${shown}`, locale),
  };
}
