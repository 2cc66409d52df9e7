import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './preview/content-types';
import { headersFor, readHeaderRules, withoutHttps } from './preview/headers-file';
import { chooseEncoding, type Encoding, matchesEtag, parseRange } from './preview/negotiation';
import { readRedirects } from './preview/redirects-file';
import { resolveFile, type SiteFile } from './preview/resolve-file';
import { BuildError } from './support/build-error';

export interface PreviewOptions {
  /** Folder to serve. */
  dir: string;
  /** TCP port; 0 for any free one. */
  port?: number;
  /** Name or address to listen on. */
  host?: string;
  /** Folder of the domain the site stands in, such as `/salon`. */
  basePath?: string;
}

export interface PreviewServer {
  /** Such as `http://localhost:3000`. */
  origin: string;
  close: () => Promise<void>;
}

/** Names that hold a hash of their content, so that a browser need never ask again. */
const hashedFiles = /^\/(_next\/static\/|(pictures|film)\/[^/]+\.[0-9a-f]{8}\.\w+$)/;

/**
 * Serves a folder the way static hosts do: addresses without `.html`, 404.html, compression, ranges, `_headers`, `_redirects`.
 * @throws BuildError when the folder is not there; the error of `listen` (`EADDRINUSE`) when the port is taken.
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { dir, port = 0, host = 'localhost', basePath = '' } = options;
  if (!(await stat(dir).catch(() => undefined))?.isDirectory()) {
    throw new BuildError(`There is no folder ${dir} to serve: run "npm run build" first.`);
  }
  const copies = new CompressedCopies();
  const server = createServer((request, response) => {
    respond(request, response, dir, basePath, copies).catch((error: unknown) => {
      // A visitor who leaves in the middle of a film is no error.
      if (response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
  basePath: string,
  copies: CompressedCopies,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  }
  const rawPath = request.url?.split(/[?#]/, 1)[0] ?? '/';
  const pathname = decode(rawPath);
  if (!pathname?.startsWith('/')) return sendText(response, 400, 'Bad Request');

  const sitePath = withoutBasePath(pathname, basePath);
  const found = sitePath === undefined ? undefined : await resolveFile(dir, sitePath);
  const rules = withoutHttps(headersFor(await readHeaderRules(path.join(dir, '_headers')), pathname));
  const isHashed = found !== undefined && sitePath !== undefined && hashedFiles.test(sitePath);
  const headers: OutgoingHttpHeaders = {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(rules),
  };
  if (found) return sendFile(request, response, found, 200, headers, copies);
  const redirect = (await readRedirects(path.join(dir, '_redirects'))).get(pathname);
  if (redirect) {
    const query = request.url?.slice(rawPath.length) ?? '';
    return sendText(response, redirect.status, 'Redirect', { ...headers, location: redirect.to + query });
  }
  const notFound = await resolveFile(dir, '/404.html');
  if (notFound) return sendFile(request, response, notFound, 404, headers, copies);
  return sendText(response, 404, 'Not Found', headers);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: SiteFile,
  status: 200 | 404,
  headers: OutgoingHttpHeaders,
  copies: CompressedCopies,
): Promise<void> {
  const type = contentType(found.file);
  const compressible = isCompressible(type);
  // A range counts bytes of the plain file, so it is never taken from a compressed copy.
  const wantsRange = status === 200 && request.headers.range !== undefined;
  const encoding = compressible && !wantsRange ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const tag = `${found.size.toString(36)}-${Math.round(found.modified).toString(36)}`;
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
  headers['content-type'] ??= type;
  headers['accept-ranges'] = 'bytes';
  headers.etag = etag;
  if (compressible) headers.vary = 'Accept-Encoding';

  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding) {
    const body = await copies.get(found, tag, encoding);
    response.writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const ifRange = request.headers['if-range'];
  const range =
    wantsRange && (ifRange === undefined || ifRange === etag)
      ? parseRange(request.headers.range, found.size)
      : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${found.size}`, 'content-length': 0 }).end();
    return;
  }
  const length = range ? range.end - range.start + 1 : found.size;
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${found.size}`;
  response.writeHead(range ? 206 : status, { ...headers, 'content-length': length });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(found.file, range ?? {}), response);
}

function sendText(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** The address with its `%` escapes resolved; `undefined` where they are malformed. */
function decode(rawPath: string): string | undefined {
  try {
    const pathname = decodeURIComponent(rawPath);
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/** The address within the site; `undefined` outside the base path. */
function withoutBasePath(pathname: string, basePath: string): string | undefined {
  const base = basePath.replace(/\/+$/, '');
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** Compressed once per version of a file, as a host keeps them at its edge. */
class CompressedCopies {
  readonly #copies = new Map<string, { tag: string; body: Promise<Buffer> }>();

  get(found: SiteFile, tag: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${found.file}`;
    const kept = this.#copies.get(key);
    if (kept?.tag === tag) return kept.body;
    const body = compress(found.file, encoding);
    this.#copies.set(key, { tag, body });
    // A failed copy must not be served for ever.
    body.catch(() => this.#copies.delete(key));
    return body;
  }
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const plain = await readFile(file);
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: 9 });
  // Level 9 of 11: the last two take ten times as long and would slow the first view of a page.
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
