import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { editorPath } from '../lib/links/site';
import { lowerCaseRedirects } from './finish/exact-names';
import { editorHeader, hashedFolders, hostFiles, immutable, revalidate, securityHeaders } from './finish/headers';
import { BuildError, runCommand } from './support/command';
import { outDir } from './support/paths';
import { findFreePort, isPortTaken } from './support/ports';

/** Serves a folder the way static hosts do, below `basePath` of the domain; port 0 is any free one. */
export async function startPreviewServer({ dir = outDir, port = 0, basePath = '' }) {
  if (!existsSync(dir)) throw new BuildError(`There is no folder ${dir} to serve: run "npm run build" first.`);
  const redirects = new Map(lowerCaseRedirects().map(({ from, to }) => [from, to]));
  const compress = compression({
    // Twice this level takes eight times as long and saves 2 %.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
    // Ranges count the bytes of the file that is not compressed.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });
  const files = sirv(dir, {
    // Looks for files at each request, because a build may replace the folder.
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
      response.setHeader('Cache-Control', isHashed ? immutable : revalidate);
    },
  });

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const sitePath = `${address}/`.startsWith(`${basePath}/`) ? address.slice(basePath.length) || '/' : undefined;
    const sendNotFound = async () => {
      const redirect = redirects.get(sitePath?.replace(/\/$/, '') ?? '');
      if (redirect) response.writeHead(301, { Location: basePath + redirect + (query ? `?${query}` : '') }).end();
      else {
        const page = await readFile(path.join(dir, '404.html')).catch(() => 'Not Found');
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      }
    };
    const isEditor = `${sitePath}/`.startsWith(`${editorPath}/`) && existsSync(path.join(dir, editorPath));
    response.setHeaders(new Map([...securityHeaders(false), ...(isEditor ? [editorHeader] : [])]));
    if (sitePath === undefined || hostFiles.includes(sitePath.slice(1))) return void sendNotFound();
    request.url = sitePath;
    files(request, response, sendNotFound);
  };
  const server = createServer((request, response) => compress(request, response, () => respond(request, response)));
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** `npm run preview`: serves `out/` at `--port` or the first free one from 3000, until stopped. */
async function preview(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port ?? (await findFreePort(3000)));
  if (!(port >= 0 && port <= 65_535)) throw new BuildError(`--port ${values.port} is not a port number.`);
  if (await isPortTaken(port)) throw new BuildError(`Port ${port} is taken by another program.`);
  const basePath = process.env.BASE_PATH ?? '';
  const { origin } = await startPreviewServer({ port, basePath });
  console.log(`The site is served until you press Ctrl-C, at:\n${origin}${basePath}`);
}

void runCommand('preview.ts', preview);
