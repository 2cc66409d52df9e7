import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Brand } from '../../lib/schema/brand';
import type { Said } from './questionnaire';
import { initFolder, type Language, type Languages, words } from './vocabulary';

/** Name of a file below the salon's folder → what stands in it. */
export type SalonFiles = Record<string, string | Uint8Array>;

export const hasPicture = (files: SalonFiles, id: string) => `pictures/${id}/index.json` in files;

/** Stands in the EXIF data of every drawing, whatever its colours. */
const mark = 'npm run init: placeholder';

/** Whether a picture is one of these drawings, which are there until a photograph takes their place. */
export const isDrawnByInit = (picture: Buffer): boolean => picture.includes(mark);

export const drawingOf = (trade: string) => `metier-${trade}`;
const names = { ouverture: 'Ouverture', portrait: 'À propos', metier: 'Métier' };

/** Draws pictures in the salon's colours: one wide, one upright, and those of trades, turned about so that none is alike. */
export async function drawPictures(
  ids: readonly string[],
  { colors }: Brand,
  languages: Languages,
): Promise<SalonFiles> {
  const isAlone = (id: string): id is 'ouverture' | 'portrait' => id === 'ouverture' || id === 'portrait';
  const ofTrades = ids.filter((id) => !isAlone(id));
  const made = ids.map(async (id): Promise<SalonFiles> => {
    const drawing = isAlone(id) ? id : 'metier';
    const turn = isAlone(id) ? 0 : ofTrades.indexOf(id);
    const svg = await readFile(`${initFolder}/pictures/${drawing}.svg`, 'utf8');
    const colored = svg.replace(/(?<=fill=")[a-z-]+/g, (color) => colors[color as keyof typeof colors]);
    const picture = sharp(Buffer.from(colored))
      .flop(turn % 2 === 1)
      .flip(turn > 1);
    return {
      [`pictures/${id}/${id}.webp`]: await picture
        // More effort makes such flat drawings no smaller.
        .webp({ quality: 80, effort: 1 })
        .withExif({ IFD0: { ImageDescription: mark } })
        .toBuffer(),
      [`pictures/${id}/index.json`]: factsOf(id, names[drawing], drawing, languages),
    };
  });
  return Object.assign({}, ...(await Promise.all(made)));
}

/** The `index.json` of a picture; where `alts` lacks a language, its alternative text is a marked example. */
export function factsOf(
  id: string,
  name: string,
  seen: keyof (typeof words)[Language]['pictures'],
  [main, ...others]: Languages,
  alts: Said = {},
): string {
  const altIn = (language: Language) => alts[language] ?? words[language].pictures[seen];
  const translatedAlts = others.map((language) => ({ language, alt: altIn(language) }));
  const more = translatedAlts.length > 0 && { translatedAlts };
  return `${JSON.stringify({ name, alt: altIn(main), ...more, file: `${id}.webp` }, null, 2)}\n`;
}
