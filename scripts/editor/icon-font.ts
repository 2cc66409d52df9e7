import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import { BuildError } from '../support/build-error';

/** A rule of the font: what several letters together become. */
interface Ligatures {
  coverage: { glyphs?: number[]; ranges?: { start: number; end: number }[] };
  ligatureSets: { ligGlyph: number; components: number[] }[][];
}

/**
 * The icons of the editor's font that its code may name, of 4000: a word that stands for one by chance is kept too. The font
 * writes an icon where its name stands, so that the letters of the names stay.
 */
export async function cutIconFont(font: Uint8Array, code: string, needed: readonly string[]): Promise<Uint8Array> {
  const sfnt = await subsetFont(Buffer.from(font), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const { cmap, gsub } = parse(new Uint8Array(sfnt).buffer).tables;
  const codePoints = new Map<number, string>(
    Object.entries<number>(cmap?.glyphIndexMap ?? {}).map(([point, glyph]) => [glyph, String.fromCodePoint(+point)]),
  );
  const lookups: { subtables: { extension?: Ligatures }[] }[] = gsub?.lookups ?? [];
  const icons = new Map(
    lookups
      .flatMap(({ subtables }) => subtables.flatMap(({ extension }) => extension ?? []))
      .flatMap(({ coverage, ligatureSets }) => {
        const firsts = coverage.glyphs ?? coverage.ranges?.flatMap(({ start, end }) => span(start, end)) ?? [];
        return ligatureSets.flatMap((set, index) =>
          set.map(({ ligGlyph, components }) => {
            const letters = [firsts[index] ?? 0, ...components].map((glyph) => codePoints.get(glyph));
            return [letters.join(''), codePoints.get(ligGlyph)] as const;
          }),
        );
      }),
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

const span = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, index) => start + index);
