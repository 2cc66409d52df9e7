import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { iconFiles } from '@/lib/seo/icon-files';

const read = (file: string) => readFile(path.join(process.cwd(), 'public', file));

it.each([iconFiles.apple, ...iconFiles.manifest])('$path has the size that pages and manifest give', async (icon) => {
  expect(await sharp(await read(icon.path)).metadata()).toMatchObject({
    format: 'png',
    width: icon.size,
    height: icon.size,
  });
});

it('favicon.ico holds the three sizes that pages give', async () => {
  const file = await read(iconFiles.ico);
  // A header of 6 bytes, then 16 for each picture, the first of them its side.
  expect(Array.from({ length: file.readUInt16LE(4) }, (_, index) => file[6 + 16 * index])).toEqual([16, 32, 48]);
});
