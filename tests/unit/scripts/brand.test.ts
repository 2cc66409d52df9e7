import path from 'node:path';
import sharp from 'sharp';
import { iconFiles } from '@/lib/seo/icon-files';
import { readDrawings } from '@/scripts/assets/brand-drawings';
import { makeIcons } from '@/scripts/assets/icons';
import { contrast } from '@/scripts/content/check-brand';
import { shadeIds, wordsOn } from '@/scripts/content/shades';
import { newFolder } from '../support/folder';

it('words are legible on a nail shade of any colour, in the salon’s own colours if possible', () => {
  const brand = { paper: '#f6f3ee', ink: '#221d1a' };
  const colors = { ...brand, white: '#ffffff', black: '#000000' };
  const steps = Array.from({ length: 18 }, (_, index) => (index * 15).toString(16).padStart(2, '0'));
  const grounds = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const faint = grounds.filter((ground) => contrast(colors[wordsOn(ground, brand)], ground) < 4.5);
  expect(faint).toEqual([]);
  expect(['#600000', '#eeeedd'].map((ground) => wordsOn(ground, brand))).toEqual(['paper', 'ink']);
});

it('the id of a nail shade is its name in plain letters or its number, and unique', () => {
  const names = ["Rose d'été", 'N° 7', '★', 'Rose d’Été !'];
  expect(shadeIds(names)).toEqual(['rose-d-ete', 'n-7', 'teinte-3', 'rose-d-ete-4']);
});

it('icons have the sizes in pages and manifest, and the salon’s colours', async () => {
  const dir = newFolder();
  const line = '<path id="mark" stroke="currentColor" stroke-width="4" d="M0 2H4"/>';
  const drawings = readDrawings(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${line}</svg>`);
  await makeIcons(drawings, { paper: '#ff0000', spruce: '#0000ff' }, dir);
  for (const { path: file, size } of [iconFiles.apple, ...iconFiles.manifest]) {
    const { data, info } = await sharp(path.join(dir, file)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: size, height: size });
    const at = (x: number, y: number) => [...data.subarray((y * size + x) * info.channels).subarray(0, 3)];
    expect([at(size / 2, size / 2), at(size / 2, 4)].map(String)).toEqual(['255,0,0', '0,0,255']);
  }
});
