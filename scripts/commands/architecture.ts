import { readFile, writeFile } from 'node:fs/promises';
import { drawArchitecture } from '../architecture/draw';
import { describeArchitecture, readSources } from '../architecture/read';
import { architectureTable, putTable } from '../architecture/table';
import { inRepository } from '../support/paths';

/** `npm run architecture`: draws docs/architecture.svg and counts for docs/architecture.md, from the imports of the code. */
export default async function architecture(): Promise<void> {
  const picture = inRepository('docs', 'architecture.svg');
  const page = inRepository('docs', 'architecture.md');
  const described = describeArchitecture(await readSources());
  await writeFile(picture, drawArchitecture(described));
  await writeFile(page, putTable(await readFile(page, 'utf8'), architectureTable(described)));
  console.log('docs/architecture.svg and docs/architecture.md are up to date.');
}
