import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBlankSalon } from '@/scripts/init';
import { completeAnswers } from '@/scripts/init/questions';
import { listFiles } from '@/scripts/support/files';
import { copyProject, runScripts } from '@/tests/e2e/support/project-copy';
import { examples, wordsOfExamples } from '../unit/support/words-of';

// What `npm run init` writes is built as whoever has just written it does, in German with French pages, and asked what
// `npm run check` asks: "npm run test:kit".

const answers = {
  ...{ name: 'Barbier Matte', street: 'Gasse 1', 'postal-code': '3011', city: 'Bern', canton: 'BE' },
  ...{ languages: 'de,fr', trades: 'Barbier', voice: 'nous', booking: 'https://heures.example.ch/matte' },
};

/** Letters and figures alone: spaces and apostrophes are the build's. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ');

it('the site of a blank salon may be published but for its examples, and has no word of the salons of this repository', async () => {
  const { folder, remove } = copyProject();
  try {
    // From whose words a build tells its own.
    for (const salon of examples) cpSync(salon, path.join(folder, salon), { recursive: true });
    await writeBlankSalon(await completeAnswers(answers), path.join(folder, 'vierge'));
    // The types are those of the project, which its own build has checked.
    renameSync(path.join(folder, 'next.config.mjs'), path.join(folder, 'next.own.mjs'));
    const config =
      "import own from './next.own.mjs';\nexport default { ...own, typescript: { ignoreBuildErrors: true } };\n";
    writeFileSync(path.join(folder, 'next.config.mjs'), config);
    expect(await runScripts(folder, [['scripts/build.ts'], ['scripts/check.ts']], { SALON: 'vierge' })).toBe('');
    const others = (await wordsOfExamples()).map(bare);
    const out = path.join(folder, 'out');
    const isText = (file: string) => /\.(html|json|webmanifest|txt|xml|vcf|svg|js)$/.test(file);
    for (const file of (await listFiles(out)).filter(isText)) {
      const text = bare(readFileSync(path.join(out, file), 'utf8'));
      expect([file, others.filter((word) => text.includes(word))]).toEqual([file, []]);
    }
  } finally {
    remove();
  }
}, 600_000);
