import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { charactersOf, makeFonts, measureFont, widthOf } from '@/scripts/assets/fonts';
import { inSalon } from '@/scripts/support/paths';
import { newFolder } from '../support/folder';
import { brand, drawnFrom, makeDrawnFonts } from '../support/fonts';

it('fonts have what French and German need, whatever the texts say today, and what these use beyond that, once', () => {
  const characters = charactersOf({ 'content/a.md': 'Škoda\n', 'content/b.json': '{ "name": "½ Š" }\n' });
  for (const character of 'AzéÉœŒçïÿäöüß«»’–…09\u202f\u00a0½') expect(characters).toContain(character);
  expect(characters).toMatch(/^[^Š\n]*Š[^Š\n]*$/);
});

it.each(['display', 'text'])('the font %s is smaller the fewer characters it has', async (name) => {
  const folder = newFolder();
  const sizeOf = async (characters: string) => {
    await makeFonts(brand, characters, folder);
    return statSync(`${folder}/${name}.woff2`).size;
  };
  expect(await sizeOf('abc')).toBeLessThan(await sizeOf('abcdefghijklm'));
});

it('what only another file of the same fonts has is a face of its own, for pages that show it', async () => {
  const folder = newFolder();
  expect(await makeFonts(brand, 'Jović', folder)).toEqual([
    { role: 'display', family: 'displayLatinExt' },
    { role: 'text', family: 'textLatinExt' },
  ]);
  expect(readFileSync(`${folder}/faces.ts`, 'utf8').match(/unicode-range', value: '.*'/g)).toEqual(
    Array(2).fill("unicode-range', value: 'U+107'"),
  );
  await makeFonts(brand, 'Jovi ♥', folder);
  expect(readdirSync(folder).filter((name) => name.endsWith('.woff2'))).toEqual(['display.woff2', 'text.woff2']);
  expect(readFileSync(`${folder}/faces.ts`, 'utf8')).not.toContain('unicode-range');
});

it('a face is measured with its kerning, wider the heavier it is', async () => {
  await makeDrawnFonts();
  const { widths } = await measureFont('text', [400, 500], drawnFrom);
  // As Chromium sets the sample in this font; without kerning it is 0.451 wide.
  expect(widths[400]).toBeCloseTo(0.446, 2);
  expect(widths[400]).toBeLessThan(0.449);
  expect(widths[500]).toBeGreaterThan(widths[400] as number);
  // As long as an owner may write a headline.
  const widthAt = (length: number) => widthOf('text', 'M'.repeat(length), 400, drawnFrom);
  expect((await widthAt(1000)) / (await widthAt(100))).toBeCloseTo(10, 0);
});

it('texts in a face of one weight are refused', async () => {
  const textFont = { ...brand.textFont, source: '@fontsource/instrument-serif' };
  await expect(makeFonts({ ...brand, textFont }, 'abc', newFolder())).rejects.toThrow(
    "/brand.json : Police des textes, police de « Couleurs et polices » : @fontsource/instrument-serif n'a qu'une graisse",
  );
});

it.each(['', 'texte', 'wOF2'])('a file that holds %j in place of a font is named', async (text) => {
  const source = path.relative(inSalon(), path.join(newFolder({ 'fonts.woff2': text }), 'fonts.woff2'));
  const displayFont = { ...brand.displayFont, source };
  await expect(makeFonts({ ...brand, displayFont }, 'abc', newFolder())).rejects.toThrow(
    `Police des titres, police de « Couleurs et polices » : ${source} est illisible`,
  );
});
