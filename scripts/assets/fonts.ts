import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../../lib/content/content';
import { cleanText } from '../../lib/i18n/clean-text';
import { fontFile } from '../content/check-brand';
import { contentError } from '../content/problem';
import { type ContentFiles, readContentFiles } from '../content/read-files';
import { fillFolder } from '../support/files';
import { escapeHtml } from '../support/html';
import { inRepository } from '../support/paths';
import { type Measures, sample } from './fallback-fonts';

/** OpenType features to keep: kerning, ligatures, accents and the figures of the price list. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Characters of French, German, Italian and English, so that a new text seldom needs more. */
const alphabet = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[]_|~',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÀÂÄÆÇÉÈÊËÌÎÏÒÔÖŒÙÛÜàâäæçéèêëìîïòôöœùûüÿß',
  '«»‹›“”„‘’‚–—…·•×°€©\u00a0\u2009\u202f',
].join('');

export function charactersOf(files: ContentFiles): string {
  const texts = Object.entries(files).filter(([file]) => /\.(json|md)$/.test(file));
  const characters = new Set([alphabet, ...texts.map(([, text]) => cleanText(text))].join(''));
  const printable = [...characters].filter((character) => character >= ' ');
  return printable.sort().join('');
}

const fontsDir = inRepository('.generated', 'fonts');

type Role = 'display' | 'text';

/** A font that browsers load only for pages with one of its characters; `family` is its name in stylesheets. */
export type FurtherFace = { role: Role; family: string };

/**
 * Cuts the salon's two fonts down to `characters`, by default those of its content: `display.woff2` (one weight) and
 * `text.woff2` (several) for pages, the same as `.ttf` to draw and measure texts. Drops hinting, for old Windows.
 * Cuts and returns further fonts of the same Fontsource packages, such as `latin-ext`, for characters that these two
 * lack; `faces.ts` declares them to Next.
 */
export async function makeFonts(
  { displayFont, textFont } = brand,
  characters?: string,
  dir = fontsDir,
): Promise<FurtherFace[]> {
  const text = characters ?? charactersOf(await readContentFiles());
  const roles = {
    display: { source: displayFont.source, weight: displayFont.weight, weights: displayFont.weight, declared: '400' },
    text: { source: textFont.source, weight: 400, weights: { min: 400, max: 600 }, declared: '400 600' },
  };
  const files: Record<string, Uint8Array> = {};
  const further: FurtherFace[] = [];
  let declarations = "import localFont from 'next/font/local';\n";
  for (const [role, { weight, weights, source, declared }] of Object.entries(roles)) {
    const main = fontFile(source, weight);
    let missing = [...text];
    for (const { subset, file } of [{ subset: '', file: main }, ...subsetsBeside(main)]) {
      const original = await readFile(file);
      const cut = (targetFormat: 'sfnt' | 'woff2', wght?: typeof weights) =>
        subsetFont(original, missing.join(''), {
          targetFormat,
          keepFeatures,
          noHinting: true,
          ...(wght && { variationAxes: { wght } }),
        });
      const outlines = await cut('sfnt').catch(() => {
        throw unusable(role as Role, `${source} est illisible : choisissez un autre fichier`);
      });
      const face = openCut(outlines);
      if (!face) continue;
      const isVariable = 'fvar' in face.tables;
      if (!isVariable && typeof weights === 'object') {
        throw unusable('text', `${source} n'a qu'une graisse : une police variable est attendue`);
      }
      const found = missing.filter((character) => face.hasChar(character));
      const kept = isVariable ? weights : undefined;
      const name = role + subset;
      files[`${name}.woff2`] = await cut('woff2', kept);
      files[`${name}.ttf`] = await cut('sfnt', kept);
      missing = missing.filter((character) => !found.includes(character));
      if (!subset) continue;
      const family = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      further.push({ role: role as Role, family });
      declarations += declare(family, name, declared, found);
    }
  }
  await fillFolder(dir, { ...files, 'faces.ts': declarations });
  return further;
}

function unusable(role: Role, message: string) {
  const field = `Police des ${role === 'text' ? 'textes' : 'titres'}, police`;
  return contentError({ file: 'content/brand.json', entry: 'Couleurs et polices', field, message });
}

/** Returns a Fontsource package's files of the same font for other characters; `subset` is such as "-latin-ext". */
function subsetsBeside(file: string): { subset: string; file: string }[] {
  const [, start, end] = /^(.*)-latin(-\w+-normal\.woff2)$/.exec(path.basename(file)) ?? [];
  if (!start || !end) return [];
  const names = readdirSync(path.dirname(file)).filter((name) => name.startsWith(start) && name.endsWith(end));
  return names.flatMap((name) => {
    const subset = name.slice(start.length, -end.length);
    return subset === '-latin' ? [] : { subset, file: path.join(path.dirname(file), name) };
  });
}

const declare = (family: string, name: string, weight: string, characters: readonly string[]) => `
export const ${family} = localFont({
  src: './${name}.woff2',
  weight: '${weight}',
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: '${characters.map(codePoint).join(', ')}' }],
});
`;

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

function faceIn(dir: string, name: string): { file: string; font: Font } {
  const file = path.join(dir, `${name}.ttf`);
  return { file, font: parseFont(readFileSync(file)) };
}

/** Returns the fonts to draw texts with, best first: display and its further files, then text and its further files. */
export const drawingFaces = (dir = fontsDir): ReturnType<typeof faceIn>[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.ttf'))
    .sort()
    .map((name) => faceIn(dir, path.parse(name).name));

/** Draws a text in a font of `makeFonts` and returns the width of its ink, in em. */
export async function widthOf(name: Role, words: string, weight = 400, dir = fontsDir): Promise<number> {
  if (words.trim() === '') return 0;
  const { file: fontfile, font: face } = faceIn(dir, name);
  const text = `<span weight="${weight}">${escapeHtml(words)}</span>`;
  // Font size in pixels; a drawing may not be wider than 32,767 pixels.
  const size = Math.min(100, 32_000 / words.length);
  // The comma ends the name of the font, which may itself end in a style such as "Light".
  const font = `${face.getEnglishName('fontFamily')}, ${size}`;
  const image = sharp({ text: { text, font, fontfile, dpi: 72 } });
  const { info } = await image.png().toBuffer({ resolveWithObject: true });
  return info.width / size;
}

/** Measures a font's widths by drawing, because opentype.js does not know the kerning of every font. */
export async function measureFont(name: Role, weights: number[], dir = fontsDir): Promise<Measures> {
  const { font: face } = faceIn(dir, name);
  const widthAt = async (weight: number) =>
    [weight, (await widthOf(name, sample, weight, dir)) / sample.length] as const;
  const { ascender, descender } = Object(face.tables.hhea);
  return {
    ascent: ascender / face.unitsPerEm,
    descent: -descender / face.unitsPerEm,
    widths: Object.fromEntries(await Promise.all(weights.map(widthAt))),
  };
}

/** Reads a font; returns undefined for one without characters, which opentype.js cannot read. */
function openCut(file: Uint8Array): Font | undefined {
  try {
    return parseFont(file);
  } catch {
    return undefined;
  }
}

const parseFont = (file: Uint8Array): Font => parse(new Uint8Array(file).buffer);
