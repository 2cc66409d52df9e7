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

/** Imports make-assets.ts late, because its modules read the content when they are loaded. */
const loadAssets = () => import('./make-assets');

/** `npm run dev`: shows every saved change; reports problems, and then keeps the last valid content. */
async function dev(): Promise<void> {
  const atStart = await describeFiles();
  // Problems of the content end the command at the first start only; later it serves the files of the last start.
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

/** Writes the problem into a file that open pages read every two seconds; the next build deletes the file. */
const writeProblem = (problem: string) =>
  writeFileAtomically(inRepository('public', problemsFile), JSON.stringify(problem));

function reportProblem(error: unknown): string {
  const isExpected = error instanceof BuildError;
  console.error(isExpected ? error.message : error);
  console.error('Le site montre encore ce qu’il montrait avant.');
  return isExpected ? error.message : String(error);
}

async function watchContent(shown: string): Promise<never> {
  for (let before = shown; ; ) {
    await setTimeout(250, undefined, { ref: false });
    // A folder may disappear while it is being read.
    const now = await describeFiles().catch(() => '');
    // Programs save in several steps, so wait until nothing has changed since the last look.
    if (now === before && now !== shown) {
      shown = now;
      await showChange();
    }
    before = now;
  }
}

/** Returns names, times and sizes of all files, because the file watcher of Node 20 loses replaced files. */
async function describeFiles(): Promise<string> {
  const descriptions = [inSalon(), inRepository('messages')].map(async (folder) =>
    (await listFiles(folder)).map((file) => {
      const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
      return `${file} ${found?.mtimeMs} ${found?.size}`;
    }),
  );
  return (await Promise.all(descriptions)).flat().join('\n');
}

/** Checks the content and shows it. Other assets, such as share images and the editor, change at the next start. */
async function showChange(): Promise<void> {
  try {
    const { content } = await readContent({ withDrafts: true });
    // Assets first, because the content refers to them.
    await (await loadAssets()).makeChangedAssets(content);
    await writeContent(content, { withDrafts: true });
    await writeProblem('');
    console.log('Le contenu est à jour.');
  } catch (error) {
    await writeProblem(reportProblem(error));
  }
}

void runCommand('scripts/dev.ts', dev, { holdsAs: 'npm run dev' });
