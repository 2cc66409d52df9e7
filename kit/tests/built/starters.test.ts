import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@/kit/init/questions';
import { blankSalon, replaced } from '@/kit/tests/support/blank-salon';
import { copyProject, runScripts } from '@/tests/e2e/support/project-copy';

const copy = copyProject();
afterAll(copy.remove);

// Builds without the check of types, which `npm run build` has done for the same code.
renameSync(path.join(copy.folder, 'next.config.mjs'), path.join(copy.folder, 'next.own.mjs'));
const config =
  "import own from './next.own.mjs';\nexport default { ...own, typescript: { ignoreBuildErrors: true } };\n";
writeFileSync(path.join(copy.folder, 'next.config.mjs'), config);

function replaceExamples(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    /\.(json|md)$/.test(one),
  ))
    writeFileSync(path.join(folder, file), replaced(readFileSync(path.join(folder, file), 'utf8')));
}

it.each([...languages.map((language) => `blank-${language}`), 'second'])(
  'the salon %s, once its examples are replaced, is built as a release and may be published',
  async (salon) => {
    const folder = path.join(copy.folder, salon);
    const language = salon.split('-')[1];
    if (language) await blankSalon({ languages: language === 'fr' ? 'fr,de' : `${language},fr` }, folder);
    else cpSync('kit/example', folder, { recursive: true });
    replaceExamples(folder);
    expect(await runScripts(copy.folder, [['scripts/check.ts']], { SALON: salon, RELEASE: '1' })).toBe('');
  },
  600_000,
);
