import { checkContent } from '@/scripts/content/make-content';
import { readContentFiles } from '@/scripts/content/read-files';
import { writeBlankSalon } from '@/scripts/init';
import { completeAnswers, readOptions } from '@/scripts/init/questions';
import { newFolder } from './folder';

/** Options as they stand on the command line of `npm run init`. */
export const argsOf = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** Writes the salon of some options, and of a table of prices where there is one, and reads it as a build does. */
export async function madeSalon(options: Record<string, string>, table?: string | Uint8Array) {
  const prices = table && { prices: `${newFolder({ 'preise.csv': table })}/preise.csv` };
  const folder = newFolder();
  await writeBlankSalon(await completeAnswers(readOptions(argsOf({ ...prices, ...options })).written), folder);
  const files = await readContentFiles(folder);
  return { folder, files, check: checkContent(files) };
}
