import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageId } from '../../content/schema/pages';
import { mainLocale, salon } from '../content/content';
import type { Locale } from '../i18n/locale';
import { typeset } from '../i18n/typography';
import { absoluteUrl } from '../links/site';
import { type ShareManifest, shareCardOf, shareImageSize, shareKey } from '../seo/share-card';
import { pictureAlt } from './pictures';

let manifest: ShareManifest | undefined;

/**
 * The share image of a page in a language as Open Graph wants it: absolute address, size in pixels, type and description.
 * @throws Error when the build has not made it.
 */
export function shareImage(id: PageId, locale: Locale = mainLocale) {
  const key = shareKey(id, locale);
  manifest ??= JSON.parse(readFileSync(join(process.cwd(), '.generated/share.json'), 'utf8')) as ShareManifest;
  const path = manifest[key];
  if (!path) throw new Error(`.generated/share.json has no image for "${key}": run npm run build, which makes it.`);
  const { title, picture } = shareCardOf(id, locale);
  const alt = `« ${title} », ${salon.name}. ${pictureAlt(picture, locale).alt}`;
  return { url: absoluteUrl(path), ...shareImageSize, alt: typeset(alt, locale) };
}
