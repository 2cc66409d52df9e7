import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { writeBlankSalon } from '@/kit/init';
import { completeAnswers, readOptions } from '@/kit/init/questions';
import { isPhotograph } from '@/scripts/content/photographs';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { type Change, changed, textOf } from '@/tests/content/support/changed-content';

/** Salons that are kept as the questionnaire that their owners have filled in, and what they have written afterwards. */
export const begunSalons = ['olten', 'bellinzona'] as const;
export type BegunSalon = (typeof begunSalons)[number];

/** What the owner has answered to `npm run init`. */
export const answersOf = (name: BegunSalon) => readOptions(['--answers', `kit/tests/salons/${name}.yaml`]).written;

const content = (file: string) => `content/${file}`;
/** As it is written in YAML, where nothing cannot be said. */
const saidOf = (value: unknown) => (value === null ? undefined : value);

/** What the owner has changed in the files of a blank salon. */
function changesOf(name: BegunSalon, blank: ContentFiles): Change[] {
  const files: Record<string, Record<string, unknown> | null> = parse(
    readFileSync(`kit/tests/salons/${name}-files.yaml`, 'utf8'),
  );
  return Object.entries(files).flatMap(([file, places]): Change[] => {
    if (places === null) return [[content(file), '', undefined]];
    const { body, ...fields } = places;
    if (!(content(file) in blank)) return [[content(file), '', textOf({ fields, body: body && `\n${body}` } as never)]];
    return Object.entries(places).map(([place, value]) => [content(file), place, saidOf(value)]);
  });
}

/**
 * Writes a salon into a folder as it is on the day when its owner has filled in everything: what `init` proposed and she has not changed
 * is true, and her pictures are her own. Returns its files.
 */
export async function writeBegunSalon(name: BegunSalon, folder: string): Promise<ContentFiles> {
  await writeBlankSalon(await completeAnswers(answersOf(name)), folder);
  const blank = await readContentFiles(folder);
  const files = changed(blank, ...changesOf(name, blank));
  for (const file of Object.keys(blank).filter((one) => !(one in files))) rmSync(inFolder(folder, file));
  for (const [file, text] of Object.entries(files)) {
    if (!file.startsWith('content/')) continue;
    const own = isPhotograph(file) ? await photograph(inFolder(folder, file)) : text.replaceAll('[exemple] ', '');
    mkdirSync(path.dirname(inFolder(folder, file)), { recursive: true });
    writeFileSync(inFolder(folder, file), own);
  }
  return readContentFiles(folder);
}

const inFolder = (folder: string, file: string) => path.join(folder, file.replace('content/', ''));

/** Stands for a photograph in the place of a drawing: of its size, and dark, so that words on it can be read. */
async function photograph(drawing: string): Promise<Buffer> {
  const { width, height } = await sharp(drawing).metadata();
  return sharp({ create: { width, height, channels: 3, background: '#2b3a35' } })
    .webp()
    .toBuffer();
}
