import { existsSync } from 'node:fs';

/** Folders of the example salons that are there. */
export const examples = ['content', 'kit/example'].filter((folder) => existsSync(folder));
