import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainLocale, salon } from '../content/content';
import { rulesOf } from '../i18n/language-rules';
import type { Locale } from '../i18n/locale';
import { typeset } from '../i18n/typography';
import { absoluteUrl } from '../links/site';
import type { PageId } from '../schema/pages';
import { pictureAlt } from './pictures';
import { type ShareManifest, shadeKey, shareCards, shareImageSize, shareKey } from './share-card';

let manifest: ShareManifest | undefined;

/**
 * Returns a page's share image in a language for Open Graph: absolute address, size in pixels, type, description.
 * @throws Error when the build has not made it.
 */
export const shareImage = (id: PageId, locale: Locale = mainLocale) => madeImage(shareKey(id, locale), locale);

/** Returns the share image of a shade for Open Graph, as `shareImage` does; `id` is the end of the shade's address. */
export const shadeImage = (id: string) => madeImage(shadeKey(id), mainLocale);

function madeImage(key: string, locale: Locale) {
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/share.json'), 'utf8')) as ShareManifest;
  const [path, card] = [manifest[key], shareCards()[key]];
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
