import { brand } from '../../lib/content/content';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { type Drawings, readDrawings } from './brand-drawings';
import { fontFamily } from './fallback-fonts';
import { type FurtherFace, makeFonts, measureFont } from './fonts';
import { makeIcons } from './icons';
import { overlayStyles } from './overlays';
import { readDrawing } from './svg';

export const drawingsOf = ({ colors } = brand): Drawings =>
  readDrawing('brand.svg', (text) => readDrawings(text, colors));

export async function makeBrand(salonBrand = brand): Promise<void> {
  const further = await makeFonts(salonBrand);
  const drawings = drawingsOf(salonBrand);
  const { width, height, mark, broken, strand, thread } = drawings;
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
  const write = (name: string, text: string) => writeFileAtomically(inRepository('.generated', name), text);
  await write('brand/logo.svg', svg(mark + strand + thread));
  await write('brand/broken.svg', svg(broken.replace('id="broken"', 'id="mark"')));
  await write('brand.css', await tokens(salonBrand, further));
  await makeIcons(drawings, salonBrand.colors);
}

/** Returns fallback fonts, overlays and design tokens, which take the place of Tailwind's colours and shadows. */
async function tokens(
  { colors, displayFont, textFont }: typeof brand,
  further: readonly FurtherFace[],
): Promise<string> {
  const familiesOf = (role: FurtherFace['role']) => further.flatMap((face) => (face.role === role ? face.family : []));
  const family = async (role: FurtherFace['role'], { fallback }: typeof textFont, ...weights: number[]) =>
    fontFamily(role, await measureFont(role, weights), fallback, familiesOf(role));
  const display = await family('display', displayFont, 400);
  // Weight 600 is not used above the fold, so it needs no fallback font.
  const text = await family('text', textFont, 400, 500);
  const named = Object.entries({ white: '#fff', ...colors }).map(([name, color]) => `  --color-${name}: ${color};`);
  return `${display.css}
${text.css}
@theme inline {
  --breakpoint-*: initial;
  --color-*: initial;
  --shadow-*: initial;
${named.join('\n')}
  --shadow-lift: 0 1px 2px ${colors.ink}0f, 0 12px 32px -12px ${colors.ink}38;
  --font-display: ${display.families};
  --font-text: ${text.families};
}
${overlayStyles(colors)}`;
}
