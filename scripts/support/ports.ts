import { connect, createServer } from 'node:net';

/**
 * Whether somebody uses a TCP port of this machine. Port 0 never is.
 *
 * Asked by connecting as well as by listening: a server on all addresses and one on 127.0.0.1 may share a port, and
 * the browser would reach the wrong one.
 */
export async function isPortTaken(port: number): Promise<boolean> {
  if (port === 0) return false;
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(host, port)));
  return answers.includes(true) || !(await canListen(port));
}

/** A TCP port that is free now, from `first` upwards. */
export async function findFreePort(first: number): Promise<number> {
  let port = first;
  while (await isPortTaken(port)) port += 1;
  return port;
}

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const finish = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
