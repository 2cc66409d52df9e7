import { existsSync } from 'node:fs';
import { checkContent } from '@/scripts/content/make-content';
import { readContentFiles } from '@/scripts/content/read-files';

/** The example salons that are there. */
export const examples = ['content', 'kit/example'].filter((folder) => existsSync(folder));

/** Names, places and longer texts of them all. */
export const wordsOfExamples = async (): Promise<string[]> => (await Promise.all(examples.map(wordsOf))).flat();

async function wordsOf(folder: string): Promise<string[]> {
  const { texts } = checkContent(await readContentFiles(folder));
  const isItsOwn = /^salon\.(name|address\.(city|region)|areaServed\.\d+)$/;
  const isLong = (value: string) => value.length > 40 && value.includes(' ');
  return texts.flatMap(({ at, value }) => (isItsOwn.test(at) || isLong(value) ? value : []));
}
