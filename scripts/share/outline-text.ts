import { readFileSync } from 'node:fs';
import { type Font, type Glyph, type PathCommand, parse } from 'opentype.js';
import { BuildError } from '../support/build-error';
import { inRepository } from '../support/paths';

/**
 * The display face as outlines: what is drawn does not depend on the fonts of the machine that builds. Glyph by glyph,
 * because the library's own shaping does not know every rule of this font; kerning is all that Latin titles need.
 */
const fontFile = ['node_modules', '@fontsource', 'instrument-serif', 'files', 'instrument-serif-latin-400-normal.woff'];

let font: Font | undefined;

function displayFont(): Font {
  if (!font) {
    const file = readFileSync(inRepository(...fontFile));
    font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
  }
  return font;
}

/** Glyphs of a text with the distance of each from the start, in font units. */
function setGlyphs(text: string): { placed: { glyph: Glyph; x: number }[]; width: number } {
  const face = displayFont();
  let x = 0;
  let previous: Glyph | undefined;
  const placed = [...text].map((character) => {
    // The font has no thin space; a no-break one is near enough at this size.
    const glyph = face.charToGlyph(character === '\u202f' ? '\u00a0' : character);
    if (glyph.index === 0) {
      throw new BuildError(`The display font cannot draw "${character}" of the title "${text}" on its share image.`);
    }
    if (previous) x += face.getKerningValue(previous, glyph);
    const place = { glyph, x };
    x += glyph.advanceWidth;
    previous = glyph;
    return place;
  });
  return { placed, width: x };
}

/** Width of a text in pixels at a font size in pixels. */
export function textWidth(text: string, size: number): number {
  return (setGlyphs(text).width * size) / displayFont().unitsPerEm;
}

/** SVG path data of one line of text; `x`, `y` is the start of its base line in pixels. */
export function outlineText(text: string, x: number, y: number, size: number): string {
  const scale = size / displayFont().unitsPerEm;
  return setGlyphs(text)
    .placed.flatMap((place) => place.glyph.getPath(x + place.x * scale, y, size).commands)
    .map(writeCommand)
    .join('');
}

/** One command of path data. The library's own writer turns coordinates very near to zero into NaN. */
function writeCommand({ type, ...points }: PathCommand): string {
  return (
    type +
    ['x1', 'y1', 'x2', 'y2', 'x', 'y']
      .flatMap((key) => (key in points ? Number(points[key as keyof typeof points]).toFixed(1) : []))
      .join(' ')
  );
}

/** Words that are not left at the end of a line: "à", "de", "la", "et" ... */
const boundWord = /(^|[ ’\u00a0])(\p{L}{1,3}) /gu;

/** Breaks a text into lines no wider than `width` pixels; short words go with the one that follows. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of bindShortWords(text).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function bindShortWords(text: string): string {
  const bound = text.replace(boundWord, '$1$2\u00a0');
  // Two short words in a row overlap in one pass: "à la kératine".
  return bound === text ? text : bindShortWords(bound);
}
