import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BuildError } from './command';
import { inRepository } from './paths';

/** Set for the commands that a command starts: it holds the folder for them. */
const variable = 'HELD_FOLDER';

/**
 * Lets one command at a time write `.generated`, `public` and `.next`, as a build would publish the drafts that `npm run dev` shows. It
 * is a socket that the command listens at: taken by one alone, and free again however that one ends.
 * @throws BuildError that names the command which has the folder.
 */
export async function holdFolder(command: string, folder = inRepository()): Promise<void> {
  const { dev, ino } = statSync(folder);
  const name = `site-${dev}-${ino}`;
  if (process.env[variable] === name) return;
  const address = addressOf(name);
  while (await isTaken(address, command)) {
    const signal = AbortSignal.timeout(2000);
    const holder = await text(addAbortSignal(signal, connect(address))).catch(
      () => signal.aborted && 'sans réponse pour l’instant',
    );
    if (holder) {
      throw new BuildError(
        `Dans ce dossier travaille déjà une autre commande : ${holder}. Arrêtez-la par Ctrl-C ou attendez sa fin, puis recommencez.`,
      );
    }
    // The file of a command that was killed; a name that is no file is free already.
    if (path.isAbsolute(address)) rmSync(address, { force: true });
  }
  process.env[variable] = name;
}

/** On Linux no file; elsewhere a file that may be left over when the command is killed, and on Windows a pipe that is not. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name);
}

/** Whether somebody else listens there; else this command does from now on. */
async function isTaken(address: string, command: string): Promise<boolean> {
  const server = createServer((socket) =>
    socket.on('error', () => undefined).end(`${command} (${process.pid})`),
  ).unref();
  // Where there are no sockets the site can be built all the same.
  return once(server.listen(address), 'listening').then(
    () => false,
    ({ code }) => code === 'EADDRINUSE',
  );
}
