import type { Brand } from '../../content/schema/brand';

type Family = Brand['textFont']['fallback'];

/** What line breaks and heights of lines depend on: in em, and for each weight as a mean over the characters of the sample. */
export interface Measures {
  ascent: number;
  descent: number;
  widths: Record<number, number>;
}

/** A sentence that has every letter, and the accents of French. */
export const sample =
  'Portez ce vieux whisky au juge blond qui fume. Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis.';

/** Fonts of Apple, Windows and Linux, which have one width, and of Android; Chromium sets the sample in them that wide. */
const deviceFonts: Record<Family, { name: string; local: string[]; width: number }[]> = {
  serif: [
    { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4037 },
    { name: 'Noto', local: ['Noto Serif'], width: 0.476 },
  ],
  'sans-serif': [
    { name: 'Arial', local: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4422 },
    { name: 'Roboto', local: ['Roboto', 'Roboto Regular'], width: 0.438 },
  ],
};

/** What stands in for a face until it is there: rules that give the device's fonts its measures, and the names in order. */
export function fontFamily(
  role: 'display' | 'text',
  { ascent, descent, widths }: Measures,
  family: Family,
): { css: string; families: string } {
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  // No name is that of a generic family, nor begins like one.
  const fitted = deviceFonts[family].map((device) => ({ ...device, name: role + device.name }));
  const rules = fitted.flatMap(({ name, local, width }) =>
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
  return { css: rules.join('\n'), families: [`${role}Face`, ...fitted.map(({ name }) => name), family].join(', ') };
}
