import { existsSync } from 'node:fs';
import type { Brand, ColorName } from '../../content/schema/brand';
import { readDrawings } from '../content/drawings';
import type { ContentFiles } from '../content/read-files';
import { inRepository, inSalon } from '../support/paths';
import type { Entry } from './entries';
import { type Problem, quote } from './problem';
import { leavesOf, placeOf } from './schema-walk';

type Pair = [color: ColorName, ground: ColorName | 'white', least: number, opacity?: number];

/** Contrasts that WCAG 2 asks of texts, and of what shows where a control is. */
const [text, control] = [4.5, 3];

/** What stands on what in the pages; a text may be translucent. */
const pairs: Pair[] = [
  ['ink', 'paper', text, 0.85],
  ['ink', 'linen', text],
  ['ink', 'blush', text],
  ['stone', 'paper', text],
  ['stone', 'linen', text],
  ['stone', 'white', text],
  ['lacquer', 'paper', text],
  ['lacquer', 'linen', text],
  ['lacquer', 'blush', text],
  ['lacquer', 'white', text],
  ['paper', 'lacquer', text],
  ['paper', 'lacquer-deep', text],
  ['paper', 'spruce', text, 0.8],
  ['paper', 'ink', text],
  ['edge', 'paper', control],
  ['edge', 'white', control],
  ['blush', 'spruce', control],
  ['blush', 'ink', control],
  ['blush', 'lacquer', control],
];

const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);

const luminance = (channels: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of a colour (`#rrggbb`) on another by WCAG 2, 1 to 21. */
export function contrast(color: string, ground: string, opacity = 1): number {
  const below = channelsOf(ground);
  const seen = channelsOf(color).map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity));
  const [dark = 0, light = 0] = [luminance(seen), luminance(below)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The file of a face: of a package for Latin texts, variable or of one weight, or the salon's own. */
export function fontFile(source: string, weight: number): string {
  if (source.endsWith('.woff2')) return inSalon(source);
  const [scope, name] = source.split('/');
  const kind = scope?.endsWith('-variable') ? 'wght' : weight;
  return inRepository('node_modules', source, 'files', `${name}-latin-${kind}-normal.woff2`);
}

/** The palette is legible, the drawings and fonts are there. */
export function checkBrand(entries: readonly Entry[], files: ContentFiles): Problem[] {
  return entries
    .filter(({ collection }) => collection === 'brand')
    .flatMap((entry) => {
      const { colors, displayFont, textFont } = entry.schema.parse(entry.data) as Brand;
      const places = leavesOf(entry);
      const at = (path: string, message: string) =>
        places.filter((place) => place.path.join('.') === path).map((place) => ({ ...placeOf(entry, place), message }));
      const labelOf = (name: ColorName | 'white') =>
        quote(places.find(({ path }) => path[1] === name)?.field?.label ?? 'blanc');
      const faint = pairs.flatMap(([name, on, least, opacity]) => {
        const ground = on === 'white' ? '#ffffff' : colors[on];
        const found = contrast(colors[name], ground, opacity);
        // Cut, not rounded: 4.49 is no 4.5.
        const shown = Math.floor(found * 100) / 100;
        const message = `${colors[name]} sur ${labelOf(on)} (${ground}) n'a qu'un contraste de ${shown}, il en faut ${least}`;
        return found < least ? at(`colors.${name}`, message) : [];
      });
      const fonts = [
        { path: 'displayFont.source', source: displayFont.source, weight: displayFont.weight },
        { path: 'textFont.source', source: textFont.source, weight: 400 },
      ];
      const lost = fonts.flatMap(({ path, source, weight }) => {
        if (existsSync(fontFile(source, weight))) return [];
        if (source.endsWith('.woff2')) return at(path, `le fichier content/${source} manque`);
        const isThere = existsSync(inRepository('node_modules', source));
        const way = isThere
          ? `n'a pas la graisse ${weight}`
          : `n'est pas installé : « npm install --save-exact ${source} »`;
        return at(path, `le paquet ${source} ${way}`);
      });
      return [...faint, ...lost, ...faultsInDrawings(files['content/brand.svg'])];
    });
}

function faultsInDrawings(svg: string | undefined): Problem[] {
  try {
    if (svg === undefined) throw new Error('ce fichier manque');
    readDrawings(svg);
    return [];
  } catch (error) {
    return [{ file: 'content/brand.svg', message: Object(error).message }];
  }
}
