import { existsSync } from 'node:fs';
import type { Brand, ColorName } from '../../lib/schema/brand';
import { inRepository, inSalon } from '../support/paths';
import { checkBrandDrawings } from './drawings';
import type { Entry } from './entries';
import { inGuillemets, type Problem } from './problem';
import type { ContentFiles } from './read-files';
import { refuseGarbled } from './readable';
import { leavesOf, placeOf } from './schema-walk';

type Ground = ColorName | 'white';

/** For each colour the grounds on which pages show it, with the contrast of WCAG 2: 4.5 for text, 3 for controls. */
const rules: { least: number; opacity?: number; grounds: Partial<Record<ColorName, Ground[]>> }[] = [
  {
    least: 4.5,
    grounds: {
      ink: ['linen', 'blush'],
      stone: ['paper', 'linen', 'white'],
      lacquer: ['paper', 'linen', 'blush', 'white'],
      paper: ['lacquer', 'lacquer-deep', 'ink'],
    },
  },
  { least: 4.5, opacity: 0.85, grounds: { ink: ['paper'] } },
  { least: 4.5, opacity: 0.8, grounds: { paper: ['spruce'] } },
  { least: 3, grounds: { edge: ['paper', 'white'], blush: ['spruce', 'ink', 'lacquer'] } },
];

/** Returns red, green and blue of a colour (`#rrggbb`), 0 to 255 each. */
export const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Returns the relative luminance by WCAG 2 (0 to 1) of red, green and blue, 0 to 255 each. */
export const luminance = (channels: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = channels
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of a colour (`#rrggbb`) on another by WCAG 2, 1 to 21. */
export function contrast(color: string, ground: string, opacity = 1): number {
  const below = channelsOf(ground);
  const seen = channelsOf(color).map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity));
  const [dark = 0, light = 0] = [luminance(seen), luminance(below)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

export function fontFile(source: string, weight: number): string {
  if (source.endsWith('.woff2')) return inSalon(source);
  const [scope, name] = source.split('/');
  const kind = scope?.endsWith('-variable') ? 'wght' : weight;
  return inRepository('node_modules', source, 'files', `${name}-latin-${kind}-normal.woff2`);
}

/** Checks that the colours are legible, and that the font files and the logo of `brand.svg` are there. */
export function checkBrand(entries: readonly Entry[], _: unknown, files: ContentFiles): Problem[] {
  const brands = entries.filter(({ collection }) => collection === 'brand');
  return brands.flatMap((entry) => {
    const { colors, displayFont, textFont } = entry.data as unknown as Brand;
    const places = leavesOf(entry);
    const at = (path: string, message: string) =>
      places.filter((place) => place.path.join('.') === path).map((place) => ({ ...placeOf(entry, place), message }));
    const labelOf = (name: ColorName | 'white') =>
      inGuillemets(places.find(({ path }) => path[1] === name)?.field?.label ?? 'blanc');
    const pairs = rules.flatMap(({ grounds, ...rule }) =>
      Object.entries(grounds).flatMap(([name, list]) => list.map((on) => ({ ...rule, name: name as ColorName, on }))),
    );
    const illegible = pairs.flatMap(({ name, on, least, opacity }) => {
      const ground = on === 'white' ? '#ffffff' : colors[on];
      const found = contrast(colors[name], ground, opacity);
      // Rounded down: 4.49 must not read as 4.5.
      const shown = Math.floor(found * 100) / 100;
      const message = `${colors[name]} sur ${labelOf(on)} (${ground}) n'a qu'un contraste de ${shown}, il en faut ${least}`;
      return found < least ? at(`colors.${name}`, message) : [];
    });
    const fonts = [
      { path: 'displayFont.source', source: displayFont.source, weight: displayFont.weight },
      { path: 'textFont.source', source: textFont.source, weight: 400 },
    ];
    const missing = fonts.flatMap(({ path, source, weight }) => {
      if (existsSync(fontFile(source, weight))) return [];
      if (source.endsWith('.woff2')) return at(path, `le fichier ${source} manque dans le dossier du salon`);
      const isThere = existsSync(inRepository('node_modules', source));
      const absent = `n'est pas installé : « npm install --save-exact ${source} », ou un fichier .woff2 dans « fonts »`;
      return at(path, `le paquet ${source} ${isThere ? `n'a pas la graisse ${weight}` : absent}`);
    });
    return [...illegible, ...missing, ...faultsInFile('content/brand.svg', files, checkBrandDrawings)];
  });
}

export function faultsInFile(file: string, files: ContentFiles, read: (text: string) => unknown): Problem[] {
  const text = files[file];
  if (text === undefined) return [{ file, message: 'ce fichier manque' }];
  try {
    refuseGarbled(text, 'drawing');
    read(text);
    return [];
  } catch (error) {
    return [{ file, message: Object(error).message }];
  }
}
