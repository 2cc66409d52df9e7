import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { pictureOf } from '../../lib/assets/pictures';
import { type ShareCard, type ShareManifest, shareCards, shareImageSize } from '../../lib/assets/share-card';
import { brand, salon } from '../../lib/content/content';
import type { Picture } from '../../lib/schema/pictures';
import { hashOf, mapByCore, removeOthers, writeFileAtomically, writeJson } from '../support/files';
import { escapeHtml } from '../support/html';
import { inRepository, inSalon } from '../support/paths';
import { drawingsOf } from './brand';
import { drawingFaces } from './fonts';

/** Makes files far below 300 kB, the limit of some networks; smaller files would take twice as long to make. */
const jpeg = { quality: 76, quantisationTable: 3 } as const;

const { width, height } = shareImageSize;
const { colors } = brand;
const margin = 80;
const markHeight = 84;

/** Font sizes of the title, in pixels. The first at which it fits three lines is used, else the last. */
const titleSizes = [104, 92, 80, 68, 56];
const titleWidth = 690;
/** Line height of the title, as a factor of the font's own. */
const lineHeight = 0.77;
const titleFoot = 516;

/** Matches short words that should not end a line: "à", "de", "la", "et" ... */
const boundWord = /(?<=^|[ ’\u00a0])(\p{L}{1,3}) /gu;

/**
 * Makes the missing share images (file names have a hash of the sources), and returns their number. next/og would take
 * 1 s an image instead of 0.4, read neither variable fonts nor WebP, and ask Google for letters that a font lacks.
 */
export async function makeShareImages(
  cards = shareCards(),
  published: string = inRepository('public', 'share'),
  manifestFile: string = inRepository('.generated', 'share.json'),
) {
  await mkdir(published, { recursive: true });
  let made = 0;
  const fonts = await Promise.all(faces().map(({ file }) => readFile(file)));
  const entries = await mapByCore(Object.entries(cards), async ([key, card]) => {
    const picture = card.picture === undefined ? undefined : pictureOf(card.picture);
    const source = picture ? await readFile(inSalon('pictures', picture.file)) : Buffer.of();
    const over = drawOver(card);
    const words = JSON.stringify([card, salon.name, titleSizes, picture?.focus, jpeg]);
    const name = `${key}.${hashOf(source, over, ...fonts, words).slice(0, 8)}.jpg`;
    if (!existsSync(path.join(published, name))) {
      const ground = picture
        ? await crop(source, picture.focus)
        : sharp({ create: { width, height, channels: 3, background: card.ground ?? colors.ink } });
      const image = ground.composite([{ input: Buffer.from(over) }, ...(await drawTexts(card))]);
      await writeFileAtomically(path.join(published, name), await image.jpeg(jpeg).toBuffer());
      made += 1;
    }
    return [key, `/share/${name}`] as const;
  });
  const manifest: ShareManifest = Object.fromEntries(entries);
  await removeOthers(published, Object.values(manifest));
  await writeJson(manifestFile, manifest);
  const written = new Set(Object.values(cards).flatMap(({ title, tagline }) => [...salon.name, ...title, ...tagline]));
  const lost = [...written].filter((character) => /[^\s\p{C}]/u.test(character) && !drawableOf(character));
  if (lost.length > 0) console.log(`Images de partage sans ${lost.join(' ')} : aucune police du salon n’a ces signes.`);
  return made;
}

/** Crops the picture to the share image, with its focal point as near to the middle as possible. */
async function crop(source: Buffer, focus: Picture['focus']) {
  const picture = sharp(source).autoOrient();
  const size = (await picture.metadata()).autoOrient;
  const scale = Math.max(width / size.width, height / size.height);
  const [scaledWidth, scaledHeight] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  const start = (length: number, shown: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - shown / 2, 0), length - shown));
  const [left, top] = [start(scaledWidth, width, focus.x), start(scaledHeight, height, focus.y)];
  return picture.resize(scaledWidth, scaledHeight, { fit: 'fill' }).extract({ left, top, width, height });
}

/** Draws logo and strand, and an overlay of ink unless the card has its own colour of words. */
function drawOver({ words }: ShareCard): string {
  const drawings = drawingsOf();
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colors.ink}" stop-opacity="${opacity}"/>`;
  const overlay = `<linearGradient id="side">${stop(0, 0.9)}${stop(0.55, 0.76)}${stop(0.9, 0.14)}${stop(1, 0.05)}</linearGradient>
<linearGradient id="foot" x2="0" y2="1">${stop(0.7, 0)}${stop(1, 0.55)}</linearGradient>
<rect width="${width}" height="${height}" fill="url(#side)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>`;
  const mark = words ?? colors.paper;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words ? '' : overlay}
<g fill="none" stroke="${words ?? colors.blush}" stroke-opacity=".75" stroke-width="1.6" transform="translate(0 540)">${drawings.strand}</g>
<g fill="${mark}" color="${mark}" transform="translate(${margin} 64) scale(${markHeight / drawings.height})">${drawings.mark}</g></svg>`;
}

async function drawTexts({ title, tagline, words }: ShareCard): Promise<OverlayOptions[]> {
  const { width: markWidth, height: ownHeight } = drawingsOf();
  const left = Math.round(margin + (markWidth * markHeight) / ownHeight + 22);
  const place = (drawn: Drawn | undefined, from: number, foot: number) =>
    drawn ? [{ input: drawn.data, left: from, top: foot - drawn.info.height }] : [];
  return [
    ...place(await drawWithin(salon.name, [46], words ?? colors.paper, 1.5), left, 120),
    ...place(await drawWithin(tagline, [25], words ?? colors.blush, 1.5), left, 150),
    ...place(await drawTitle(title, words), margin, titleFoot),
  ];
}

export const drawTitle = (title: string, color: string = colors.paper) =>
  drawWithin(title.replace(boundWord, '$1\u00a0'), titleSizes, color, 3.3);

type Drawn = Awaited<ReturnType<typeof drawText>>;

/**
 * Draws a text at the first size (pixels) at which it fits `titleWidth` and `height` (in sizes) without breaking words;
 * at the last size it is cut with "…". Returns undefined if no face has any of its characters.
 */
async function drawWithin(
  text: string,
  [size = 0, ...smaller]: readonly number[],
  color: string,
  height: number,
): Promise<Drawn | undefined> {
  const letters = [...drawableOf(text)].slice(0, mostLetters);
  if (letters.length === 0) return undefined;
  const drawn = await drawText(letters.join(''), size, color, smaller.length > 0 ? 'word' : 'word-char');
  const excess = Math.max(drawn.info.height / (height * size), drawn.info.width / titleWidth);
  if (excess <= 1 || letters.length === 1) return drawn;
  if (smaller.length > 0) return drawWithin(text, smaller, color, height);
  const kept = letters.slice(0, Math.floor(letters.length / excess) - 1).join('');
  return drawWithin(`${kept.replace(/[\s\p{P}]*(\s\S*)?$/u, '')}…`, [size], color, height);
}

/** Most letters that are drawn; more fit at no size. */
const mostLetters = 200;

let opened: ReturnType<typeof drawingFaces> | undefined;
function faces() {
  opened ??= drawingFaces();
  return opened;
}

/** Returns a text without characters that no face has, such as emoji; an accented letter may lose only its accent. */
function drawableOf(text: string): string {
  const isDrawable = (character: string) => faces().some(({ font }) => font.hasChar(character));
  // Faces may lack the narrow no-break space; a normal one looks alike at this size.
  const characters = [...text.replaceAll('\u202f', '\u00a0')].flatMap((character) =>
    isDrawable(character) ? character : [...character.normalize('NFD')].filter(isDrawable),
  );
  return characters
    .join('')
    .replace(/\s+(?=\s)/g, '')
    .trim();
}

let known: Promise<string> | undefined;

/** Makes sharp open every face, so that it finds a character in any of them. Returns the names of the faces. */
async function openFaces(): Promise<string> {
  const names = faces().map(async ({ file, font }) => {
    const name = font.getEnglishName('fontFamily');
    await sharp({ text: { text: '.', font: name, fontfile: file } })
      .png()
      .toBuffer();
    return name;
  });
  return (await Promise.all(names)).join(', ');
}

/** Draws a text, cropped to its letters, in the salon's fonts, which need not be installed on this computer. */
async function drawText(text: string, size: number, color: string, wrap: 'word' | 'word-char') {
  known ??= openFaces();
  const font = `${await known}, ${size}`;
  // Word joiners keep lines from ending at a hyphen.
  const escaped = escapeHtml(text).replaceAll('-', '\u2060-\u2060');
  const markup = `<span foreground="${color}" line_height="${lineHeight}">${escaped}</span>`;
  const image = sharp({ text: { text: markup, font, width: titleWidth, wrap, dpi: 72, rgba: true } });
  return image.png().toBuffer({ resolveWithObject: true });
}
