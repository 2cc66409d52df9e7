import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../../lib/content/content';
import { fontFile } from '../content/check-brand';
import { contentError } from '../content/problem';
import { type ContentFiles, readContentFiles } from '../content/read-files';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { type Measures, sample } from './fallback-fonts';

/** Kerning, ligatures, accents and the figures of the price list. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Characters of French, German, Italian and English, so that a new text seldom needs others. */
const alphabet = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[]_|~',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÀÂÄÆÇÉÈÊËÌÎÏÒÔÖŒÙÛÜŸẞàâäæçéèêëìîïòôöœùûüÿß',
  '«»‹›“”„‘’‚–—…·•×°€©\u00a0\u00ad\u2009\u2011\u202f',
].join('');

/** Every character of the alphabet and of the site's texts, once, sorted. */
export function charactersOf(files: ContentFiles): string {
  const texts = Object.entries(files).filter(([file]) => /\.(json|md)$/.test(file));
  const characters = new Set([alphabet, ...texts.map(([, text]) => text)].join(''));
  const printable = [...characters].filter((character) => character >= ' ');
  return printable.sort().join('');
}

const fontsDir = inRepository('.generated', 'fonts');

/**
 * Cuts the salon's two fonts down to these characters: `display.woff2` of one weight and `text.woff2` of several for pages, and both
 * as outlines to be drawn and measured. Hinting is left out, which only old versions of Windows use.
 */
export async function makeFonts({ displayFont, textFont } = brand, characters?: string, dir = fontsDir): Promise<void> {
  const text = characters ?? charactersOf(await readContentFiles());
  const faces = {
    display: { source: displayFont.source, weight: displayFont.weight, weights: displayFont.weight },
    text: { source: textFont.source, weight: 400, weights: { min: 400, max: 600 } },
  };
  for (const [name, { weight, weights, source }] of Object.entries(faces)) {
    const original = await readFile(fontFile(source, weight));
    const cut = (targetFormat: 'sfnt' | 'woff2', wght?: typeof weights) =>
      subsetFont(original, text, {
        targetFormat,
        keepFeatures,
        noHinting: true,
        ...(wght && { variationAxes: { wght } }),
      });
    const isVariable = 'fvar' in parseFont(await cut('sfnt')).tables;
    if (!isVariable && typeof weights === 'object') {
      throw contentError({
        file: 'content/brand.json',
        entry: 'Couleurs et polices',
        field: 'Police des textes, police',
        message: `${source} n'a qu'une graisse : une police variable est attendue`,
      });
    }
    const kept = isVariable ? weights : undefined;
    await writeFileAtomically(path.join(dir, `${name}.woff2`), await cut('woff2', kept));
    await writeFileAtomically(outlinesOf(name, dir), await cut('sfnt', kept));
  }
}

export const outlinesOf = (name: string, dir = fontsDir) => path.join(dir, `${name}.ttf`);

/** Opens a face that `makeFonts` has made. */
export function openFont(name: 'display' | 'text', dir = fontsDir): Font {
  return parseFont(readFileSync(outlinesOf(name, dir)));
}

/** Measures a face by drawing it, because opentype.js does not know the kerning of every font. */
export async function measureFont(name: 'display' | 'text', weights: number[], dir = fontsDir): Promise<Measures> {
  const face = openFont(name, dir);
  const widthAt = async (weight: number) => {
    const text = `<span weight="${weight}">${sample}</span>`;
    // The comma ends the name, which may itself end in a word such as "Light".
    const font = `${face.getEnglishName('fontFamily')}, 100`;
    const image = sharp({ text: { text, font, fontfile: outlinesOf(name, dir), dpi: 72 } });
    const { info } = await image.png().toBuffer({ resolveWithObject: true });
    return [weight, info.width / 100 / sample.length] as const;
  };
  const { ascender, descender } = Object(face.tables.hhea);
  return {
    ascent: ascender / face.unitsPerEm,
    descent: -descender / face.unitsPerEm,
    widths: Object.fromEntries(await Promise.all(weights.map(widthAt))),
  };
}

function parseFont(file: Uint8Array): Font {
  const font = parse(new Uint8Array(file).buffer);
  // opentype.js stops at rules of this table that it does not know; kerning, all that titles need, is in another.
  delete font.tables.gsub;
  return font;
}
