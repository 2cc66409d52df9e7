import { z } from 'zod';
import { anchor, listBy, text } from './fields';
import { pictureId, stockPhotoId } from './ids';

/** A before/after pair of the gallery. */
const galleryItem = z.strictObject({
  id: anchor,
  title: text,
  /** The work between the two pictures. */
  caption: text,
  before: pictureId,
  after: pictureId,
  /** Replace the pictures when they fail to load. */
  fallback: z.strictObject({ before: stockPhotoId, after: stockPhotoId }),
});

/** The pairs: exactly three. */
export const gallery = listBy('id', galleryItem).length(3, 'must be exactly three');

export type GalleryItem = z.infer<typeof galleryItem>;
