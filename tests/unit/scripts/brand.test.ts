import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Font } from 'opentype.js';
import sharp from 'sharp';
import { iconFiles } from '@/lib/seo/icon-files';
import { fallbackFonts } from '@/scripts/assets/fallback-fonts';
import { makeIcons } from '@/scripts/assets/icons';
import { contrast } from '@/scripts/content/check-brand';
import { readDrawings } from '@/scripts/content/drawings';
import { sentencesAfter } from '@/tests/content/support/changed-content';

describe('a palette', () => {
  it.each([
    ['#000000', '#ffffff', 1, 21],
    ['#767676', '#ffffff', 1, 4.54],
    ['#000000', '#ffffff', 0.5, 3.98],
  ])('has the contrast of WCAG: %s on %s at %s', (color, ground, opacity, expected) => {
    expect(contrast(color, ground, opacity)).toBeCloseTo(expected, 2);
  });

  it('with a pair that is hard to read is refused, the pair and its contrast named', async () => {
    const [sentence, ...others] = sentencesAfter(['content/brand.json', 'colors.stone', '#777777']);
    expect(sentence).toBe(
      "content/brand.json : Couleurs, texte discret de « Couleurs et polices » : #777777 sur « Fond des pages » (#ffffff) n'a qu'un contraste de 4.47, il en faut 4.5.",
    );
    expect(others).toEqual([]);
  });
});

it.each([
  [
    'displayFont.source',
    '@fontsource/none',
    "police de « Couleurs et polices » : le paquet @fontsource/none n'est pas installé : « npm install --save-exact @fontsource/none ».",
  ],
  ['displayFont.weight', 900, "le paquet @fontsource/instrument-serif n'a pas la graisse 900."],
  ['textFont.source', 'none.woff2', 'le fichier content/none.woff2 manque.'],
])('a font that is not there is named: %s %s', (place, value, end) => {
  expect(sentencesAfter(['content/brand.json', place, value])).toEqual([
    expect.stringMatching(/^content\/brand\.json : /),
  ]);
  expect(sentencesAfter(['content/brand.json', place, value])[0]).toContain(end);
});

it.each([
  [undefined, 'ce fichier manque'],
  ['<p>Logo</p>', 'un dessin SVG est attendu'],
  ['<svg viewBox="0 0 4 4"><path/></svg>', 'le dessin id="mark", le logo sans le nom, est attendu'],
])('a drawing that is not there is named: %s', (svg, message) => {
  expect(sentencesAfter(['content/brand.svg', '', svg])).toEqual([`content/brand.svg : ${message}.`]);
});

const mark = '<path id="mark" d="M0 0H4V4H0z"></path>';
const red = '<path id="thread" stroke="red-one" d="M0 0H9"></path>';

it('draws what a salon has not drawn like its mark or as a hairline, and names of colours in these', () => {
  const drawings = readDrawings(`<!-- Dessins --><svg viewBox="0 0 4 8">${mark}${red}</svg>`, { 'red-one': '#f00000' });
  expect(drawings).toMatchObject({ width: 4, height: 8, mark, broken: mark, icon: mark });
  expect(drawings.strand).toContain('d="M0 32H1200"');
  expect(drawings.thread).toBe(red.replace('red-one', '#f00000'));
  expect(drawings['icon-small']).toBeUndefined();
});

/** Mean width of a character in em. */
const arial = 0.4422;

it.each([
  [1, ['100%', '80%', '20%', '10%']],
  [2, ['200%', '40%', '10%', '5%']],
])('scales fallback fonts to a face %s times as wide, of its height', (times, expected) => {
  const face = {
    getAdvanceWidth: (text: string) => text.length * arial * times,
    unitsPerEm: 1000,
    tables: { hhea: { ascender: 800, descender: -200, lineGap: 100 } },
  } as unknown as Font;
  const { css, families } = fallbackFonts('Text', face, 'sans-serif');
  expect([...css.matchAll(/: ([\d.]+%)/g)].slice(0, 4).map(([, percent]) => percent)).toEqual(expected);
  expect(families).toBe('"Text Arial", "Text Roboto", system-ui, sans-serif');
});

describe('icons', () => {
  let dir: string;
  const read = (file: string) => readFile(path.join(dir, file));

  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'icons-'));
    const line = '<path id="mark" stroke="currentColor" stroke-width="4" d="M0 2H4"/>';
    const drawings = readDrawings(`<svg viewBox="0 0 4 4">${line}</svg>`);
    await makeIcons(drawings, { paper: '#ff0000', spruce: '#0000ff' }, dir);
  });
  afterAll(() => rm(dir, { recursive: true }));

  it.each([iconFiles.apple, ...iconFiles.manifest])(
    '$path has the size of pages and manifest, mark and colours of the salon',
    async (icon) => {
      const { data, info } = await sharp(await read(icon.path))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: icon.size, height: icon.size });
      const at = (x: number, y: number) => [...data.subarray((y * icon.size + x) * info.channels).subarray(0, 3)];
      expect(at(icon.size / 2, icon.size / 2)).toEqual([255, 0, 0]);
      expect(at(icon.size / 2, 4)).toEqual([0, 0, 255]);
    },
  );

  it('favicon.ico holds the three sizes that pages give', async () => {
    const file = await read(iconFiles.ico);
    // A header of 6 bytes, then 16 for each picture: its side first, its place last.
    const entries = [0, 1, 2].map((index) => file.subarray(6 + 16 * index, 22 + 16 * index));
    const pictures = entries.map((entry) => file.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8)));
    expect(entries.map(([side]) => side)).toEqual([16, 32, 48]);
    expect(await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).width))).toEqual([16, 32, 48]);
  });
});
