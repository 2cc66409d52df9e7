import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeContent, readContent, readKeptContent, writeContent } from './content/make-content';
import { BuildError } from './support/build-error';
import { listFiles } from './support/files';
import { inRepository, inSalon, nextCommand } from './support/paths';
import { findFreePort } from './support/ports';
import { runCommand } from './support/run-command';

/** An editor saves in several steps, in milliseconds. */
const settled = 250;

/** `npm run edit`: what is saved is checked and shown; what is wrong is said, and the site keeps what it had. */
async function edit(): Promise<void> {
  const atStart = await lookAtFiles();
  const isCloned = !existsSync(inRepository('.generated', 'content.ts'));
  const problem = await makeContent().then(() => '', isCloned ? takeBackContent : takeProblem);
  // They read the content as soon as they are loaded.
  const [{ makeAssets }, { makeEditor, sayProblem }, { editorPath, readBasePath }] = await Promise.all([
    import('./assets/make-assets'),
    import('./editor/make-editor'),
    import('../lib/links/site'),
  ]);
  await (problem && !isCloned ? makeEditor() : makeAssets());
  await sayProblem(problem);

  const port = await findFreePort(3000);
  const site = `http://localhost:${port}${readBasePath()}`;
  console.log(`\nLe site : ${site}\nL’éditeur : ${site}${editorPath}\nPour arrêter : Ctrl-C\n`);
  const server = spawn(process.execPath, [nextCommand, 'dev', '--port', String(port)], { stdio: 'inherit' });
  void watchContent(atStart);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  const [code] = await once(server, 'exit');
  process.exitCode = code ?? 0;
}

/** Says what is wrong with the content. With what the last start has made of it the site can be shown all the same. */
function takeProblem(error: unknown): string {
  if (!(error instanceof BuildError)) throw error;
  console.error(`${error.message}\nLe site montre ce qu’il montrait la dernière fois.`);
  return error.message;
}

/** The same where nothing has been started yet: there Git has what the site showed. */
async function takeBackContent(error: unknown): Promise<string> {
  const kept = error instanceof BuildError ? readKeptContent() : undefined;
  if (!kept) throw error;
  await makeContent(kept);
  return takeProblem(error);
}

/** Shows what is saved in `content/` and `messages/`, one change after the other. */
async function watchContent(shown: string): Promise<never> {
  for (let before = shown; ; ) {
    await setTimeout(settled, undefined, { ref: false });
    // A folder may go while it is read.
    const now = await lookAtFiles().catch(() => '');
    if (now === before && now !== shown) {
      shown = now;
      await showChange();
    }
    before = now;
  }
}

/** Tells one state of the files from another. Node 20 loses sight of files that are replaced where it watches them itself. */
async function lookAtFiles(): Promise<string> {
  const looks = [inSalon(), inRepository('messages')].map(async (folder) =>
    (await listFiles(folder)).map((file) => {
      const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
      return `${file} ${found?.mtimeMs} ${found?.size}`;
    }),
  );
  return (await Promise.all(looks)).flat().join('\n');
}

/** Checks the content and shows it. Images for networks and labels of the editor, which no page has, wait for the next start. */
async function showChange(): Promise<void> {
  const { sayProblem } = await import('./editor/make-editor');
  try {
    const { content } = await readContent();
    const [{ makeBrand }, { makePictures }] = await Promise.all([
      import('./assets/brand'),
      import('./assets/pictures'),
    ]);
    // Before the content that names them is shown.
    await Promise.all([makePictures(content.pictures), makeBrand(content.brand)]);
    await writeContent(content);
    await sayProblem('');
    console.log('Le contenu est à jour.');
  } catch (error) {
    const message = error instanceof BuildError ? error.message : String(error);
    await sayProblem(message);
    console.error(error instanceof BuildError ? message : error);
    console.error('Le site montre encore ce qu’il montrait avant.');
  }
}

void runCommand('edit.ts', edit);
