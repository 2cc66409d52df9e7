import path from 'node:path';
import sharp from 'sharp';
import { iconFiles } from '../../lib/seo/icon-files';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import type { Drawings } from './brand-drawings';

/** Side of the square that icons are drawn on; `icon-small` is drawn for a side of 16 and enlarged. */
const side = 64;

/** Places a drawing in the middle of the square; `part` is its size relative to the square. */
function placed(drawing: string, { width, height }: { width: number; height: number }, part: number): string {
  const start = (side * (1 - part)) / 2;
  const place = `x="${start}" y="${start}" width="${side * part}" height="${side * part}"`;
  return `<svg ${place} viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}

export async function makeIcons(
  drawings: Drawings,
  colors: { paper: string; spruce: string },
  folder = inRepository('public'),
): Promise<void> {
  const tile = (content: string, isRounded: boolean) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="${colors.paper}" color="${colors.paper}"><rect width="${side}" height="${side}" rx="${isRounded ? 12.16 : 0}" fill="${colors.spruce}"/>${content}</svg>`;
  const toPng = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / side })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const large = (part: number) => placed(drawings.mark, drawings, part);
  const small = placed(drawings.icon, drawings, 0.86);
  // Below 24 pixels, where details of the mark would blur, a simpler drawing is shown.
  const tiny = drawings['icon-small'] && `<g transform="scale(4)">${drawings['icon-small']}</g>`;
  const style = '<style>.s{display:none}@media(max-width:23px){.l{display:none}.s{display:inline}}</style>';
  const adaptive = tiny ? `${style}<g class="l">${small}</g><g class="s">${tiny}</g>` : small;
  const files: [path: string, content: string | Uint8Array][] = [
    [iconFiles.svg, tile(adaptive, true)],
    // iOS rounds the corners itself.
    [iconFiles.apple.path, await toPng(tile(large(0.72), false), iconFiles.apple.size)],
  ];
  for (const { path: name, size, purpose } of iconFiles.manifest) {
    // Only the inner 80 % of a maskable icon are sure to be shown.
    const isMaskable = purpose === 'maskable';
    files.push([name, await toPng(tile(large(isMaskable ? 0.58 : 0.76), !isMaskable), size)]);
  }
  await Promise.all(files.map(([name, content]) => writeFileAtomically(path.join(folder, name), content)));
}
