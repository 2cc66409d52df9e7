import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Brand } from '@/content/schema/brand';
import { charactersOf, makeFonts } from '@/scripts/assets/fonts';

const brand = {
  displayFont: { source: '@fontsource/instrument-serif', weight: 400, fallback: 'serif' },
  textFont: { source: '@fontsource-variable/instrument-sans', fallback: 'sans-serif' },
} as Brand;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'fonts-'));
});

afterEach(() => rm(dir, { recursive: true }));

describe('the characters of a font', () => {
  it('has what French and German need, whatever the texts say today', () => {
    const characters = charactersOf({});
    for (const character of 'AzéÉœŒçïÿäöüß«»’–…09\u202f\u00a0') expect(characters).toContain(character);
  });

  it('has what the texts use beyond that, once', () => {
    const characters = charactersOf({ 'content/a.md': 'Škoda\n', 'content/b.json': '{ "name": "½ Š" }\n' });
    expect(characters).toMatch(/^[^Š]*Š[^Š]*$/);
    expect(characters).toContain('½');
    expect(characters).not.toContain('\n');
  });
});

describe('makeFonts', () => {
  it('makes fonts that are smaller the fewer characters they have', async () => {
    const names = ['display.woff2', 'text.woff2'];
    const make = async (characters: string) => {
      await makeFonts(brand, characters, dir);
      return Promise.all(names.map((name) => readFile(path.join(dir, name))));
    };
    const few = await make('abc');
    const more = await make('abcdefghijklm');
    for (const [index, file] of few.entries()) {
      expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(file.length).toBeLessThan(more[index]?.length ?? 0);
    }
  });

  it('refuses texts in a face of one weight', async () => {
    const textFont = { ...brand.textFont, source: '@fontsource/instrument-serif' };
    await expect(makeFonts({ ...brand, textFont }, 'abc', dir)).rejects.toThrow(
      "/brand.json : Police des textes, police de « Couleurs et polices » : @fontsource/instrument-serif n'a qu'une graisse",
    );
  });
});
