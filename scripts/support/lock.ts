import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { BuildError } from './command';
import { inRepository } from './paths';

/** Set for the commands that a command starts: it holds the folder for them. */
const variable = 'HELD_FOLDER';

/**
 * Lets one command at a time write `.generated`, `public` and `.next`, as a build would publish the drafts that `npm run edit` shows. It
 * is a socket that the command listens at: taken by one alone, and free again however that one ends.
 * @throws BuildError that names the command which has the folder.
 */
export async function holdFolder(command: string, folder = inRepository()): Promise<void> {
  const { dev, ino } = statSync(folder);
  const name = `site-${dev}-${ino}`;
  if (process.env[variable] === name) return;
  const address = addressOf(name);
  const holder = (await listen(address, command)) && ((await askHolder(address)) ?? (await takeOver(address, command)));
  if (holder) {
    throw new BuildError(
      `Dans ce dossier travaille déjà une autre commande : ${holder}. Arrêtez-la par Ctrl-C ou attendez sa fin, puis recommencez.`,
    );
  }
  process.env[variable] = name;
}

/** On Linux no file; elsewhere a file that may be left over when the command is killed, and on Windows a pipe that is not. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name);
}

/** Whether somebody else listens there. */
async function listen(address: string, command: string): Promise<boolean> {
  const server = createServer((socket) =>
    socket.on('error', () => undefined).end(`${command} (${process.pid})`),
  ).unref();
  const error = await once(server.listen(address), 'listening').then(
    () => undefined,
    (failure) => failure,
  );
  // Where there are no sockets the site can be built all the same.
  return error?.code === 'EADDRINUSE';
}

/** What the holder has written into the lock; undefined where there is none. */
async function askHolder(address: string): Promise<string | undefined> {
  const socket = connect(address)
    .setEncoding('utf8')
    .setTimeout(2000, () => socket.destroy());
  let said = '';
  socket.on('data', (text) => {
    said += text;
  });
  const error = await once(socket, 'close').then(
    () => undefined,
    (failure) => failure,
  );
  return error ? undefined : said || 'sans réponse pour l’instant';
}

async function takeOver(address: string, command: string): Promise<string | undefined> {
  // A name that is no file is free already.
  if (!address.startsWith('\0')) rmSync(address, { force: true });
  return (await listen(address, command)) ? 'qui vient de commencer' : undefined;
}
