import { checkContent } from '@/scripts/content/make-content';
import { readContentFiles } from '@/scripts/content/read-files';

/** Names, places and longer texts of a salon of this repository. */
export async function wordsOf(folder: string): Promise<string[]> {
  const { texts } = checkContent(await readContentFiles(folder));
  const isItsOwn = /^salon\.(name|address\.(city|region)|areaServed\.\d+)$/;
  const isLong = (value: string) => value.length > 40 && value.includes(' ');
  return texts.flatMap(({ at, value }) => (isItsOwn.test(at) || isLong(value) ? value : []));
}
