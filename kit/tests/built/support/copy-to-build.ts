import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/tests/e2e/support/project-copy';
import { examples } from '@/tests/unit/support/words-of';

/** A copy of the project in which other salons are built; `remove` deletes it. */
export function copyToBuild(): ReturnType<typeof copyProject> {
  const copy = copyProject();
  // From whose words a build tells its own.
  for (const example of examples) cpSync(example, path.join(copy.folder, example), { recursive: true });
  // The types are those of the project, which its own build has checked.
  renameSync(path.join(copy.folder, 'next.config.mjs'), path.join(copy.folder, 'next.own.mjs'));
  const config =
    "import own from '../../../../kit/tests/built/support/next.own.mjs';\nexport default { ...own, typescript: { ignoreBuildErrors: true } };\n";
  writeFileSync(path.join(copy.folder, 'next.config.mjs'), config);
  return copy;
}
