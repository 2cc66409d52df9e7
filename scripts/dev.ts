import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import getPort, { portNumbers } from 'get-port';
import { problemsFile } from '../lib/problem-overlay';
import { makeContent, readContent, writeContent } from './content/make-content';
import { makeLeafAssets } from './leaves';
import { BuildError } from './support/command';
import { listFiles, writeFileAtomically } from './support/files';
import { findUnmade } from './support/made';
import { editorPath, inRepository, inSalon } from './support/paths';
import { nextArguments } from './support/processes';
import { runCommand } from './support/run-command';

/** Assets are made of the content as it is by then. */
const loadAssets = () => import('./make-assets');

/** `npm run dev`: checks and shows what is saved; where something is wrong it says so, and the site keeps what it had. */
async function dev(): Promise<void> {
  const atStart = await describeFiles();
  // Content that is wrong is replaced by what the last start has made.
  const isFirstStart = (await findUnmade({ isSite: false, isDraftsOk: true })) !== undefined;
  const problem = await makeContent({ withDrafts: true }).then(() => '', isFirstStart ? undefined : reportProblem);
  if (problem) await makeLeafAssets({ isWatched: true });
  else await (await loadAssets()).makeAssets({ isWatched: true });
  await writeProblem(problem);

  const port = await getPort({ port: portNumbers(3000, 3999) });
  const site = `http://localhost:${port}${process.env.BASE_PATH ?? ''}`;
  const editor = existsSync(inRepository('public', editorPath)) ? `\nL’éditeur : ${site}${editorPath}` : '';
  console.log(`\nLe site : ${site}${editor}\nPour arrêter : Ctrl-C\n`);
  const options = { stdio: 'inherit', reject: false } as const;
  const server = execa(process.execPath, nextArguments('dev', '--port', String(port)), options);
  void watchContent(atStart);
  const { exitCode } = await server;
  process.exitCode = exitCode;
}

/** Tells the open pages what is wrong; the next build clears the file away. */
const writeProblem = (problem: string) =>
  writeFileAtomically(inRepository('public', problemsFile), JSON.stringify(problem));

/** Prints what is wrong and returns it as a sentence. */
function reportProblem(error: unknown): string {
  const isExpected = error instanceof BuildError;
  console.error(isExpected ? error.message : error);
  console.error('Le site montre encore ce qu’il montrait avant.');
  return isExpected ? error.message : String(error);
}

/** Shows each change of `content/` and `messages/`. */
async function watchContent(shown: string): Promise<never> {
  for (let before = shown; ; ) {
    await setTimeout(250, undefined, { ref: false });
    // A folder may disappear while it is read.
    const now = await describeFiles().catch(() => '');
    // Programs save in several steps: what is shown has not changed since the last look.
    if (now === before && now !== shown) {
      shown = now;
      await showChange();
    }
    before = now;
  }
}

/** Returns names, times and sizes of all files. The file watcher of Node 20 loses sight of files that are replaced. */
async function describeFiles(): Promise<string> {
  const descriptions = [inSalon(), inRepository('messages')].map(async (folder) =>
    (await listFiles(folder)).map((file) => {
      const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
      return `${file} ${found?.mtimeMs} ${found?.size}`;
    }),
  );
  return (await Promise.all(descriptions)).flat().join('\n');
}

/** Checks the content and shows it. Share images and the labels of the editor wait for the next start. */
async function showChange(): Promise<void> {
  try {
    const { content } = await readContent({ withDrafts: true });
    // Before the content that refers to them.
    await (await loadAssets()).makeChangedAssets(content);
    await writeContent(content, { withDrafts: true });
    await writeProblem('');
    console.log('Le contenu est à jour.');
  } catch (error) {
    await writeProblem(reportProblem(error));
  }
}

void runCommand('scripts/dev.ts', dev, { holdsAs: 'npm run dev' });
