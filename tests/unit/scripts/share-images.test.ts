import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { neededId } from '@/lib/content/pages';
import { outlineText, textWidth, wrapText } from '@/scripts/assets/outline-text';
import { shareTitle } from '@/scripts/assets/share-card';
import { makeShareImages } from '@/scripts/assets/share-images';

it('a share image has the size that networks ask for, is made once, and goes when no page claims it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'share-'));
  const page = neededId('price-list');
  const make = () => makeShareImages([page], path.join(dir, 'share'), path.join(dir, 'share.json'));
  expect(await make()).toEqual({ images: 1, made: 1 });
  await writeFile(path.join(dir, 'share', 'old.00000000.jpg'), '');
  expect(await make()).toEqual({ images: 1, made: 0 });
  expect(await readdir(path.join(dir, 'share'))).toHaveLength(1);
  const manifest = JSON.parse(await readFile(path.join(dir, 'share.json'), 'utf8'));
  const file = await readFile(path.join(dir, manifest[page]));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(300_000);
  await rm(dir, { recursive: true });
});

describe('titles', () => {
  it('are drawn in valid path data, whatever their position', () => {
    const data = outlineText('Coupe « été » : l’œuvre – œil', 80, 287.84, 104);
    expect(data).not.toMatch(/NaN|undefined|e-/);
    expect(data).toMatch(/^M/);
  });

  it('break between words, the short ones with the word after them', () => {
    expect(wrapText('Lissage à la kératine', 100, 10)).toEqual(['Lissage', 'à\u00a0la\u00a0kératine']);
  });

  it('stay in one line where there is room', () => {
    expect(wrapText('Brushing court', 100, textWidth('Brushing court', 100) + 1)).toEqual(['Brushing court']);
  });

  it('the font cannot draw stop the build and are named', () => {
    expect(() => shareTitle('Coupe 漢')).toThrow('"漢"');
  });
});
