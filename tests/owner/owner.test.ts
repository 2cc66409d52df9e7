import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readContentFiles } from '@/scripts/content/read-files';
import { inRepository } from '@/scripts/support/paths';
import { changed } from '@/tests/content/support/changed-content';
import { copyProject, runScripts } from '@/tests/e2e/support/project-copy';
import { type Extent, ownerEdits } from '@/tests/fuzz/support/edits';
import { examples } from '@/tests/support/examples';
import { writeFiles } from '@/tests/unit/support/folder';

// `npm run test:more -- owner` builds and checks a salon with its texts and lists as short, then as long as the form
// accepts; tests/fuzz/owner-edits.test.ts only runs the content check on such edits.

const extents: Extent[] = ['least', 'most'];
const runs = examples.flatMap((salon) => extents.map((extent) => [salon, extent] as const));

it.each(runs)(
  'the site of %s may be published with the %s that the editor’s form accepts in texts and lists',
  async (salon, extent) => {
    const { folder, remove } = copyProject();
    try {
      const files = await readContentFiles(inRepository(salon));
      const [edits = []] = fc.sample(ownerEdits(files, extent), { seed: 20_261_224, numRuns: 1 });
      const edited = changed(files, ...edits);
      cpSync(salon, path.join(folder, salon), { recursive: true });
      const inSalon = (file: string) => file.replace(/^content/, salon);
      for (const file of Object.keys(files)) if (!(file in edited)) rmSync(path.join(folder, inSalon(file)));
      // Photographs stay as they are.
      const written = Object.entries(edited).filter(([file]) => /^content\/.*\.(json|md)$/.test(file));
      writeFiles(folder, Object.fromEntries(written.map(([file, text]) => [inSalon(file), text])));
      expect(await runScripts(folder, [['scripts/check.ts']], { SALON: salon })).toBe('');
    } finally {
      remove();
    }
  },
  900_000,
);
