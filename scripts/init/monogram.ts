import { readFile } from 'node:fs/promises';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import type { Brand } from '../../content/schema/brand';
import { plainName } from '../../lib/links/plain-name';
import { fontFile } from '../content/check-brand';
import { businesses } from './templates';

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
