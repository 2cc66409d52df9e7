import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { charactersOf, makeFonts } from '@/scripts/assets/fonts';
import { inSalon } from '@/scripts/support/paths';
import { newFolder } from '../support/folder';
import { brand } from '../support/fonts';

it('fonts keep the characters of the alphabet and of the texts, each once', () => {
  const characters = charactersOf({ 'content/a.md': 'Škoda\n', 'content/b.json': '{ "name": "½ Š" }\n' });
  for (const character of 'AzéÉœŒçïÿäöüß«»’–…09\u202f\u00a0½') expect(characters).toContain(character);
  expect(characters).toMatch(/^[^Š\n]*Š[^Š\n]*$/);
});

it('a character in a further file of a font (ć) gets a face of its own, one in no file (♥) gets none', async () => {
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

it('a text font of one weight is refused', async () => {
  const textFont = { ...brand.textFont, source: '@fontsource/instrument-serif' };
  await expect(makeFonts({ ...brand, textFont }, 'abc', newFolder())).rejects.toThrow(
    "/brand.json : Police des textes, police de « Couleurs et polices » : @fontsource/instrument-serif n'a qu'une graisse",
  );
});

it.each(['', 'texte'])('a font file with the content %j is refused by name', async (text) => {
  const source = path.relative(inSalon(), path.join(newFolder({ 'fonts.woff2': text }), 'fonts.woff2'));
  const displayFont = { ...brand.displayFont, source };
  await expect(makeFonts({ ...brand, displayFont }, 'abc', newFolder())).rejects.toThrow(
    `Police des titres, police de « Couleurs et polices » : ${source} est illisible`,
  );
});
