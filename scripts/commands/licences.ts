import { writeFile } from 'node:fs/promises';
import { licencesFile, licencesPage, readLockfile } from '../licences';
import { inRepository } from '../support/paths';

/** `npm run licences`: writes the list of licences anew, after a package was added or updated. */
export default async function licences(): Promise<void> {
  await writeFile(inRepository(licencesFile), licencesPage(await readLockfile()));
  console.log(`${licencesFile} is up to date.`);
}
