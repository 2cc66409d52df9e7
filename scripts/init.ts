import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkContent } from './content/make-content';
import { isPhotograph } from './content/photographs';
import { contentError } from './content/problem';
import { copySalon, darker } from './init/copy-salon';
import { type Answers, completeAnswers, help, readOptions } from './init/questions';
import { BuildError } from './support/command';
import { listFiles } from './support/files';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

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
  const texts = Object.entries(files).map(([file, content]) => [
    `content/${file}`,
    isPhotograph(file) ? '' : String(content),
  ]);
  const { problems } = checkContent(Object.fromEntries(texts));
  if (problems.some(({ file }) => file === brandFile) && answers.color)
    throw new BuildError(faultOfColor(answers.color, Object.fromEntries(texts)));
  if (problems.length > 0) throw contentError(...problems);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return Object.keys(files);
}

const brandFile = 'content/brand.json';

/** Why the colour of the buttons cannot be read, with the first darker one that can. */
function faultOfColor(color: string, files: Record<string, string>): string {
  const hardToRead = (lacquer: string) => {
    const { colors, ...brand } = JSON.parse(files[brandFile] ?? '');
    const own = { ...colors, lacquer, 'lacquer-deep': darker(lacquer) };
    const check = checkContent({ ...files, [brandFile]: JSON.stringify({ ...brand, colors: own }) });
    return check.problems.find(({ file }) => file === brandFile);
  };
  let other = color;
  while (hardToRead(other) && other !== '#000000') other = darker(other, 0.95);
  return `--color : ${hardToRead(color)?.message} ; plus foncée, cette couleur va, par exemple "${other}".`;
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

/** `npm run init`: what is not said by options is asked, or with `--yes` taken as proposed. */
async function init(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(help());
  const { written, isAsking } = readOptions(args);
  const answers = isAsking ? await askAll(written) : await completeAnswers(written);
  const { folder } = answers;
  const files = await writeBlankSalon(answers);
  const salon = folder === 'salon' ? '' : `SALON=${folder} `;
  console.log(`${folder}/ est prêt : ${files.length} fichiers. Ensuite :
  ${salon}npm start               construit le site et le montre
  ${salon}npm run launch-check    dit ce qui reste à remplacer, dans l’ordre des fichiers`);
}

// Asks by its options for what it does not get.
void runCommand('init.ts', init, { options: null });
