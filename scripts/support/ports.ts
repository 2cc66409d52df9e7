import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a program answers at a TCP port of this machine, at either of the addresses that `localhost` may mean. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ host, port });
    // Nobody lets a program of the same machine wait so long, but for a firewall.
    socket.setTimeout(2000, () => socket.destroy(new Error('late')));
    const connected = once(socket, 'connect').then(Boolean, () => false);
    return connected.finally(() => socket.destroy());
  });
  return (await Promise.all(answers)).includes(true);
}

/** A TCP port that is free now, from `first` upwards. */
export async function findFreePort(first: number): Promise<number> {
  return (await isPortTaken(first)) ? findFreePort(first + 1) : first;
}
