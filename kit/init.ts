import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkContent } from '../scripts/content/make-content';
import { isPhotograph } from '../scripts/content/photographs';
import { contentError } from '../scripts/content/problem';
import { readEngineMessages } from '../scripts/content/read-files';
import { BuildError } from '../scripts/support/command';
import { listFiles } from '../scripts/support/files';
import { inRepository } from '../scripts/support/paths';
import { brandOf, darker } from './init/brand';
import { copySalon } from './init/copy-salon';
import { type Answers, completeAnswers, help, readOptions } from './init/questions';

/**
 * Writes a blank salon into a folder and returns the names of its files.
 * @throws BuildError where the folder has files already, or the content check refuses what would be written: then nothing is.
 */
export async function writeBlankSalon(answers: Answers, folder = inRepository(answers.folder)): Promise<string[]> {
  const [first] = existsSync(folder) ? await listFiles(folder) : [];
  if (first) {
    throw new BuildError(
      `${answers.folder}/ contient déjà des fichiers (${first}) : rien n’a été écrit. Nommez un autre dossier avec --folder, ou déplacez celui-ci.`,
    );
  }
  const files = await copySalon(answers);
  const texts = await readEngineMessages();
  for (const [file, content] of Object.entries(files))
    texts[`content/${file}`] = isPhotograph(file) ? '' : String(content);
  const { problems } = checkContent(texts);
  const unreadable = problems.find(({ file }) => file === brandFile);
  if (unreadable && answers.color) {
    const other = readableColor(answers.color, answers, texts);
    throw new BuildError(`--color : ${unreadable.message} ; plus foncée, cette couleur va, par exemple "${other}".`);
  }
  if (problems.length > 0) throw contentError(...problems);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return Object.keys(files);
}

const brandFile = 'content/brand.json';

/** The first colour darker than one that cannot be read as that of the buttons which can. */
function readableColor(color: string, answers: Answers, files: Record<string, string>): string {
  const next = darker(color, 0.95);
  const brand = JSON.stringify(brandOf({ ...answers, color: next }));
  const isReadable = checkContent({ ...files, [brandFile]: brand }).problems.every(({ file }) => file !== brandFile);
  return isReadable || next === color ? next : readableColor(next, answers, files);
}

/** Asks on the terminal. @throws BuildError when the terminal is closed before the end. */
async function askAll(written: Parameters<typeof completeAnswers>[0]): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    return await completeAnswers(written, (question) => terminal.question(question, { signal: ended.signal }));
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    throw new BuildError('\nIl manque des réponses : rien n’a été écrit.');
  } finally {
    terminal.close();
  }
}

/** `npm run init`: asks for what the options leave open, or with `--yes` takes what it would propose. */
export async function init(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(help());
  const { written, isAsking } = readOptions(args);
  const answers = isAsking ? await askAll(written) : await completeAnswers(written);
  const { folder } = answers;
  const files = await writeBlankSalon(answers);
  const salon = folder === 'salon' ? '' : `SALON=${folder} `;
  console.log(`${folder}/ est prêt : ${files.length} fichiers. Ensuite :
  ${salon}npm start               construit le site et le montre
  ${salon}npm run check           dit ce qui reste à remplacer, dans l’ordre des fichiers`);
}
