import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BuildError } from './command';
import { inRepository } from './paths';

/** Environment variable by which a command that holds the folder lets the commands that it starts use it too. */
const variable = 'HELD_FOLDER';

/**
 * Lets one command at a time write `.generated`, `public` and `.next`: a build would publish drafts of `npm run dev`.
 * The lock is a socket, which the system frees however a command ends; a lock file stays for seconds after a command is
 * killed, and is lost while a busy command cannot renew it.
 * @throws BuildError that names the other command that holds the folder.
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
    // Nobody answers: a killed command has left the file of its socket.
    if (path.isAbsolute(address)) rmSync(address, { force: true });
  }
  process.env[variable] = name;
}

/** Returns the address of the socket. On macOS it is a file, which a killed command leaves behind. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name);
}

/** Whether another command listens at the address; otherwise this command listens from now on. */
async function isTaken(address: string, command: string): Promise<boolean> {
  const server = createServer((socket) =>
    socket.on('error', () => undefined).end(`${command} (${process.pid})`),
  ).unref();
  // Any other error, such as on a system without sockets, does not keep the command from its work.
  return once(server.listen(address), 'listening').then(
    () => false,
    ({ code }) => code === 'EADDRINUSE',
  );
}
