import path from 'node:path';
import sharp from 'sharp';
import { iconPath, logoPath, logoViewBox, pixelIconPath } from '../lib/logo-path';
import { iconFiles } from '../lib/seo/icon-files';
import { palette } from '../lib/seo/palette';
import { strandPath } from '../lib/strand-path';
import { writeFileAtomically } from './support/files';
import { encodeIco } from './support/ico';
import { inRepository } from './support/paths';

/** Rounding of the tile, as a part of its side. */
const cornerRadius = 0.19;

interface Tile {
  /** Outline in the coordinates of `logoViewBox`. */
  outline: string;
  /** Height of the mark, as a part of the tile's side. */
  markHeight: number;
  isRounded: boolean;
}

const [, , viewWidth = 0, viewHeight = 0] = logoViewBox.split(' ').map(Number);

function tileSvg(size: number, { outline, markHeight, isRounded }: Tile): string {
  const scale = (size * markHeight) / viewHeight;
  const place = `translate(${(size - viewWidth * scale) / 2} ${(size * (1 - markHeight)) / 2}) scale(${scale})`;
  const mark = `<path transform="${place}" d="${outline}" fill="${palette.paper}"/>`;
  return svg(size, `${ground(size, isRounded)}${mark}`);
}

/** The 16-pixel icon: on the pixel grid, or its teeth run into one another. */
const pixelMark = `<path d="${pixelIconPath}" fill="${palette.paper}"/>`;

const ground = (size: number, isRounded: boolean) =>
  `<rect width="${size}" height="${size}" rx="${isRounded ? size * cornerRadius : 0}" fill="${palette.spruce}"/>`;

const svg = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>`;

/** For browser tabs: the drawing that suits the size it is shown at. */
function adaptiveSvg(): string {
  const side = 64;
  const scale = (side * 0.86) / viewHeight;
  const place = `translate(${(side - viewWidth * scale) / 2} ${side * 0.07}) scale(${scale})`;
  const content = [
    '<style>.s{display:none}@media(max-width:23px){.l{display:none}.s{display:inline}}</style>',
    ground(side, true),
    `<path class="l" transform="${place}" d="${iconPath}" fill="${palette.paper}"/>`,
    `<g class="s" transform="scale(4)">${pixelMark}</g>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}

const toPng = (markup: string) => sharp(Buffer.from(markup)).png({ compressionLevel: 9 }).toBuffer();

/** Draws every icon of the site from the logo. Returns how many files were written. */
export async function makeIcons(folder: string = inRepository('public')): Promise<number> {
  const small: Tile = { outline: iconPath, markHeight: 0.86, isRounded: true };
  const files: [path: string, content: string | Uint8Array][] = [
    [
      iconFiles.ico,
      encodeIco([
        { size: 16, png: await toPng(svg(16, ground(16, true) + pixelMark)) },
        { size: 32, png: await toPng(tileSvg(32, small)) },
        { size: 48, png: await toPng(tileSvg(48, small)) },
      ]),
    ],
    [iconFiles.svg, adaptiveSvg()],
    // iOS rounds the corners itself.
    [
      iconFiles.apple.path,
      await toPng(tileSvg(iconFiles.apple.size, { outline: logoPath, markHeight: 0.72, isRounded: false })),
    ],
  ];
  for (const icon of iconFiles.manifest) {
    // Of a maskable icon only the inner circle of 80 % is sure to be shown.
    const tile =
      icon.purpose === 'maskable'
        ? { outline: logoPath, markHeight: 0.58, isRounded: false }
        : { outline: logoPath, markHeight: 0.76, isRounded: true };
    files.push([icon.path, await toPng(tileSvg(icon.size, tile))]);
  }
  // What pages show of it, in a file of its own that they share: it is heavier than their other drawings together.
  const brand = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoViewBox}" width="${viewWidth}" height="${viewHeight}">`,
    `<path id="mark" d="${logoPath}"/>`,
    `<path id="strand" vector-effect="non-scaling-stroke" d="${strandPath}"/>`,
    '</svg>',
  ];
  await writeFileAtomically(inRepository('.generated', 'brand.svg'), brand.join(''));
  for (const [name, content] of files) await writeFileAtomically(path.join(folder, name), content);
  return files.length;
}
