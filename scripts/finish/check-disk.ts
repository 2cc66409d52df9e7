import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../support/build-error';

/**
 * Stops where `Services` and `services` are one folder: pages of the site would overwrite each other without a word.
 * @param exists replaced in tests, which cannot choose their disk.
 */
export async function checkDisk(dir: string, exists: (file: string) => boolean = existsSync): Promise<void> {
  const probe = await mkdtemp(path.join(dir, 'case-probe-'));
  const ignoresCase = exists(path.join(dir, path.basename(probe).toUpperCase()));
  await rm(probe, { recursive: true });
  if (ignoresCase) {
    throw new BuildError(
      `The disk of ${dir} takes Services/ and services/ for one folder, so pages of the site would overwrite each other. ` +
        'Build on Linux (a deploy service or a container) or on a case-sensitive volume; "npm run dev" works here.',
    );
  }
}
