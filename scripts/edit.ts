import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { makeContent, readContent, writeContent } from './content/make-content';
import { BuildError } from './support/build-error';
import { inRepository, inSalon, nextCommand } from './support/paths';
import { findFreePort } from './support/ports';
import { runCommand } from './support/run-command';

/** An editor saves in several steps, in milliseconds. */
const settled = 100;

/** `npm run edit`: what is saved is checked and shown; what is wrong is said, and the site keeps what it had. */
async function edit(): Promise<void> {
  await makeContent();
  // They read the content as soon as they are loaded.
  const [{ makeAssets }, { editorPath, readBasePath }] = await Promise.all([
    import('./assets/make-assets'),
    import('../lib/links/site'),
  ]);
  await makeAssets();

  const port = await findFreePort(3000);
  const site = `http://localhost:${port}${readBasePath()}`;
  console.log(`\nLe site : ${site}\nL’éditeur : ${site}${editorPath}/index.html\nPour arrêter : Ctrl-C\n`);
  const server = spawn(process.execPath, [nextCommand, 'dev', '--port', String(port)], { stdio: 'inherit' });
  watchContent();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  const [code] = await once(server, 'exit');
  process.exitCode = code ?? 0;
}

/** Shows what is saved in `content/` and `messages/`, one change after the other. */
function watchContent(): void {
  let changes = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const takeChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (changes = changes.then(showChange)), settled);
  };
  for (const folder of [inSalon(), inRepository('messages')]) {
    watch(folder, { recursive: true, persistent: false }, takeChange);
  }
}

/** Checks the content and shows it. Images for networks and labels of the editor, which no page has, wait for the next start. */
async function showChange(): Promise<void> {
  try {
    const { content } = await readContent();
    const [{ makeBrand }, { makePictures }] = await Promise.all([
      import('./assets/brand'),
      import('./assets/pictures'),
    ]);
    // Before the content that names them is shown.
    await Promise.all([makePictures(content.pictures), makeBrand(content.brand)]);
    await writeContent(content);
    console.log('Le contenu est à jour.');
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    // Next takes messages from their files, whatever is wrong with them.
    if (!/^messages\//m.test(String(Object(error).message)))
      console.error('Le site montre encore ce qu’il montrait avant.');
  }
}

void runCommand('edit.ts', edit);
