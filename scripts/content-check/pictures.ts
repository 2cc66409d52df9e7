import path from 'node:path';
import type { SiteContent } from '../../content/schema/site';
import type { Problem } from './problem';

/** Every picture has its file. */
export function checkPictures({ pictures, pictureFiles }: SiteContent): Problem[] {
  const absent = Object.keys(pictures).filter((id) => !pictureFiles.includes(`${id}.webp`));
  return absent.map((id) => {
    const other = pictureFiles.find((name) => path.parse(name).name.toLowerCase() === id);
    const advice = other ? ` There is ${other}: save it as WebP, under exactly this name.` : '';
    const message = `has no file content/pictures/${id}.webp.${advice}`;
    return { file: 'content/pictures.ts', entry: id, field: '', message };
  });
}
