import { type Font, parse } from 'opentype.js';
import subsetFont from 'subset-font';
import { BuildError } from '../support/build-error';

/** What opentype.js has of the rules by which several letters become one icon; it reads those that stand in an extension of the table, and does not look there. */
interface Ligatures {
  tables: { gsub: { lookups: { lookupType: number; subtables: { extension?: object }[] }[] } };
  substitution: { getLigatures(feature: string): { sub: number[]; by: number }[] };
}

/**
 * The icons of the editor's font that its code may name, of 4000: a word that stands for one by chance is kept too. The font
 * writes an icon where its name stands, so that the letters of the names stay.
 */
export async function cutIconFont(font: Uint8Array, code: string, needed: readonly string[]): Promise<Uint8Array> {
  const sfnt = await subsetFont(Buffer.from(font), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const { glyphs, tables, substitution } = parse(new Uint8Array(sfnt).buffer) as Font & Ligatures;
  for (const lookup of tables.gsub.lookups) {
    lookup.lookupType = 4;
    lookup.subtables = lookup.subtables.flatMap(({ extension }) => extension ?? []);
  }
  // Capitals share the glyphs of small letters, which come last.
  const characterOf = (glyph: number) => String.fromCodePoint(glyphs.get(glyph).unicodes.at(-1) ?? 0);
  const icons = new Map(
    substitution.getLigatures('rlig').map(({ sub, by }) => [sub.map(characterOf).join(''), characterOf(by)]),
  );
  const absent = needed.filter((name) => !icons.has(name));
  if (absent.length > 0) throw new BuildError(`The icon font of @sveltia/cms has no ${absent.join(', ')}.`);
  const words = [...code.matchAll(/[`'"]([a-z]\w*)[`'"]/g)].map(([, word = '']) => word);
  const kept = [...new Set([...needed, ...words])].map((name) => icons.get(name) ?? '');
  return subsetFont(Buffer.from(font), `abcdefghijklmnopqrstuvwxyz0123456789_ ${kept.join('')}`, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    // The one weight of the editor.
    variationAxes: { wght: 300 },
  });
}
