import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkContent } from '../scripts/content/make-content';
import { isPhotograph } from '../scripts/content/photographs';
import { contentError } from '../scripts/content/problem';
import { readEngineMessages } from '../scripts/content/read-files';
import { BuildError } from '../scripts/support/command';
import { listFiles } from '../scripts/support/files';
import { inRepository } from '../scripts/support/paths';
import { type Answers, help, options, readAnswers } from './init/questions';
import { salonFiles } from './init/salon-files';

/**
 * Writes a blank salon into a folder and returns the names of its files.
 * @throws BuildError, and writes nothing, where the folder has files already or the content check refuses the salon
 */
export async function writeBlankSalon(answers: Answers, folder = inRepository(answers.folder)): Promise<string[]> {
  const [first] = existsSync(folder) ? await listFiles(folder) : [];
  if (first)
    throw new BuildError(
      `${answers.folder}/ contient déjà des fichiers (${first}) : rien n’a été écrit. Nommez un autre dossier avec --folder.`,
    );
  const files = await salonFiles(answers);
  const texts = await readEngineMessages();
  for (const [file, content] of Object.entries(files))
    texts[`content/${file}`] = isPhotograph(file) ? '' : String(content);
  const { problems } = checkContent(texts);
  if (problems.length > 0) throw contentError(...problems);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return Object.keys(files);
}

/** `npm run init`: asks for the answers that the options do not give; with `--yes` asks nothing. */
export async function init(): Promise<void> {
  const { yes, help: isHelp, ...written } = readOptions();
  if (isHelp) return console.log(help());
  const terminal = yes ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal?.once('close', () => ended.abort());
  const ask = terminal && ((question: string) => terminal.question(question, { signal: ended.signal }));
  const answers = await readAnswers(written, ask).catch((error) => {
    throw ended.signal.aborted ? new BuildError('\nIl manque des réponses : rien n’a été écrit.') : error;
  });
  terminal?.close();
  const files = await writeBlankSalon(answers);
  const salon = answers.folder === 'salon' ? '' : `SALON=${answers.folder} `;
  console.log(`${answers.folder}/ est prêt : ${files.length} fichiers. Ensuite :
  ${salon}npm start        construit le site et le montre
  ${salon}npm run check    dit ce qui reste à remplacer, fichier par fichier`);
}

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new BuildError(`${process.argv.slice(2).join(' ')} : une option n’est pas connue.\n${help()}`);
  }
}
