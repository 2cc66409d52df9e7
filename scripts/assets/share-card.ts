import { brand } from '../../lib/content/content';
import { siteSalon } from '../../lib/content/salon';
import { shareImageSize } from '../../lib/seo/share-card';
import { drawingsOf } from './brand';
import { outlineText, textWidth, wrapText } from './outline-text';

const { width, height } = shareImageSize;
const margin = 80;

/** Largest size first: the first at which the title takes three lines or fewer, none of them too long. */
const titleSizes = [104, 92, 80, 68];
const smallestTitle = 56;
const titleWidth = 690;
const titleLines = 3;
const lineHeight = 1.02;
/** Base line of the title's last line; the title grows upwards from the strands. */
const titleFoot = 500;

const markHeight = 84;

const { colors } = brand;
const drawings = drawingsOf();

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colors.ink}" stop-opacity="${opacity}"/>`;

const svg = (x: number, y: number, w: number, h: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${content}</svg>`;

/** What lies over the picture of every share image: the brown veil, the logo and the strands, as an SVG of the same size. */
export function shareVeil(): string {
  const scale = markHeight / drawings.height;
  const nameX = margin + drawings.width * scale + 22;
  return svg(
    0,
    0,
    width,
    height,
    `<linearGradient id="side">${stop(0, 0.9)}${stop(0.55, 0.76)}${stop(0.9, 0.14)}${stop(1, 0.05)}</linearGradient>
<linearGradient id="foot" x2="0" y2="1">${stop(0.7, 0)}${stop(1, 0.55)}</linearGradient>
<rect width="${width}" height="${height}" fill="url(#side)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>
<g fill="none" stroke="${colors.blush}" stroke-opacity=".75" stroke-width="1.6" transform="translate(0 540)">${drawings.strand}</g>
<g fill="${colors.paper}"><g color="${colors.paper}" transform="translate(${margin} 64) scale(${scale})">${drawings.mark}</g>
<path d="${outlineText(siteSalon.name, nameX, 112, 46)}"/><path fill="${colors.blush}" d="${outlineText(siteSalon.tagline, nameX, 144, 25)}"/></g>`,
  );
}

/** The title that lies over both, as an SVG no larger than it has to be, and its place in pixels. */
export function shareTitle(title: string): { svg: string; left: number; top: number } {
  const fits = (candidate: number) => {
    const lines = wrapText(title, candidate, titleWidth);
    return lines.length <= titleLines && lines.every((line) => textWidth(line, candidate) <= titleWidth);
  };
  const size = titleSizes.find(fits) ?? smallestTitle;
  const lines = wrapText(title, size, titleWidth);
  const baseLine = (index: number) => titleFoot - (lines.length - 1 - index) * size * lineHeight;
  const outline = lines.map((line, index) => outlineText(line, margin, baseLine(index), size)).join('');
  // Letters reach a little beyond their widths, and no further than their size above and half of it below the line.
  const [left, top] = [margin - 20, Math.floor(baseLine(0) - size)];
  const widest = Math.max(...lines.map((line) => textWidth(line, size)));
  const [right, foot] = [Math.min(Math.ceil(margin + widest) + 20, width), Math.min(titleFoot + size / 2, height)];
  const path = `<path fill="${colors.paper}" d="${outline}"/>`;
  return { svg: svg(left, top, right - left, foot - top, path), left, top };
}
