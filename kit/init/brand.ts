import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import { plainName } from '../../lib/links/plain-name';
import type { Brand } from '../../lib/schema/brand';
import { fontFile } from '../../scripts/content/check-brand';
import type { Answers } from './questions';
import { businesses, initFolder } from './vocabulary';

/** A ring of 64 by 64 with its inside cut out. */
const ring = 'M32 1a31 31 0 1 0 0 62a31 31 0 1 0 0-62zM32 3.5a28.5 28.5 0 1 1 0 57a28.5 28.5 0 1 1 0-57z';

/** Words that say what kind of business it is: trades, and what places and people are called. */
const ofKind = [
  ...Object.values(businesses).flatMap((all) => Object.values(all).map(({ name }) => plainName(name))),
  String.raw`\w*(salone?|studio|institut|shop)`,
  'institute|istituto|atelier|centr[eo]|center|boutique|coiffeuse|friseur(in)?|parrucchier[aei]|barber(ia)?|onglerie|nails?',
  'esthetici?enne|estetic[oa]|estetista|kosmetikerin|beaute|bellezza|schoenheit|spa',
].join('|');
const joining = 'an|am|im|beim|zum|zur|fuer|der|die|das|und|des?|du|d|l|l[ae]s?|et|d[aei]l?|dell[ao]|e|and|of|the|for';
const leading = new RegExp(`^(l-|the-)?((${ofKind})-((${joining})-)*)+(?!(${ofKind}|${joining})(-|$))`);

/** The letter of a name: that of "Salone Dragonato" is D, as its first word is that of every salon. */
export const letterOf = (name: string) =>
  /[a-z\d]/.exec(plainName(name).replace(leading, ''))?.[0].toUpperCase() ?? 'S';

/** Draws `brand.svg`: the letter of a name in the font of headings, in a ring, as outlines. */
export async function drawMonogram(name: string, { source, weight }: Brand['displayFont']): Promise<string> {
  const letter = letterOf(name);
  const file = await readFile(fontFile(source, weight ?? 400));
  const variationAxes = source.includes('-variable') && weight ? { wght: weight } : undefined;
  const font = parse(new Uint8Array(await subsetFont(file, letter, { targetFormat: 'sfnt', variationAxes })).buffer);
  delete font.tables.gsub;
  const { x1, y1, x2, y2 } = font.getPath(letter, 0, 0, 36).getBoundingBox();
  const outline = font.getPath(letter, 32 - (x1 + x2) / 2, 32 - (y1 + y2) / 2, 36).toPathData(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path id="mark" d="${ring}${outline}"/></svg>\n`;
}

/** `brand.json`: colours and fonts of the chosen look; where the answers have a colour of buttons, that, and its shades beside it. */
export function brandOf({ look, color }: Pick<Answers, 'look' | 'color'>): Brand {
  const chosen: Brand = JSON.parse(readFileSync(path.join(initFolder, 'looks', `${look}.json`), 'utf8'));
  if (!color) return chosen;
  const { paper } = chosen.colors;
  const shades = {
    lacquer: color,
    'lacquer-deep': darker(color),
    spruce: darker(color, 0.45),
    'rose-gold': mixed(color, paper, 0.5),
    blush: mixed(color, paper, 0.15),
  };
  return { ...chosen, colors: { ...chosen.colors, ...shades } };
}

/** A part of one colour (`#rrggbb`), the rest of another. */
const mixed = (color: string, other: string, part: number) =>
  color.replace(/[0-9a-f]{2}/gi, (channel, at: number) =>
    inHex(Number.parseInt(channel, 16) * part + Number.parseInt(other.slice(at, at + 2), 16) * (1 - part)),
  );

/** A part of the light of a colour (`#rrggbb`). */
export const darker = (color: string, part = 0.8) =>
  color.replace(/[0-9a-f]{2}/gi, (channel) => inHex(Number.parseInt(channel, 16) * part));

const inHex = (channel: number) => Math.floor(channel).toString(16).padStart(2, '0');
