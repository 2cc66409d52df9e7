import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { neededId } from '@/lib/content/pages';
import { drawTitle, makeShareImages } from '@/scripts/assets/share-images';

it('a share image has the size that networks ask for, is made once, and goes when no page claims it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'share-'));
  const page = neededId('price-list');
  const make = () => makeShareImages([page], path.join(dir, 'share'), path.join(dir, 'share.json'));
  expect(await make()).toBe(1);
  await writeFile(path.join(dir, 'share', 'old.00000000.jpg'), '');
  expect(await make()).toBe(0);
  expect(await readdir(path.join(dir, 'share'))).toHaveLength(1);
  const manifest = JSON.parse(await readFile(path.join(dir, 'share.json'), 'utf8'));
  const file = await readFile(path.join(dir, manifest[page]));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(300_000);
  await rm(dir, { recursive: true });
});

describe('titles', () => {
  it('stay within their place, however long they are', async () => {
    const long = 'Un titre qui ne tient pas en trois lignes, tant il a de mots à dire, et d’autres encore';
    for (const title of ['Brushing', long]) {
      const { info } = await drawTitle(title);
      expect(info.width).toBeLessThanOrEqual(690);
      expect(info.height).toBeLessThan(350);
    }
  });

  it('the font cannot draw stop the build and are named', async () => {
    await expect(drawTitle('Coupe 漢')).rejects.toThrow('"漢"');
  });
});
