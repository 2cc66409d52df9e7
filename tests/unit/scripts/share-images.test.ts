import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { shareCardOf } from '@/lib/seo/share-card';
import { drawTitle, makeShareImages } from '@/scripts/assets/share-images';

describe('a share image', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'share-'));
  });

  afterEach(() => rm(dir, { recursive: true }));

  const make = () => makeShareImages(['service-balayage'], path.join(dir, 'share'), path.join(dir, 'share.json'));

  it('has the size that networks ask for, under 300 kB, at the address of the manifest', async () => {
    await make();
    const manifest = JSON.parse(await readFile(path.join(dir, 'share.json'), 'utf8'));
    const file = await readFile(path.join(dir, manifest['service-balayage']));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(300_000);
  });

  it('is made once, and what no page claims any more goes', async () => {
    expect(await make()).toEqual({ images: 1, made: 1 });
    await writeFile(path.join(dir, 'share', 'old.00000000.jpg'), '');
    expect(await make()).toEqual({ images: 1, made: 0 });
    expect(await readdir(path.join(dir, 'share'))).toHaveLength(1);
  });
});

it('says the title without the name of the salon, which the logo says', () => {
  expect(shareCardOf('service-balayage').title).toBe('Balayage à Muriaux');
});

describe('titles', () => {
  it('stay within their place, however long they are', async () => {
    const sizes = await Promise.all(
      ['Brushing', 'Un titre qui ne tient pas en trois lignes, tant il a de mots à dire, et d’autres encore'].map(
        (title) => drawTitle(title),
      ),
    );
    const heights = sizes.map(({ info }) => info.height);
    for (const { info } of sizes) expect(info.width).toBeLessThanOrEqual(690);
    expect(Math.max(...heights)).toBeLessThan(350);
  });

  it('the font cannot draw stop the build and are named', async () => {
    await expect(drawTitle('Coupe 漢')).rejects.toThrow('"漢"');
  });
});
