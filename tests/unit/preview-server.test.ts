/** @jest-environment node */
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, parseRange } from '@/scripts/preview/negotiation';
import { type PreviewServer, startPreviewServer } from '@/scripts/preview-server';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Accueil</h1>',
  '404.html': '<h1>Page introuvable</h1>',
  'tarifs.html': '<h1>Tarifs</h1>',
  'tarifs/index.html': '<h1>Tarifs, dossier</h1>',
  'services/onglerie.html': '<h1>Onglerie</h1>',
  'seul/index.html': '<h1>Seul</h1>',
  'dossier/fichier.txt': 'texte',
  'Blog.html': '<h1>Blog</h1>',
  'long.css': 'p { color: red }\n'.repeat(500),
  'film/hero.0123abcd.mp4': film,
  'pictures/atelier-400.89abcdef.avif': 'avif',
  '_next/static/chunks/main.js': 'let a = 1;',
  'caf\u00e9.txt': 'accent',
  _redirects: ['# capitales', '/petite /Blog 301', '/tarifs.html /ailleurs 302', '/petite /perdu 302'].join('\n'),
  _headers: [
    '# politique',
    '/*',
    '  X-Frame-Options: DENY',
    '  Content-Security-Policy: default-src https:',
    '/dossier/*',
    '  X-Robots-Tag: noindex',
    '/*.css',
    '  X-Frame-Options: SAMEORIGIN',
    '/services/:nom',
    '  X-Service: oui',
  ].join('\n'),
};

let parent: string;
let dir: string;
let server: PreviewServer;

beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'preview-'));
  dir = path.join(parent, 'out');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  await writeFile(path.join(parent, 'secret.txt'), 'secret');
  await symlink(path.join(parent, 'secret.txt'), path.join(dir, 'lien.txt'));
  server = await startPreviewServer({ dir });
});

afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

/** Asks for an address as it is written, without the tidying that `fetch` does. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET', origin = server.origin) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', '<h1>Accueil</h1>'],
    ['/index.html', '<h1>Accueil</h1>'],
    ['/tarifs', '<h1>Tarifs</h1>'],
    ['/tarifs.html', '<h1>Tarifs</h1>'],
    ['/tarifs?x=1', '<h1>Tarifs</h1>'],
    ['/tarifs/', '<h1>Tarifs, dossier</h1>'],
    ['/services/onglerie', '<h1>Onglerie</h1>'],
    ['/services/onglerie/', '<h1>Onglerie</h1>'],
    ['/seul', '<h1>Seul</h1>'],
    ['/dossier/fichier.txt', 'texte'],
    ['/caf%C3%A9.txt', 'accent'],
  ])('%s is found', async (address, text) => {
    const { status, body } = await ask(address);
    expect([status, body.toString()]).toEqual([200, text]);
  });

  it.each(['/rien', '/dossier', '/dossier/', '/blog', '/TARIFS', '/Services/onglerie', '/_headers'])(
    '%s is the 404 page',
    async (address) => {
      const { status, headers, body } = await ask(address);
      expect([status, body.toString()]).toEqual([404, '<h1>Page introuvable</h1>']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/dossier/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/lien.txt',
  ])('%s does not lead out of the folder', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/%E0%A4%A', '/a%00b'])('%s is a bad request', async (address) => {
    expect((await ask(address)).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/tarifs', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('follows the first rule of _redirects, where there is no file', async () => {
    const { status, headers } = await ask('/petite?x=1');
    expect([status, headers.location]).toEqual([301, '/Blog?x=1']);
    expect((await ask('/tarifs.html')).status).toBe(200);
  });

  it('serves below a base path only', async () => {
    const below = await startPreviewServer({ dir, basePath: '/salon/' });
    const statuses = await Promise.all(
      ['/salon', '/salon/', '/salon/tarifs', '/tarifs', '/salontarifs'].map(
        async (address) => (await ask(address, {}, 'GET', below.origin)).status,
      ),
    );
    await below.close();
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
  });

  it('names the folder that is missing', async () => {
    await expect(startPreviewServer({ dir: path.join(parent, 'absent') })).rejects.toThrow(/absent.*npm run build/);
  });
});

describe('compression', () => {
  it('sends brotli, gzip or the plain file as asked, and says that it depends', async () => {
    const brotli = await ask('/long.css', { 'accept-encoding': 'gzip, br' });
    const gzip = await ask('/long.css', { 'accept-encoding': 'gzip' });
    const plain = await ask('/long.css');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(files['long.css']);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(files['long.css']);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('leaves films and pictures as they are', async () => {
    const { headers } = await ask('/film/hero.0123abcd.mp4', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  it('compresses a changed file anew', async () => {
    const file = path.join(dir, 'neuf.css');
    await writeFile(file, 'a{}');
    await ask('/neuf.css', { 'accept-encoding': 'br' });
    await writeFile(file, 'b{}');
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    const { body } = await ask('/neuf.css', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('b{}');
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0.1', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['GZIP', 'gzip'],
    ['br;q=nonsense', undefined],
  ])('reads Accept-Encoding %p as %p', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('ranges', () => {
  it('sends a part of the film', async () => {
    const { status, headers, body } = await ask('/film/hero.0123abcd.mp4', { range: 'bytes=10-19' });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': 'bytes 10-19/1000',
      'content-length': '10',
      'accept-ranges': 'bytes',
    });
    expect(body.equals(film.subarray(10, 20))).toBe(true);
  });

  it('answers 416 to a part beyond the end', async () => {
    const { status, headers } = await ask('/film/hero.0123abcd.mp4', { range: 'bytes=1000-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('sends a part only while If-Range names this version', async () => {
    const { headers } = await ask('/film/hero.0123abcd.mp4', {}, 'HEAD');
    const askPart = (ifRange: string) => ask('/film/hero.0123abcd.mp4', { range: 'bytes=0-0', 'if-range': ifRange });
    expect((await askPart(String(headers.etag))).status).toBe(206);
    expect((await askPart('"other"')).body).toHaveLength(1000);
  });

  it('counts bytes of the plain file', async () => {
    const { headers, body } = await ask('/long.css', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('p { ');
  });

  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
  ])('reads %s of 100 bytes as %p', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/pictures/atelier-400.89abcdef.avif', 'image/avif'],
    ['/film/hero.0123abcd.mp4', 'video/mp4'],
    ['/_next/static/chunks/main.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (address, type) => {
    expect((await ask(address)).headers['content-type']).toBe(type);
  });

  it('keeps hashed files for ever and asks again for pages', async () => {
    const cached = async (address: string) => (await ask(address)).headers['cache-control'];
    const forEver = 'public, max-age=31536000, immutable';
    const askAgain = 'public, max-age=0, must-revalidate';
    expect(await cached('/_next/static/chunks/main.js')).toBe(forEver);
    expect(await cached('/pictures/atelier-400.89abcdef.avif')).toBe(forEver);
    expect(await cached('/film/hero.0123abcd.mp4')).toBe(forEver);
    expect(await cached('/tarifs')).toBe(askAgain);
    expect(await cached('/_next/static/absent.js')).toBe(askAgain);
  });

  it('answers 304 to the version the browser has', async () => {
    const { headers } = await ask('/tarifs', { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': `"x", W/${headers.etag}` };
    const { status, body } = await ask('/tarifs', known);
    expect([status, body.length]).toEqual([304, 0]);
    expect((await ask('/tarifs', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('answers HEAD like GET without the body', async () => {
    const [head, get] = await Promise.all([ask('/long.css', {}, 'HEAD'), ask('/long.css')]);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('applies every matching rule of _headers, to pages that are not found too', async () => {
    const [page, text, css, missing] = await Promise.all(
      ['/tarifs', '/dossier/fichier.txt', '/long.css', '/rien'].map((a) => ask(a)),
    );
    expect(page?.headers).toMatchObject({ 'x-frame-options': 'DENY', 'content-security-policy': 'default-src https:' });
    expect(page?.headers).not.toHaveProperty('x-robots-tag');
    expect(text?.headers['x-robots-tag']).toBe('noindex');
    expect(css?.headers['x-frame-options']).toBe('DENY, SAMEORIGIN');
    expect(missing?.headers['x-frame-options']).toBe('DENY');
    expect((await ask('/services/onglerie')).headers['x-service']).toBe('oui');
  });
});
