import { parseArgs } from 'node:util';
import { type PreviewServer, startPreviewServer } from '../preview-server';
import { BuildError } from '../support/build-error';
import { outDir } from '../support/paths';
import { isPortTaken } from '../support/ports';

const usualPort = 3000;

/**
 * `npm run preview`: serves `out/` until stopped. `--port` must be free when given; otherwise 3000 or the next free one.
 * `--dir` serves another folder, `--base-path` below a folder of the domain (usually BASE_PATH, as for the build).
 */
export default async function preview(options: string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { port: { type: 'string' }, dir: { type: 'string' }, 'base-path': { type: 'string' } },
  });
  const dir = values.dir ?? outDir;
  const basePath = values['base-path'] ?? process.env.BASE_PATH ?? '';
  const server = values.port ? await startOn(Number(values.port), dir, basePath) : await startOnFreePort(dir, basePath);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log('The site is served until you press Ctrl-C, at:');
  console.log(`${server.origin}${basePath}`);
}

async function startOn(port: number, dir: string, basePath: string): Promise<PreviewServer> {
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new BuildError(`--port ${port} is not a port number.`);
  if (await isPortTaken(port)) throw new BuildError(`Port ${port} is taken by another program.`);
  return startPreviewServer({ dir, port, basePath });
}

async function startOnFreePort(dir: string, basePath: string): Promise<PreviewServer> {
  for (let port = usualPort; port < usualPort + 100; port += 1) {
    if (await isPortTaken(port)) continue;
    if (port !== usualPort) console.log(`Port ${usualPort} is taken by another program, so this is ${port}.`);
    return startPreviewServer({ dir, port, basePath });
  }
  throw new BuildError(`Ports ${usualPort} to ${usualPort + 99} are all taken; choose one with --port.`);
}
