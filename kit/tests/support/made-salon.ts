import sharp from 'sharp';
import { writeBlankSalon } from '@/kit/init';
import { type FurtherAnswers, noFurtherAnswers } from '@/kit/init/questionnaire';
import { completeAnswers, readOptions } from '@/kit/init/questions';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { newFolder } from '../../../tests/unit/support/folder';

/** Options as they stand on the command line of `npm run init`. */
export const argsOf = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** What a build reads of files once their marks of examples are taken away. */
export const withoutMarks = (files: ContentFiles) =>
  checkContent(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll('[exemple] ', '')])),
  );

/** Writes the salon of some options, and of a table of prices and what a questionnaire says where there is one, and reads it as a build does, which has nothing against it. */
export async function madeSalon(
  options: Record<string, string>,
  table?: string | Uint8Array,
  said: Partial<FurtherAnswers> = {},
) {
  const prices = table && { prices: `${newFolder({ 'preise.csv': table })}/preise.csv` };
  const folder = newFolder();
  const { written } = readOptions(argsOf({ ...prices, ...options }));
  const answers = await completeAnswers({ ...written, further: { ...noFurtherAnswers, ...said } });
  await writeBlankSalon(answers, folder);
  const files = await readContentFiles(folder);
  const check = checkContent(files);
  expect(check.problems.map(toSentence)).toEqual([]);
  return { folder, files, check };
}

/** A photograph of a size in pixels, dark all over, as a camera writes it; `orientation` (EXIF) 6 is one that lies on its side. */
export const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#2b3a35' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
