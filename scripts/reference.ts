import { codeSettings, fieldReference } from './content/field-reference';
import { readContentFiles } from './content/read-files';
import { writeFileAtomically } from './support/files';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** `npm run reference`: says anew in docs what every field expects, and to VS Code which schema is for which files. */
async function writeReference(): Promise<void> {
  const examples = await readContentFiles(inRepository('tests', 'salons', 'lumiere'));
  await writeFileAtomically(inRepository('docs', 'champs.md'), fieldReference(examples));
  await writeFileAtomically(inRepository('.vscode', 'settings.json'), codeSettings());
}

void runCommand('reference.ts', writeReference);
