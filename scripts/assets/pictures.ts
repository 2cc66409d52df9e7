import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { uprightScreens } from '../../lib/assets/film';
import type { FilmSource, PictureManifest } from '../../lib/assets/manifests';
import { drawnMap, pictures } from '../../lib/content/content';
import { getPageOfKind, neededId } from '../../lib/content/pages';
import { assetPath } from '../../lib/links/site';
import { datedMap } from '../content/drawings';
import { faultOfWidth, isDrawing, unreadable } from '../content/photographs';
import { contentError, type Problem } from '../content/problem';
import { fillFolder, hashOf, mapByCore, removeOthers, writeFileAtomically, writeJson } from '../support/files';
import { inRepository, inSalon } from '../support/paths';
import { cleanSvg, readDrawing, svgText } from './svg';

/** The pictures behind the headline of the home page, on large screens and on phones. */
const { picture: firstOnScreens, phonePicture: firstOnPhones } = getPageOfKind(neededId('home'), 'home');

const formats = ['avif', 'webp'] as const;

const foldersOf = (name: 'pictures' | 'film') => ({
  sources: inSalon(name),
  published: inRepository('public', name),
  manifest: inRepository('.generated', `${name}.json`),
});

type Sources = Record<string, { name: string; file: string }>;

type OpenedPicture = { id: string; file: string; source: Buffer; size: { width: number; height: number } };

/**
 * Makes the missing files of every picture (file names have a hash of source and settings), and returns their number.
 * @throws BuildError naming each picture that is too narrow, or the first that is unreadable.
 */
export async function makePictures(sources: Sources = pictures, folders = foldersOf('pictures')): Promise<number> {
  const opened = await mapByCore(Object.entries(sources), async ([id, { name, file }]) => {
    const source = await readFile(path.join(folders.sources, file));
    return { id, name, file, source, size: (await orUnreadable(file, () => sharp(source).metadata())).autoOrient };
  });
  const narrow = opened.flatMap(({ name, file, size: { width } }): Problem[] => {
    const message = isDrawing(file) ? undefined : faultOfWidth(width);
    return message ? [{ file: `content/pictures/${file}`, entry: name, message }] : [];
  });
  if (narrow.length > 0) throw contentError(...narrow);

  await mkdir(folders.published, { recursive: true });
  const present = new Set(await readdir(folders.published));
  // Each core takes a picture, because an encoder uses only one thread.
  const results = await mapByCore(opened, (picture) => makePicture(picture, folders.published, present));
  const manifest: PictureManifest = Object.fromEntries(results.map(({ id, entry }) => [id, entry]));
  await writeJson(folders.manifest, manifest);
  const variants = Object.values(manifest).flatMap((one) => Object.values(one.variants).flat());
  const claimed = variants.map(({ path: address }) => address);
  await removeOthers(folders.published, claimed);
  return results.reduce((sum, { made }) => sum + made, 0);
}

/** Versions of the film; a browser takes the first that fits its screen. */
const filmSizes = [
  { name: 'hero-portrait', codecs: 'av01.0.05M.08', media: uprightScreens },
  {
    name: 'hero-1920',
    codecs: 'av01.0.08M.08',
    media: '(width >= 1400px), (width >= 48rem) and (resolution >= 2dppx)',
  },
  { name: 'hero', codecs: 'av01.0.05M.08', media: '(width >= 48rem), (orientation: landscape)' },
];

/** Copies the film, if the salon has one, under hashed names. @throws BuildError if a file is missing or empty. */
export async function copyFilm(folders = foldersOf('film')): Promise<FilmSource[]> {
  const isThere = (file: string) => existsSync(path.join(folders.sources, file));
  const files: Record<string, Buffer> = {};
  const sources: FilmSource[] = [];
  for (const { name, codecs, media } of filmSizes) {
    const [webm, mp4] = [`${name}.webm`, `${name}.mp4`];
    if (!isThere(webm) && !isThere(mp4)) continue;
    for (const file of [webm, mp4]) {
      if (!isThere(file)) {
        const message = `ce fichier manque : le film a besoin des deux, ${webm} (AV1) et ${mp4} (H.264) ; sans film, effacez l’autre`;
        throw contentError({ file: `content/film/${file}`, message });
      }
      const content = await readFile(path.join(folders.sources, file));
      if (content.length === 0) throw contentError({ file: `content/film/${file}`, message: 'ce film est vide' });
      const { name: base, ext } = path.parse(file);
      const published = `${base}.${shortHash(content)}${ext}`;
      files[published] = content;
      const type = file === webm ? `video/webm; codecs="${codecs}"` : 'video/mp4';
      sources.push({ src: assetPath(`/film/${published}`), type, media });
    }
  }
  await fillFolder(folders.published, files);
  await writeJson(folders.manifest, sources);
  return sources;
}

export async function copyMap(): Promise<void> {
  const files: Record<string, string> = {};
  if (drawnMap) {
    const drawing = readDrawing('map.svg', (text) => svgText(cleanSvg(text)));
    files[path.basename(drawnMap.drawing.src)] = datedMap(drawing, drawnMap.days);
  }
  await fillFolder(inRepository('public', 'drawings'), files);
}

async function makePicture({ id, file, source, size }: OpenedPicture, published: string, present: Set<string>) {
  const color = await orUnreadable(file, () => averageColor(source));
  if (isDrawing(file)) {
    const drawing = await orUnreadable(file, async () => svgText(cleanSvg(source.toString())));
    const name = `${id}.${shortHash(drawing)}.svg`;
    const variants = { avif: [], webp: [{ width: size.width, path: `/pictures/${name}` }] };
    if (!present.has(name)) await writeFileAtomically(path.join(published, name), drawing);
    return { id, entry: { ...size, color, variants }, made: present.has(name) ? 0 : 1 };
  }
  const widths = pictureWidths(size.width, id === firstOnScreens);
  const settingsOf = (width: number) => encoderSettings(width, id === firstOnPhones);
  const fingerprint = shortHash(source, JSON.stringify(widths.map(settingsOf)));
  const variants = (format: string) =>
    widths.map((width) => ({ width, path: `/pictures/${id}-${width}.${fingerprint}.${format}` }));
  const widest = widths.at(-1) ?? size.width;
  const entry = {
    width: widest,
    height: Math.round((size.height * widest) / size.width),
    color,
    // WebP in the two largest widths: for browsers without AVIF, structured data and links.
    variants: { avif: variants('avif'), webp: variants('webp').slice(2) },
  };
  const missing = formats.flatMap((format) =>
    entry.variants[format]
      .map((variant) => ({ width: variant.width, name: path.basename(variant.path), format }))
      .filter(({ name }) => !present.has(name)),
  );
  if (missing.length === 0) return { id, entry, made: 0 };
  // Decoded once for all files, and rotated by the orientation that phones save with photographs.
  const upright = sharp(source).autoOrient().toColourspace('srgb').flatten(paper).raw();
  const { data, info } = await orUnreadable(file, () => upright.toBuffer({ resolveWithObject: true }));
  for (const { width, name, format } of missing) {
    const encoded = sharp(data, { raw: info }).resize(width).toFormat(format, settingsOf(width)[format]);
    await writeFileAtomically(path.join(published, name), await encoded.toBuffer());
  }
  return { id, entry, made: missing.length };
}

/** Colour behind transparent parts. */
const paper = { background: '#fff' };

async function averageColor(source: Buffer): Promise<string> {
  const pixel = sharp(source).toColourspace('srgb').flatten(paper).resize(1, 1, { fit: 'fill', kernel: 'linear' });
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`;
}

async function orUnreadable<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const message = `${unreadable} (${Object(error).message})`;
    throw contentError({ file: `content/pictures/${file}`, message });
  }
}

/** Returns a hash of 6 signs, short because pages repeat it for every width of a picture. */
const shortHash = (...parts: Parameters<typeof hashOf>) => hashOf(...parts).slice(0, 6);

/**
 * Returns four widths (pixels, ascending), never above the source's: 400 for small cards, 640 for phones with 1.75 to 2
 * device pixels per CSS pixel, 960 for those with 3, 1600 for desktops. Pictures that fill the screen get larger files.
 */
export function pictureWidths(sourceWidth: number, fillsScreen = false): number[] {
  if (fillsScreen && sourceWidth >= 1920) return [640, 960, 1440, 1920];
  if (sourceWidth >= 1600) return [400, 640, 960, 1600];
  return [0.4, 0.6, 0.8, 1].map((part) => Math.round(sourceWidth * part));
}

/**
 * Returns the settings of sharp. Quality 40, behind the headline on phones, looks the same under the overlay and is
 * 40 % smaller. AVIF at 960 px takes 160 ms a megapixel (320 kB) at effort 1, 460 ms (255 kB) at effort 3, 2000 ms
 * (250 kB) at effort 4; the widest files take too long above 1. WebP above effort 2 saves 3 % in twice the time.
 */
function encoderSettings(width: number, isCovered: boolean) {
  return {
    avif: { quality: isCovered ? 40 : 50, effort: width > 1000 ? 1 : 3, chromaSubsampling: '4:2:0' },
    webp: { quality: 72, effort: 2 },
  };
}
