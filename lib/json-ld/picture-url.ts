import type { PictureId } from '../../content/pictures';
import { pictureData } from '../pictures';
import { readSiteUrl } from '../site';

/** Absolute address of a picture, of middling width, in the format that every crawler reads. */
export function pictureUrl(id: PictureId): string {
  return readSiteUrl() + pictureData(id).src;
}
