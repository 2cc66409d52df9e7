import type { Brand } from '../../lib/schema/brand';

type Family = Brand['textFont']['fallback'];

/** Measures of a font in em; `widths` are those of an average character of `sample`, by font weight. */
export interface Measures {
  ascent: number;
  descent: number;
  widths: Record<number, number>;
}

/** A text with every letter and the accents of French. */
export const sample =
  'Portez ce vieux whisky au juge blond qui fume. Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis.';

/** System fonts: of Apple, Windows and Linux (equally wide), of Android, of bare Linux; `width` as in `Measures`. */
const deviceFonts: Record<Family, { name: string; local: string[]; width: number }[]> = {
  serif: [
    { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4037 },
    { name: 'Noto', local: ['Noto Serif'], width: 0.476 },
    { name: 'DejaVu', local: ['DejaVu Serif'], width: 0.5093 },
  ],
  'sans-serif': [
    { name: 'Arial', local: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4422 },
    { name: 'Roboto', local: ['Roboto', 'Roboto Regular'], width: 0.438 },
    { name: 'DejaVu', local: ['DejaVu Sans'], width: 0.5036 },
  ],
};

/**
 * Returns fallback fonts to show while a font loads: system fonts scaled to its measures, so that lines do not move
 * when it arrives. In the font family they come after the `further` fonts, which have other characters.
 */
export function fontFamily(
  role: 'display' | 'text',
  { ascent, descent, widths }: Measures,
  family: Family,
  further: readonly string[] = [],
): { css: string; families: string } {
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  const adjusted = deviceFonts[family].map((device) => ({ ...device, name: role + device.name }));
  const rules = adjusted.flatMap(({ name, local, width }) =>
    Object.entries(widths).map(([weight, faceWidth]) => {
      const scale = faceWidth / width;
      return `@font-face {
  font-family: ${name};
  font-weight: ${weight};
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
}`;
    }),
  );
  return {
    css: rules.join('\n'),
    families: [`${role}Face`, ...further, ...adjusted.map(({ name }) => name), family].join(', '),
  };
}
