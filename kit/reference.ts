import { readContentFiles } from '../scripts/content/read-files';
import { writeFileAtomically } from '../scripts/support/files';
import { inRepository } from '../scripts/support/paths';
import { runCommand } from '../scripts/support/run-command';
import { codeSettings, fieldReference } from './field-reference';

/** `npm run reference`: says anew in docs what every field expects, and to VS Code which schema is for which files. */
async function writeReference(): Promise<void> {
  const examples = await readContentFiles(inRepository('kit', 'example'));
  const files = { 'kit/docs/champs.md': fieldReference(examples), '.vscode/settings.json': codeSettings() };
  for (const [file, text] of Object.entries(files)) await writeFileAtomically(inRepository(file), text);
  console.log(`${Object.keys(files).join(' et ')} disent ce que chaque champ attend aujourd’hui.`);
}

void runCommand('kit/reference.ts', writeReference);
