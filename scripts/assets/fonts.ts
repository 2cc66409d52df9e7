import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../../lib/content/content';
import { fontFile } from '../content/check-brand';
import { contentError } from '../content/problem';
import { type ContentFiles, readContentFiles } from '../content/read-files';
import { hashOf, writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { type Measures, sample } from './fallback-fonts';

/** Kerning, ligatures, accents and the figures of the price list; small capitals, fractions and the like go. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** What French and German texts may need, whether today's texts have it or not. */
const alphabet = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[]_|~',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸẞàâäæçéèêëîïôöœùûüÿß',
  '«»‹›“”„‘’‚–—…·•×°€©\u00a0\u00ad\u2009\u2011\u202f',
].join('');

/** Every character of the alphabet and of the site's texts, once, sorted. */
export function charactersOf(files: ContentFiles): string {
  const texts = Object.entries(files).filter(([file]) => /\.(json|md)$/.test(file));
  const characters = new Set([alphabet, ...texts.map(([, text]) => text)].join(''));
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

const fontsDir = inRepository('.generated', 'fonts');

/**
 * Cuts the salon's two fonts down to these characters, without the hints for coarse screens that only old Windows reads: for
 * pages, `display.woff2` of one weight and `text.woff2` of several, and both as outlines. Does nothing when the files at hand
 * are of the same sources and settings.
 */
export async function makeFonts({ displayFont, textFont } = brand, characters?: string, dir = fontsDir): Promise<void> {
  const text = characters ?? charactersOf(await readContentFiles());
  await mkdir(dir, { recursive: true });
  const faces = {
    display: { source: displayFont.source, weight: displayFont.weight, weights: displayFont.weight },
    text: { source: textFont.source, weight: 400, weights: { min: 400, max: 600 } },
  };
  for (const [name, { weight, weights, source: from }] of Object.entries(faces)) {
    const source = await readFile(fontFile(from, weight));
    const file = path.join(dir, `${name}.woff2`);
    const stamp = `${file}.sha256`;
    const fingerprint = hashOf(source, JSON.stringify([text, weights, keepFeatures]));
    if (existsSync(file) && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) continue;
    const cut = (targetFormat: 'sfnt' | 'woff2', wght?: typeof weights) =>
      subsetFont(source, text, {
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
        message: `${from} n'a qu'une graisse : une police variable est attendue`,
      });
    }
    await writeFileAtomically(file, await cut('woff2', isVariable ? weights : undefined));
    await writeFileAtomically(outlinesOf(name, dir), await cut('sfnt', isVariable ? weights : undefined));
    await writeFileAtomically(stamp, fingerprint);
  }
}

export const outlinesOf = (name: string, dir = fontsDir) => path.join(dir, `${name}.ttf`);

/** A face as `makeFonts` has left it, to be drawn and measured. */
export function openFont(name: 'display' | 'text', dir = fontsDir): Font {
  return parseFont(readFileSync(outlinesOf(name, dir)));
}

/** How wide and high a face is, drawn: the library that reads fonts does not know the kerning of every one. */
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
  // The library does not know every rule of this table and would stop; kerning, all that Latin titles need, is in another.
  delete font.tables.gsub;
  return font;
}
