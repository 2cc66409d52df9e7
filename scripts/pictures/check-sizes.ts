import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '../../content/pictures';
import { BuildError } from '../support/build-error';
import { inRepository } from '../support/paths';

/** Below this a picture is blurred even on a phone, in pixels. */
const leastWidth = 800;

/**
 * Looks whether every source is wide enough. What cannot be read at all is left to who makes the pictures.
 * @throws BuildError with a sentence for each that is not.
 */
export async function checkPictureSizes(
  ids: readonly string[] = Object.keys(pictures),
  sources: string = inRepository('content', 'pictures'),
): Promise<void> {
  const widths = await Promise.all(ids.map((id) => readWidth(path.join(sources, `${id}.webp`))));
  const sentences = ids.flatMap((id, index) => {
    const width = widths[index] ?? leastWidth;
    const wanted = `at least ${leastWidth} are needed, and 1600 look best. Choose a larger original.`;
    return width < leastWidth ? [`content/pictures/${id}.webp: is ${width} pixels wide, ${wanted}`] : [];
  });
  if (sentences.length > 0) throw new BuildError(sentences.join('\n'));
}

async function readWidth(file: string): Promise<number | undefined> {
  try {
    return (await sharp(file).metadata()).autoOrient.width;
  } catch {
    return undefined;
  }
}
