import type { Font } from 'opentype.js';
import type { Brand } from '../../content/schema/brand';

type Family = Brand['textFont']['fallback'];

/** A sentence that has every letter, and the accents of French. */
const sample =
  'Portez ce vieux whisky au juge blond qui fume. Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis.';

/**
 * Fonts of devices, and the width of the sample in them as a mean over its characters, in em: on Apple and Windows (the
 * Liberation fonts have the metrics of theirs), then on Android.
 */
const deviceFonts: Record<Family, { name: string; local: string[]; width: number }[]> = {
  serif: [
    { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4037 },
    { name: 'Noto', local: ['Noto Serif'], width: 0.4778 },
  ],
  'sans-serif': [
    { name: 'Arial', local: ['Arial', 'Liberation Sans'], width: 0.4422 },
    { name: 'Roboto', local: ['Roboto'], width: 0.438 },
  ],
};

const lastResorts: Record<Family, string> = { serif: 'Georgia, serif', 'sans-serif': 'system-ui, sans-serif' };

// No name begins like a generic family: without its quotes, which the build drops, a browser would pass over the face.
export function fallbackFonts(role: 'Display' | 'Text', face: Font, family: Family): { css: string; families: string } {
  const width = face.getAdvanceWidth(sample, 1) / sample.length;
  const { ascender, descender, lineGap } = Object(face.tables.hhea);
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  const rules = deviceFonts[family].map((device) => {
    const scale = width / device.width;
    const height = (units: number) => percent(Math.abs(units) / face.unitsPerEm / scale);
    return `@font-face {
  font-family: "${role} ${device.name}";
  src: ${device.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${height(ascender)};
  descent-override: ${height(descender)};
  line-gap-override: ${height(lineGap)};
}`;
  });
  const names = deviceFonts[family].map(({ name }) => `"${role} ${name}"`);
  return { css: rules.join('\n'), families: [...names, lastResorts[family]].join(', ') };
}
