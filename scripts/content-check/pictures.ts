import path from 'node:path';
import { z } from 'zod';
import { text } from './fields';
import { type Problem, problemsIn } from './problem';
import type { SiteContent } from './site-content';

const file = 'content/pictures.ts';
const perCent = z.number().min(0, 'must be 0 to 100 per cent.').max(100, 'must be 0 to 100 per cent.');
const picture = z.strictObject({ alt: text, focus: z.tuple([perCent, perCent]) });

const stockPhoto = text.regex(
  /^photo-[\w-]+$/,
  'must be the id of a photograph, such as photo-1560066984-138dadb4c035.',
);

/** What is said of each picture, and that its file is there; the ids of those that stand in for them. */
export function checkPictures({ pictures, pictureFiles, stockPhotos }: SiteContent): Problem[] {
  const strangers = Object.entries(stockPhotos).flatMap(([id, photo]) =>
    problemsIn(stockPhoto, photo, 'content/stock-photos.ts', id),
  );
  const own = Object.entries(pictures).flatMap(([id, source]) => {
    const problems = problemsIn(picture, source, file, id);
    if (!pictureFiles.includes(`${id}.webp`)) {
      const other = pictureFiles.find((name) => path.parse(name).name.toLowerCase() === id);
      const advice = other ? ` There is ${other}: save it as WebP, under exactly this name.` : '';
      problems.push({ file, entry: id, field: '', message: `has no file content/pictures/${id}.webp.${advice}` });
    }
    return problems;
  });
  return [...own, ...strangers];
}
