import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shareCardOf } from '@/lib/assets/share-card';
import { neededId } from '@/lib/content/pages';
import { drawTitle, makeShareImages } from '@/scripts/assets/share-images';
import { newFolder, writeFiles } from '../support/folder';
import { makeDrawnFonts, drawnFrom as mockFolder } from '../support/fonts';

jest.mock('@/scripts/assets/fonts', () => {
  const fonts = jest.requireActual('@/scripts/assets/fonts');
  return { ...fonts, drawingFaces: () => fonts.drawingFaces(mockFolder) };
});

beforeAll(makeDrawnFonts);

it('a share image has the usual size, is made once, and is removed when unused', async () => {
  const dir = newFolder();
  const page = neededId('price-list');
  const make = () =>
    makeShareImages({ [page]: shareCardOf(page) }, path.join(dir, 'share'), path.join(dir, 'share.json'));
  expect(await make()).toBe(1);
  writeFiles(dir, { 'share/old.00000000.jpg': '' });
  expect(await make()).toBe(0);
  expect(readdirSync(path.join(dir, 'share'))).toHaveLength(1);
  const manifest = JSON.parse(readFileSync(path.join(dir, 'share.json'), 'utf8'));
  const file = readFileSync(path.join(dir, manifest[page]));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(300_000);
});

it('a nail shade’s share image has its colour, and characters that no font of the salon has are reported', async () => {
  const dir = newFolder();
  const card = { title: 'Griotte', tagline: 'Onglerie ♥', ground: '#6f2431', words: '#ffffff' };
  const said = jest.spyOn(console, 'log').mockReturnValue();
  await makeShareImages({ shade: card }, path.join(dir, 'share'), path.join(dir, 'share.json'));
  const [name = ''] = readdirSync(path.join(dir, 'share'));
  const { dominant } = await sharp(path.join(dir, 'share', name)).stats();
  for (const [channel, value] of Object.entries({ r: 0x6f, g: 0x24, b: 0x31 }))
    expect(Math.abs(dominant[channel as 'r'] - value)).toBeLessThan(16);
  expect(said).toHaveBeenCalledWith('Images de partage sans ♥ : aucune police du salon n’a ces signes.');
});

it('a title of one word, of many, or of 3000 letters stays within its box on a share image', async () => {
  const long = 'Un titre qui ne tient pas en trois lignes, tant il a de mots à dire, et d’autres encore';
  for (const title of ['Brushing', long, 'x'.repeat(200), 'mot '.repeat(750)]) {
    const info = (await drawTitle(title))?.info;
    expect(info?.width).toBeLessThanOrEqual(690);
    expect(info?.height).toBeLessThan(350);
  }
});

it('a letter that the first font file lacks is drawn from another one, without its accent, or left out', async () => {
  const drawn = async (title: string) => (await drawTitle(title))?.data.toString('base64');
  expect(await drawn('Salon Jović')).not.toBe(await drawn('Salon Jovic'));
  expect(await drawn('Salon Jovi\u1e09')).toBe(await drawn('Salon Jovic'));
  expect(await drawn('Coiffure ♥ Onglerie 💇🏽‍♀️ 漢')).toBe(await drawn('Coiffure Onglerie'));
  expect(await drawn('👩‍👩‍👧 ★')).toBeUndefined();
});
