import { codeSettings, fieldReference } from './content/field-reference';
import { readContentFiles } from './content/read-files';
import { writeFileAtomically } from './support/files';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** `npm run reference`: says anew in docs what every field expects, and to VS Code which schema is for which files. */
async function writeReference(): Promise<void> {
  const examples = await readContentFiles(inRepository('tests', 'salons', 'lumiere'));
  const files = { 'docs/champs.md': fieldReference(examples), '.vscode/settings.json': codeSettings() };
  for (const [file, text] of Object.entries(files)) await writeFileAtomically(inRepository(file), text);
  console.log(`${Object.keys(files).join(' et ')} disent ce que chaque champ attend aujourd’hui.`);
}

void runCommand('reference.ts', writeReference);
