import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawnMap, pictures } from '../../lib/content/content';
import { getPageOfKind, neededId } from '../../lib/content/pages';
import type { FilmManifest, PictureEntry, PictureFormat, PictureManifest } from '../../lib/generated/manifests';
import { toSentence } from '../content-check/problem';
import { BuildError } from '../support/build-error';
import { hashOf, mapLimited, removeOthers, writeFileAtomically, writeJson } from '../support/files';
import { inRepository, inSalon } from '../support/paths';
import { encoderSettings, pictureWidths } from './picture-settings';

/** What a phone paints first, behind the headline, where there is a picture for it. */
const { phonePicture: firstOnPhones } = getPageOfKind(neededId('home'), 'home');

const formats: PictureFormat[] = ['avif', 'webp'];

/** Below this a picture is blurred even on a phone, in pixels. */
const leastWidth = 800;

interface Folders {
  /** Holds the files that the pictures name. */
  sources: string;
  /** The site's `/pictures`. */
  published: string;
  /** JSON file that `lib` and `components` read. */
  manifest: string;
}

/** Pictures by id: what the owner calls them, and their files in the folder of sources. */
type Sources = Record<string, { name: string; file: string }>;

/**
 * Makes every file of every picture and the manifest. Files that are there already are kept: their name holds the hash
 * of source and settings. Returns how many were made, and how many of no picture removed.
 * @throws BuildError naming the picture when its source is unreadable.
 */
export async function makePictures(
  sources: Sources = pictures,
  folders: Folders = {
    sources: inSalon('pictures'),
    published: inRepository('public', 'pictures'),
    manifest: inRepository('.generated', 'pictures.json'),
  },
) {
  const ids = Object.keys(sources);
  await mkdir(folders.published, { recursive: true });
  const present = new Set(await readdir(folders.published));
  // One picture per core: the encoders use one thread each.
  const results = await mapLimited(ids, os.availableParallelism(), (id) =>
    makePicture(id, sources[id]?.file ?? '', folders, present),
  );
  const manifest: PictureManifest = Object.fromEntries(results.map(({ entry }, index) => [ids[index], entry]));
  await writeJson(folders.manifest, manifest);
  const claimed = Object.values(manifest).flatMap(({ variants }) => Object.values(variants).flat());
  const removed = await removeOthers(
    folders.published,
    claimed.map(({ path: address }) => address),
  );
  return { pictures: ids.length, made: results.reduce((sum, { made }) => sum + made, 0), removed };
}

/**
 * Looks whether every source is wide enough. What cannot be read at all is left to who makes the pictures.
 * @throws BuildError with a sentence for each that is not.
 */
export async function checkPictureSizes(
  sources: Sources = pictures,
  folder: string = inSalon('pictures'),
): Promise<void> {
  const sentences = await mapLimited(Object.values(sources), os.availableParallelism(), async ({ name, file }) => {
    const metadata = await sharp(path.join(folder, file))
      .metadata()
      .catch(() => undefined);
    const width = metadata?.autoOrient.width ?? leastWidth;
    const message = `cette photo a ${width} pixels de large ; il en faut ${leastWidth} au moins, et 1600 pour être belle`;
    return width < leastWidth ? [toSentence({ file: `content/pictures/${file}`, entry: name, message })] : [];
  });
  if (sentences.flat().length > 0) throw new BuildError(sentences.flat().join('\n'));
}

/**
 * Copies the film of the home page under hashed names and writes its manifest; null where the salon has none.
 * @throws BuildError when only one of its two files is there.
 */
export async function copyFilm(
  folders: Folders = {
    sources: inSalon('film'),
    published: inRepository('public', 'film'),
    manifest: inRepository('.generated', 'film.json'),
  },
): Promise<FilmManifest | null> {
  const containers = ['webm', 'mp4'] as const;
  const found = containers.filter((container) => existsSync(path.join(folders.sources, `hero.${container}`)));
  const missing = containers.find((container) => found.length > 0 && !found.includes(container));
  if (missing) {
    const message =
      'ce fichier manque : le film a besoin des deux, hero.webm (AV1) et hero.mp4 (H.264) ; sans film, effacez l’autre';
    throw new BuildError(toSentence({ file: `content/film/hero.${missing}`, message }));
  }
  const copied = found.map(async (container) => {
    const content = await readFile(path.join(folders.sources, `hero.${container}`));
    const name = `hero.${shortHash(content)}.${container}`;
    await writeFileAtomically(path.join(folders.published, name), content);
    return [container, `/film/${name}`] as const;
  });
  const manifest = found.length > 0 ? (Object.fromEntries(await Promise.all(copied)) as unknown as FilmManifest) : null;
  await writeJson(folders.manifest, manifest);
  await mkdir(folders.published, { recursive: true });
  await removeOthers(folders.published, Object.values(manifest ?? {}));
  return manifest;
}

/** Copies the drawing of the map to its address; there is none where the salon has no such map. */
export async function copyMap(): Promise<void> {
  const published = inRepository('public', 'drawings');
  await mkdir(published, { recursive: true });
  if (drawnMap)
    await writeFileAtomically(inRepository('public', drawnMap.drawing.src), await readFile(inSalon('map.svg')));
  await removeOthers(published, drawnMap ? [drawnMap.drawing.src] : []);
}

async function makePicture(
  id: string,
  file: string,
  folders: Folders,
  present: Set<string>,
): Promise<{ entry: PictureEntry; made: number }> {
  const source = await readFile(path.join(folders.sources, file));
  const size = (await orUnreadable(file, sharp(source).metadata())).autoOrient;
  const widths = pictureWidths(size.width);
  const settings = widths.map((width) => encoderSettings(width, id === firstOnPhones));
  const fingerprint = shortHash(source, JSON.stringify(settings));
  const variants = (format: PictureFormat) =>
    widths.map((width) => ({ width, path: `/pictures/${id}-${width}.${fingerprint}.${format}` }));
  const entry = {
    width: widths.at(-1) ?? size.width,
    height: Math.round((size.height * (widths.at(-1) ?? size.width)) / size.width),
    color: await orUnreadable(file, averageColor(source)),
    variants: { avif: variants('avif'), webp: variants('webp') },
  };
  const missing = formats.flatMap((format) =>
    entry.variants[format]
      .map((variant, index) => ({ ...variant, name: path.basename(variant.path), format, settings: settings[index] }))
      .filter(({ name }) => !present.has(name)),
  );
  if (missing.length === 0) return { entry, made: 0 };

  // Decoded and turned upright once for all files (a photograph from a phone lies on its side in the file).
  const { data, info } = await orUnreadable(
    file,
    sharp(source).autoOrient().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  for (const { width, name, format, settings } of missing) {
    const encoded = await sharp(data, { raw: info }).resize(width).toFormat(format, settings?.[format]).toBuffer();
    await writeFileAtomically(path.join(folders.published, name), encoded);
  }
  return { entry, made: missing.length };
}

/** The average colour of a picture, `#rrggbb`. */
async function averageColor(source: Buffer): Promise<string> {
  const pixel = sharp(source).toColourspace('srgb').removeAlpha().resize(1, 1, { fit: 'fill', kernel: 'linear' });
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`;
}

/** What a reading of a source gives, or one sentence for the owner when it fails. */
async function orUnreadable<Result>(file: string, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `cette photo est illisible : choisissez-la à nouveau (${reason})`;
    throw new BuildError(toSentence({ file: `content/pictures/${file}`, message }));
  }
}

/** Enough to name a content beside its id: pages repeat it for every width. */
const shortHash = (...parts: Parameters<typeof hashOf>) => hashOf(...parts).slice(0, 6);
