import { z } from 'zod';
import { text } from './fields';

const perCent = z.number().min(0, 'must be 0 to 100 per cent').max(100, 'must be 0 to 100 per cent');

/** A picture of `content/pictures/`: the file name is the id plus `.webp`. */
export const picture = z.strictObject({
  /** What is seen, in French. */
  alt: text,
  /** Point that must stay visible when the picture is cropped: per cent of width and height. */
  focus: z.tuple([perCent, perCent], 'must be two numbers'),
});

/** A photograph's identifier at Unsplash. */
export const stockPhoto = text.regex(
  /^photo-[\w-]+$/,
  'must be the id of a photograph, such as photo-1560066984-138dadb4c035',
);

export type Picture = z.infer<typeof picture>;
