import { z } from 'zod';
import { anchor, listBy, text } from './fields';
import { pictureId, stockPhotoId } from './ids';

/** An article of the blog. */
const article = z.strictObject({
  /** Anchor on /Blog. */
  id: anchor,
  /** Tag above the title. */
  category: text,
  title: text,
  picture: pictureId,
  /** Replaces the picture when it fails to load. */
  fallback: stockPhotoId,
  /** Exactly three. */
  paragraphs: z.tuple([text, text, text], 'must be exactly three'),
  /** Stands between the first and the second paragraph. */
  subHeading: text,
});

/** The articles, in reading order: at least four. */
export const articles = listBy('id', article).min(4, 'must be at least four');

export type Article = z.infer<typeof article>;
