import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import type { Brand } from '../../lib/schema/brand';
import { fontFile } from '../../scripts/content/check-brand';
import { inRepository } from '../../scripts/support/paths';
import type { Answers } from './questions';

/** Path of a ring in a square of 64 by 64. */
const ring = 'M32 1a31 31 0 1 0 0 62a31 31 0 1 0 0-62zM32 3.5a28.5 28.5 0 1 1 0 57a28.5 28.5 0 1 1 0-57z';

/** Draws `brand.svg`: the first letter of a name in the font of headings, in a ring, as outlines. */
export async function drawMonogram(name: string, { source, weight }: Brand['displayFont']): Promise<string> {
  const letter = name.match(/[\p{L}\d]/u)?.[0].toUpperCase() ?? 'S';
  const file = await readFile(fontFile(source, weight ?? 400));
  const variationAxes = source.includes('-variable') && weight ? { wght: weight } : undefined;
  const font = parse(new Uint8Array(await subsetFont(file, letter, { targetFormat: 'sfnt', variationAxes })).buffer);
  delete font.tables.gsub;
  const { x1, y1, x2, y2 } = font.getPath(letter, 0, 0, 36).getBoundingBox();
  const outline = font.getPath(letter, 32 - (x1 + x2) / 2, 32 - (y1 + y2) / 2, 36).toPathData(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path id="mark" d="${ring}${outline}"/></svg>\n`;
}

/** Returns `brand.json`: fonts and colours of a look. A colour of buttons replaces five colours by its shades. */
export function brandOf({ look, button }: Answers['colors']): Brand {
  const brand: Brand = JSON.parse(readFileSync(inRepository('kit', 'starters', 'looks', `${look}.json`), 'utf8'));
  if (!button) return brand;
  const { paper } = brand.colors;
  const shades = {
    lacquer: button,
    'lacquer-deep': mixed(button, '#000000', 0.8),
    spruce: mixed(button, '#000000', 0.45),
    'rose-gold': mixed(button, paper, 0.5),
    blush: mixed(button, paper, 0.15),
  };
  return { ...brand, colors: { ...brand.colors, ...shades } };
}

/** Returns a mix of two colours (`#rrggbb`); `part`, from 0 to 1, is the share of the first one. */
function mixed(color: string, other: string, part: number): string {
  const channel = (at: number) => {
    const [one = 0, two = 0] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.floor(one * part + two * (1 - part))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
