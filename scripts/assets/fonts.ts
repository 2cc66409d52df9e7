import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { BuildError } from '../support/build-error';
import { listFiles, writeFileAtomically } from '../support/files';
import { inRepository, inSalon } from '../support/paths';

/** What becomes of one font file. */
interface FontSettings {
  /** Below `node_modules`. */
  source: string;
  /** Heaviest and lightest weight that the styles use, for a variable font. */
  weights?: { min: number; max: number };
}

/** The faces of lib/generated/fonts.ts, which expects them under these names in `.generated/fonts`. */
export const fonts: Record<string, FontSettings> = {
  serif: { source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2' },
  sans: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
};

/** Kerning, ligatures, accents and the figures of the price list; small capitals, fractions and the like go. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** What French and German texts may need, whether today's texts have it or not. */
const alphabet = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[]_|~',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸẞàâäæçéèêëîïôöœùûüÿß',
  '«»‹›“”„‘’‚–—…·•×°€©\u00a0\u00ad\u2009\u2011\u202f',
].join('');

/** Every character of the alphabet and of the site's texts, once, sorted. */
export async function readCharacters(folders = [inSalon(), inRepository('messages')]): Promise<string> {
  const characters = new Set(alphabet);
  for (const folder of folders) {
    for (const file of (await listFiles(folder)).filter((name) => /\.(json|md)$/.test(name))) {
      for (const character of await readFile(path.join(folder, file), 'utf8')) characters.add(character);
    }
  }
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/**
 * Cuts the fonts down to these characters, without the hints for coarse screens that only old Windows reads. Does
 * nothing when the files at hand are of the same sources and settings. Returns the bytes of each.
 * @throws BuildError when a font package is not installed.
 */
export async function makeFonts(
  characters?: string,
  dir = inRepository('.generated', 'fonts'),
): Promise<Record<string, number>> {
  const text = characters ?? (await readCharacters());
  await mkdir(dir, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const [name, settings] of Object.entries(fonts)) {
    const source = await readFile(inRepository('node_modules', settings.source)).catch(() => {
      throw new BuildError(`node_modules/${settings.source} is missing: run "npm install".`);
    });
    const file = path.join(dir, `${name}.woff2`);
    const stamp = `${file}.sha256`;
    const fingerprint = createHash('sha256')
      .update(source)
      .update(JSON.stringify([text, settings, features]))
      .digest('hex');
    const kept = await readFile(file).catch(() => undefined);
    if (kept && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) {
      sizes[name] = kept.length;
      continue;
    }
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
      ...(settings.weights && { variationAxes: { wght: settings.weights } }),
    });
    await writeFileAtomically(file, font);
    await writeFileAtomically(stamp, fingerprint);
    sizes[name] = font.length;
  }
  return sizes;
}
