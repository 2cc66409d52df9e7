import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType, isCompressible } from '../preview/content-types';
import { headersFor, readHeaderRules } from '../preview/headers-file';
import { resolveFile } from '../preview/resolve-file';
import { BuildError } from '../support/build-error';

/** A certificate for this run, and what a browser needs to trust it. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** For `--ignore-certificate-errors-spki-list`, which leaves the browser's cache on. */
  fingerprint: string;
}

export interface BenchServer {
  origin: string;
  close: () => Promise<void>;
}

/** @throws BuildError where there is no `openssl`, which Node.js has no substitute for. */
export async function makeCertificate(): Promise<Certificate> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const [keyFile, certFile] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  try {
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const args = ['req', '-x509', '-batch', ...curve, ...subject, '-keyout', keyFile, '-out', certFile];
    if (spawnSync('openssl', args).status !== 0) {
      throw new BuildError('openssl made no certificate for the benchmark: install it, or see what it says.');
    }
    const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)]);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Serves a folder as a good host does: HTTP/2, brotli at its best, hashed files cached for ever. */
export async function serveFast(dir: string, { key, cert }: Certificate): Promise<BenchServer> {
  const rules = await readHeaderRules(path.join(dir, '_headers'));
  const bodies = new Map<string, Buffer>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'https://127.0.0.1').pathname);
    const page = await resolveFile(dir, pathname);
    const found = page ?? (await resolveFile(dir, '/404.html'));
    if (!found) return void response.writeHead(404).end();
    const type = contentType(found.file);
    const isPlain = !isCompressible(type);
    const plain = bodies.get(found.file) ?? (await readFile(found.file));
    const body = isPlain || bodies.has(found.file) ? plain : brotliCompressSync(plain);
    bodies.set(found.file, body);
    const isHashed = pathname.startsWith('/_next/static/') || /\.[0-9a-f]{8}\.\w+$/.test(pathname);
    response.writeHead(page ? 200 : 404, {
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(headersFor(rules, pathname)),
      'content-type': type,
      'content-length': body.length,
      ...(isPlain ? {} : { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}
