import type { Font } from 'opentype.js';
import { BuildError } from '../support/build-error';
import { openFont } from './fonts';

let font: Font | undefined;

/** The display face as outlines: what is drawn does not depend on the fonts of the machine that builds. */
function displayFont(): Font {
  font ??= openFont('display');
  return font;
}

/** A text as the font can draw it. It has no thin space; a no-break one is near enough at this size. */
function drawable(text: string): string {
  const spaced = text.replaceAll('\u202f', '\u00a0');
  const unknown = [...spaced].find((character) => !displayFont().hasChar(character));
  if (unknown) {
    throw new BuildError(`The display font cannot draw "${unknown}" of the title "${text}" on its share image.`);
  }
  return spaced;
}

/** Width of a text in pixels at a font size in pixels. */
export function textWidth(text: string, size: number): number {
  return displayFont().getAdvanceWidth(drawable(text), size);
}

/** SVG path data of one line of text; `x`, `y` is the start of its base line in pixels. */
export function outlineText(text: string, x: number, y: number, size: number): string {
  const { commands } = displayFont().getPath(drawable(text), x, y, size);
  // The library's own writer turns coordinates very near to zero into NaN.
  const write = (points: number[]) => points.map((point) => point.toFixed(1)).join(' ');
  return commands.map(({ type, ...points }) => type + write(Object.values(points))).join('');
}

/** A word that is not left at the end of a line, and the space after it: "à", "de", "la", "et" ... */
const boundWord = /(?<=^|[ ’\u00a0])(\p{L}{1,3}) /gu;

/** Breaks a text into lines no wider than `width` pixels; short words go with the one that follows. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.replace(boundWord, '$1\u00a0').split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
