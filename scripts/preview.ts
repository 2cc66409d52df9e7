import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import getPort, { portNumbers } from 'get-port';
import sirv from 'sirv';
import { BuildError } from './support/command';
import { needSite } from './support/made';
import { outDir } from './support/paths';
import { runCommand } from './support/run-command';

/** Returns the path of an address without `basePath`: `/tarifs`; undefined for an address outside of the site. */
function pathInSite(address: string, basePath: string): string | undefined {
  try {
    const asked = path.posix.normalize(decodeURI(address));
    const isInSite = `${asked}/`.startsWith(`${basePath}/`) && !asked.includes('\\');
    return isInSite ? asked.slice(basePath.length) || '/' : undefined;
  } catch {
    // The address has percent signs that are no valid encoding.
    return undefined;
  }
}

/** Serves a folder the way static hosts do, below `basePath` of the domain; port 0 is any free one. */
export async function startPreviewServer({ dir = outDir, port = 0, basePath = '' }) {
  // Imported late, because these modules read the content when they are loaded.
  const [{ folderPaths }, exactNames, headers] = await Promise.all([
    import('../lib/content/page-paths'),
    import('./finish/exact-names'),
    import('./finish/headers'),
  ]);
  const { hashedFolders, hostFiles, immutable, previewHeaders, revalidate } = headers;
  const folders = folderPaths();
  const redirects = new Map(exactNames.redirects().map(({ from, to }) => [from, to]));
  const compress = compression({
    // Level 6: the highest, 11, takes thirty times as long and saves 8 %.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
    // A request for a range of bytes counts those of the uncompressed file.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });
  const files = sirv(dir, {
    // Reads the folder at each request, because a build may replace it.
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
      response.setHeader('Cache-Control', isHashed ? immutable : revalidate);
    },
  });

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', query] = (request.url ?? '/').split(/[?#]/);
    const sitePath = pathInSite(address, basePath);
    const page = sitePath?.replace(/\/$/, '') ?? '';
    const sendNotFound = async (file = '404.html') => {
      const html = await readFile(path.join(dir, file)).catch(() => 'Not Found');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    };
    response.setHeaders(new Map(previewHeaders(dir, page)));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const redirect = redirects.get(page);
    if (redirect)
      return void response.writeHead(301, { Location: basePath + redirect + (query ? `?${query}` : '') }).end();
    const folder = folders.find((name) => [name, `${name}/index.html`].includes(page));
    if (folder) return void sendNotFound(`${folder}.html`);
    if (sitePath === undefined || hostFiles.includes(page.slice(1).toLowerCase())) return void sendNotFound();
    request.url = encodeURI(sitePath);
    // A build may delete the file between finding and reading it.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, () => void sendNotFound());
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

/** `npm run preview`: serves `out/` at `--port`, or at the first free port from 3000, until it is stopped. */
async function preview({ port: wanted }: { port?: string }): Promise<void> {
  await needSite({ isDraftsOk: true });
  const port = wanted === undefined ? await getPort({ port: portNumbers(3000, 3999) }) : Number(wanted);
  if (!(port > 0 && port <= 65_535)) throw new BuildError(`--port ${wanted} is not a port number.`);
  const basePath = process.env.BASE_PATH ?? '';
  const { origin } = await startPreviewServer({ port, basePath });
  console.log(`The site is served until you press Ctrl-C, at:\n${origin}${basePath}`);
}

void runCommand('scripts/preview.ts', preview, { options: { port: { type: 'string' } } });
