/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { iconFiles } from '@/lib/seo/icon-files';
import { palette } from '@/lib/seo/palette';
import { makeIcons } from '@/scripts/icons';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'icons-'));
  await makeIcons(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file));

/** Colour of a pixel as `#rrggbb`, or 'clear'. */
async function colourAt(png: Buffer, x: number, y: number): Promise<string> {
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(png)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (alpha < 128) return 'clear';
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The pictures of an ICO file by their side in pixels. */
function readIco(file: Buffer): Map<number, Buffer> {
  const images = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    return [file.readUInt8(entry), file.subarray(offset, offset + file.readUInt32LE(entry + 8))] as const;
  });
  return new Map(images);
}

it('favicon.ico holds pictures of 16, 32 and 48 pixels', async () => {
  const images = readIco(await read(iconFiles.ico));
  expect([...images.keys()]).toEqual([16, 32, 48]);
  for (const [size, png] of images) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

it('the teeth of the smallest icon stand apart', async () => {
  const png = readIco(await read(iconFiles.ico)).get(16) ?? Buffer.alloc(0);
  const rows = await Promise.all([6, 7, 8, 9, 10, 11].map((y) => colourAt(png, 5, y)));
  const { paper: tooth, spruce: gap } = palette;
  expect(rows).toEqual([tooth, gap, tooth, gap, tooth, gap]);
});

it.each([iconFiles.apple, ...iconFiles.manifest])('$path is a square of $size pixels', async ({ path: file, size }) => {
  expect(await sharp(await read(file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

it('icons that the system cuts to shape have colour up to the corner, the others a round one', async () => {
  const [, large, maskable] = iconFiles.manifest;
  expect(await colourAt(await read(maskable.path), 0, 0)).toBe(palette.spruce);
  expect(await colourAt(await read(iconFiles.apple.path), 0, 0)).toBe(palette.spruce);
  expect(await colourAt(await read(large.path), 0, 0)).toBe('clear');
});

it('the mark of the maskable icon stays inside the circle that is always shown', async () => {
  const { data, info } = await sharp(await read(iconFiles.manifest[2].path))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const distances = [...data].flatMap((light, index) =>
    light > 128 ? [Math.hypot((index % info.width) - middle, Math.floor(index / info.width) - middle)] : [],
  );
  expect(Math.max(...distances)).toBeLessThan(info.width * 0.4);
});
