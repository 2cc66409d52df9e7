import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@/content/schema/brand';
import { makeFonts, readCharacters } from '@/scripts/assets/fonts';
import { newFolder } from '../support/folder';

const brand = {
  displayFont: { source: '@fontsource/instrument-serif', weight: 400, fallback: 'serif' },
  textFont: { source: '@fontsource-variable/instrument-sans', fallback: 'sans-serif' },
} as Brand;

it('fonts have what French and German need, whatever the texts say today, and what these use beyond that, once', async () => {
  const folder = newFolder({ 'article.md': 'Škoda\n', 'salon.json': '{ "name": "½ Š" }\n' });
  const characters = await readCharacters([folder]);
  for (const character of 'AzéÉœŒçïÿäöüß«»’–…09\u202f\u00a0½') expect(characters).toContain(character);
  expect(characters).toMatch(/^[^Š\n]*Š[^Š\n]*$/);
});

it('fonts are smaller the fewer characters they have', async () => {
  const folder = newFolder();
  const few = await makeFonts(brand, 'abc', folder);
  const more = await makeFonts(brand, 'abcdefghijklm', folder);
  for (const name of ['display', 'text']) {
    const file = readFileSync(path.join(folder, `${name}.woff2`));
    expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(file).toHaveLength(more[name] ?? 0);
    expect(few[name]).toBeLessThan(file.length);
  }
});

it('texts in a face of one weight are refused', async () => {
  const textFont = { ...brand.textFont, source: '@fontsource/instrument-serif' };
  await expect(makeFonts({ ...brand, textFont }, 'abc', newFolder())).rejects.toThrow(
    "/brand.json : Police des textes, police de « Couleurs et polices » : @fontsource/instrument-serif n'a qu'une graisse",
  );
});
