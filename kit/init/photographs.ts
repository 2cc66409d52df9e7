import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { plainName } from '../../lib/links/plain-name';
import { faultOfWidth, unreadable } from '../../scripts/content/photographs';
import { inGuillemets } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';
import { factsOf, type SalonFiles } from './pictures';
import type { Said } from './questionnaire';
import type { Languages } from './vocabulary';

/** Sharp on the widest place of a page, on a screen of two pixels for one. */
const mostWidth = 2560;

export interface Photograph {
  file: string;
  /** Its name on the site, which may be that of a place. */
  place: string;
  /** Whether the questionnaire names its place, and not only the file its name. */
  isPlaced: boolean;
  /** Alternative texts, in the languages that have one already. */
  alts: Said;
}

/** The photographs of a folder. @throws BuildError where there are none. */
export function photographsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const files = names.filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).map((name) => path.join(folder, name));
  if (files.length > 0) return files;
  throw new BuildError(`--photos : des photos (JPEG, PNG ou WebP) sont attendues dans ${inGuillemets(folder)}.`);
}

/**
 * The pictures of a salon made of its photographs, upright as they were taken and without what else cameras write into them, such as the
 * place. @throws BuildError with a sentence for each that cannot be one.
 */
export async function convertPhotographs(photos: readonly Photograph[], languages: Languages): Promise<SalonFiles> {
  const ids = photos.map(({ place }) => plainName(place) || 'photo');
  const opening = photos[ids.indexOf('ouverture')];
  const made = photos.map(async ({ file, place, alts }, index) => {
    const id = ids[index] ?? '';
    if (ids.indexOf(id) < index) return `${file} : une autre photo a déjà ce nom ; donnez-en un autre à celle-ci`;
    const resized = sharp(file).rotate().resize({ width: mostWidth, withoutEnlargement: true }).webp({ quality: 82 });
    const { data, info } = await resized
      .toBuffer({ resolveWithObject: true })
      .catch(() => ({ data: '', info: undefined }));
    const fault = info ? faultOfWidth(info.width) : unreadable;
    if (fault) return `${file} : ${fault}`;
    return {
      [`pictures/${id}/${id}.webp`]: data,
      // The two at the head of the home page have one text: that of the wide one.
      [`pictures/${id}/index.json`]: factsOf(id, place, 'photo', languages, {
        ...(id === 'telephone' && opening?.alts),
        ...alts,
      }),
    };
  });
  const results = await Promise.all(made);
  const faults = results.filter((one) => typeof one === 'string');
  if (faults.length > 0) throw new BuildError(faults.map((fault) => `${fault}.`).join('\n'));
  return Object.assign({}, ...results);
}
