import type { PictureId } from '../../content/pictures';
import { pictureData } from '../pictures';
import { readSiteUrl } from '../site';

/** Absolute address of a picture's JPEG, which every crawler reads. */
export function pictureUrl(id: PictureId): string {
  return readSiteUrl() + pictureData(id).src;
}
