import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { pictures } from '../content/pictures';
import type { FilmManifest, PictureEntry, PictureFormat, PictureManifest } from '../lib/generated/manifests';
import { encoderSettings, pictureWidths } from './pictures/settings';
import { BuildError } from './support/build-error';
import { mapLimited, writeFileAtomically } from './support/files';
import { inRepository } from './support/paths';

const formats: PictureFormat[] = ['avif', 'webp'];

interface Folders {
  /** Holds `{id}.webp`. */
  sources: string;
  /** The site's `/pictures`. */
  published: string;
  /** JSON file that `lib` and `components` read. */
  manifest: string;
}

/** What a run did, for the progress line. */
export interface PicturesReport {
  pictures: number;
  /** Files made in this run; the others were there already. */
  made: number;
  /** Files removed because no picture claims them any more. */
  removed: number;
}

/**
 * Makes every file of every picture and the manifest. Files that are there already are kept: their name holds the hash
 * of source and settings.
 * @throws BuildError naming the picture when its source is missing or unreadable.
 */
export async function makePictures(
  ids: readonly string[] = Object.keys(pictures),
  folders: Folders = {
    sources: inRepository('content', 'pictures'),
    published: inRepository('public', 'pictures'),
    manifest: inRepository('.generated', 'pictures.json'),
  },
): Promise<PicturesReport> {
  const missing = ids.filter((id) => !existsSync(path.join(folders.sources, `${id}.webp`)));
  if (missing.length > 0) {
    const sentences = missing.map(
      (id) => `content/pictures.ts: picture '${id}' has no file content/pictures/${id}.webp.`,
    );
    throw new BuildError(sentences.join('\n'));
  }
  await mkdir(folders.published, { recursive: true });
  const present = new Set(await readdir(folders.published));
  const previous = await readManifest(folders.manifest);
  let made = 0;
  // One picture per core: the encoders use one thread each.
  const entries = await mapLimited(ids, os.availableParallelism(), async (id) => {
    const result = await makePicture(id, folders, present, previous[id]);
    made += result.made;
    return [id, result.entry] as const;
  });
  const manifest: PictureManifest = Object.fromEntries(entries);
  await writeFileAtomically(folders.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  const claimed = new Set(entries.flatMap(([, entry]) => filesOf(entry)));
  const removed = await removeOthers(folders.published, claimed);
  return { pictures: ids.length, made, removed };
}

/** Copies the film of the home page under hashed names and writes its manifest. */
export async function copyFilm(
  folders: Folders = {
    sources: inRepository('content', 'film'),
    published: inRepository('public', 'film'),
    manifest: inRepository('.generated', 'film.json'),
  },
): Promise<FilmManifest> {
  await mkdir(folders.published, { recursive: true });
  const copy = async (container: keyof FilmManifest) => {
    const source = path.join(folders.sources, `hero.${container}`);
    if (!existsSync(source))
      throw new BuildError(`The film of the home page has no file content/film/hero.${container}.`);
    const content = await readFile(source);
    const name = `hero.${hash(content)}.${container}`;
    if (!existsSync(path.join(folders.published, name))) {
      await writeFileAtomically(path.join(folders.published, name), content);
    }
    return `/film/${name}`;
  };
  const manifest: FilmManifest = { webm: await copy('webm'), mp4: await copy('mp4') };
  await writeFileAtomically(folders.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  await removeOthers(folders.published, new Set(Object.values(manifest).map((address) => path.basename(address))));
  return manifest;
}

async function makePicture(
  id: string,
  folders: Folders,
  present: Set<string>,
  previous: { color?: unknown } | undefined,
): Promise<{ entry: PictureEntry; made: number }> {
  const source = await readFile(path.join(folders.sources, `${id}.webp`));
  const { width: sourceWidth, height: sourceHeight } = await readSize(id, source);
  const widths = pictureWidths(sourceWidth);
  const settings = widths.map((width) => encoderSettings(id, width));
  const fingerprint = hash(source, JSON.stringify(settings));
  const fileName = (width: number, format: PictureFormat) => `${id}-${width}.${fingerprint}.${format}`;

  const width = widths.at(-1) ?? sourceWidth;
  const variants = (format: PictureFormat) =>
    widths.map((w) => ({ width: w, path: `/pictures/${fileName(w, format)}` }));
  const known = {
    width,
    height: Math.round((sourceHeight * width) / sourceWidth),
    variants: { avif: variants('avif'), webp: variants('webp') },
  };
  const isComplete = filesOf(known).every((name) => present.has(name));
  // All but the colour is known without looking at the picture; a colour stays right as long as the rest does.
  const color = previous?.color;
  if (isComplete && isColor(color) && isDeepStrictEqual(previous, { ...known, color })) {
    return { entry: { ...known, color }, made: 0 };
  }

  // Decoded and turned upright once for all files (a photograph from a phone lies on its side in the file).
  const { data, info } = await orUnreadable(
    id,
    sharp(source).autoOrient().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  let made = 0;
  for (const [index, width] of widths.entries()) {
    const resized = await upright().resize(width).raw().toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      const name = fileName(width, format);
      if (present.has(name)) continue;
      const { width: w, height: h } = resized.info;
      const encoder = sharp(resized.data, { raw: { width: w, height: h, channels: 3 } });
      const encoded = await encoder.toFormat(format, settings[index]?.[format]).toBuffer();
      await writeFileAtomically(path.join(folders.published, name), encoded);
      made += 1;
    }
  }
  const [red = 0, green = 0, blue = 0] = await upright()
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const average = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { entry: { ...known, color: average }, made };
}

async function readSize(id: string, source: Buffer): Promise<{ width: number; height: number }> {
  return (await orUnreadable(id, sharp(source).metadata())).autoOrient;
}

/** What a reading of a source gives, or one sentence for the owner when it fails. */
async function orUnreadable<Result>(id: string, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(
      `content/pictures/${id}.webp (picture '${id}') is not a readable picture: ${reason}. Save the photo as WebP once more, for example with https://squoosh.app.`,
    );
  }
}

/** An earlier manifest as it was found: anything may have happened to the file. */
async function readManifest(file: string): Promise<Record<string, { color?: unknown } | undefined>> {
  try {
    return Object(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Absent or broken: it is made again.
    return {};
  }
}

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/.test(value);

function filesOf(entry: Pick<PictureEntry, 'variants'>): string[] {
  return formats.flatMap((format) => entry.variants[format].map((variant) => path.basename(variant.path)));
}

async function removeOthers(dir: string, claimed: Set<string>): Promise<number> {
  const others = (await readdir(dir)).filter((name) => !claimed.has(name));
  await Promise.all(others.map((name) => rm(path.join(dir, name), { recursive: true })));
  return others.length;
}

/** Six hexadecimal digits that name this content, beside the id: pages repeat them for every width. */
function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 6);
}
