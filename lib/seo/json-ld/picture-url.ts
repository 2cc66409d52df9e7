import type { PictureId } from '../../../content/schema/pictures';
import { pictureData } from '../../generated/pictures';
import { readSiteUrl } from '../../links/site';

/** Absolute address of a picture, of middling width, in the format that every crawler reads. */
export function pictureUrl(id: PictureId): string {
  return readSiteUrl() + pictureData(id).src;
}
