import { salon } from '../../content/salon';
import { logoPath, logoViewBox } from '../../lib/logo-path';
import { palette } from '../../lib/palette';
import { shareImageSize } from '../../lib/share-image';
import { strandPath } from '../../lib/strand-path';
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
const [, , viewWidth = 1, viewHeight = 1] = logoViewBox.split(' ').map(Number);

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${palette.ink}" stop-opacity="${opacity}"/>`;

/** What lies over the picture of a share image: the brown veil, the logo, the title and the strands, as an SVG. */
export function shareCard(title: string): string {
  const fits = (candidate: number) => {
    const lines = wrapText(title, candidate, titleWidth);
    return lines.length <= titleLines && lines.every((line) => textWidth(line, candidate) <= titleWidth);
  };
  const size = titleSizes.find(fits) ?? smallestTitle;
  const lines = wrapText(title, size, titleWidth);
  const titleOutline = lines.map((line, index) => {
    const y = titleFoot - (lines.length - 1 - index) * size * lineHeight;
    return outlineText(line, margin, y, size);
  });
  const scale = markHeight / viewHeight;
  const nameX = margin + viewWidth * scale + 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="side">${stop(0, 0.9)}${stop(0.55, 0.76)}${stop(0.9, 0.14)}${stop(1, 0.05)}</linearGradient>
<linearGradient id="foot" x2="0" y2="1">${stop(0.7, 0)}${stop(1, 0.55)}</linearGradient>
<rect width="${width}" height="${height}" fill="url(#side)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>
<g fill="none" stroke="${palette.blush}" stroke-opacity=".75" stroke-width="1.6" transform="translate(0 540)"><path d="${strandPath}"/></g>
<g fill="${palette.paper}"><path transform="translate(${margin} 64) scale(${scale})" d="${logoPath}"/>
<path d="${outlineText(salon.name, nameX, 112, 46)}"/><path fill="${palette.blush}" d="${outlineText(salon.tagline, nameX, 144, 25)}"/>
<path d="${titleOutline.join('')}"/></g></svg>`;
}
