import { existsSync } from 'node:fs';

/** Folders of the example salons; the second is missing if the kit was deleted. */
export const examples = ['content', 'kit/example'].filter((folder) => existsSync(folder));
