import type { Font } from 'opentype.js';
import type { Brand } from '../../content/schema/brand';

type Family = Brand['textFont']['fallback'];

/** A sentence that has every letter, and the accents of French. */
const sample =
  'Portez ce vieux whisky au juge blond qui fume. Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis.';

/**
 * Fonts of devices, and the width of the sample in them as a mean over its characters, in em: on Apple and Windows (the
 * Liberation fonts have the metrics of theirs), then on Android, whose Roboto is within one percent of Arial.
 */
const deviceFonts: Record<Family, { name: string; local: string[]; width: number }[]> = {
  serif: [
    { name: 'Times', local: ['Times New Roman', 'Liberation Serif'], width: 0.4037 },
    { name: 'Noto', local: ['Noto Serif'], width: 0.4778 },
  ],
  'sans-serif': [{ name: 'Arial', local: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4422 }],
};

/** As much wider or narrower than the device's font a face may be for that to stand in for it as it is. */
const TOLERANCE = 0.025;

/** What stands in for a face until it is there: rules that give the device's fonts its measures, and the names in order. */
export function fontFamily(role: 'display' | 'text', face: Font, family: Family): { css: string; families: string } {
  const width = face.getAdvanceWidth(sample, 1) / sample.length;
  const { ascender, descender } = Object(face.tables.hhea);
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  const fitted = deviceFonts[family].map((device) => {
    const scale = width / device.width;
    if (Math.abs(scale - 1) < TOLERANCE) return { name: device.local[0], rule: '' };
    const height = (units: number) => percent(Math.abs(units) / face.unitsPerEm / scale);
    // No name is that of a generic family, nor begins like one.
    const name = role + device.name;
    const rule = `@font-face {
  font-family: ${name};
  src: ${device.local.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${height(ascender)};
  descent-override: ${height(descender)};
}`;
    return { name, rule };
  });
  return {
    css: fitted.map(({ rule }) => rule).join('\n'),
    families: [`${role}Face`, ...fitted.map(({ name }) => name), family].join(', '),
  };
}
