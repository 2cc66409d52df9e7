import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBlankSalon } from '@/kit/init';
import { completeAnswers } from '@/kit/init/questions';
import { listFiles } from '@/scripts/support/files';
import { runScripts } from '@/tests/e2e/support/project-copy';
import { wordsOfExamples } from '../../../tests/unit/support/words-of';
import { copyToBuild } from './support/copy-to-build';

// What `npm run init` writes is built as whoever has just written it does, in German with French pages, and asked what
// `npm run check` asks: "npm run test:kit".

const answers = {
  ...{ name: 'Barbier Matte', street: 'Gasse 1', 'postal-code': '3011', city: 'Bern', canton: 'BE' },
  ...{ languages: 'de,fr', trades: 'Barbier', voice: 'nous', booking: 'https://heures.example.ch/matte', form: 'oui' },
  with: 'bons,blog,equipe',
};

/** Letters and figures alone: spaces and apostrophes are the build's. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ');

it('the site of a blank salon may be published but for its examples, and has no word of the salons of this repository; also where it is reached by phone alone', async () => {
  const { folder, remove } = copyToBuild();
  try {
    await writeBlankSalon(await completeAnswers(answers), path.join(folder, 'vierge'));
    expect(await runScripts(folder, [['scripts/check.ts']], { SALON: 'vierge' })).toBe('');
    const others = (await wordsOfExamples()).map(bare);
    const out = path.join(folder, 'out');
    const isText = (file: string) => /\.(html|json|webmanifest|txt|xml|vcf|svg|js)$/.test(file);
    for (const file of (await listFiles(out)).filter(isText)) {
      const text = bare(readFileSync(path.join(out, file), 'utf8'));
      expect([file, others.filter((word) => text.includes(word))]).toEqual([file, []]);
    }

    const facts = path.join(folder, 'vierge/salon.json');
    const { booking: _, email: __, ...salon } = JSON.parse(readFileSync(facts, 'utf8'));
    writeFileSync(facts, JSON.stringify({ ...salon, whatsapp: '+41 79 000 00 00' }));
    rmSync(path.join(folder, 'vierge/request.json'));
    expect(await runScripts(folder, [['scripts/check.ts']], { SALON: 'vierge' })).toBe('');
    const home = readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(home).toMatch(/<a [^>]*href="tel:[^>]*>Anrufen</);
    expect(home).not.toMatch(/mailto:|#demande/);
  } finally {
    remove();
  }
}, 600_000);
