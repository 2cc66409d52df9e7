import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { drawingPolicy } from '@/scripts/finish/content-policy';
import { hostFiles } from '@/scripts/finish/headers';
import { startPreviewServer } from '@/scripts/preview';
import { newFolder } from '../support/folder';

jest.mock('@/scripts/finish/exact-names', () => ({ redirects: () => [{ from: '/soins', to: '/Soins' }] }));
jest.mock('@/lib/content/page-paths', () => ({ folderPaths: () => ['/services'] }));

const pages = ['index.html', '404.html', 'Blog.html', 'services.html', 'services/index.html', 'services/coupe.html'];
const names = [...pages, ...hostFiles, 'pictures/a.avif', 'drawings/a.svg'];
const texts = Object.fromEntries(names.map((name) => [name, `${name} `.repeat(500)]));
const policy = 'Content-Security-Policy: base-uri; upgrade-insecure-requests';
const sentWithAll = `/*\n  ${policy}\n  Strict-Transport-Security: max-age=1\n  A: b: c\n/pictures/*\n  D: e\n`;
const dir = newFolder({ ...texts, _headers: sentWithAll });
let server: { origin: string; close: () => Promise<void> };

/** Returns the answer to an address as it is written; the site lies in `/salon` of its domain. */
async function get(address: string, headers = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { path: address, headers, timeout: 10_000 };
    request(server.origin, options, resolve).on('error', reject).end();
  });
  const body = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, page: body.split(' ')[0], length: body.length };
}

beforeAll(async () => {
  server = await startPreviewServer({ dir, basePath: '/salon' });
});
afterAll(() => server.close());

it('the preview serves pages, redirects, and answers other addresses with 404.html', async () => {
  for (const address of ['/salon', '/salon/', '/salon/Blog', '/salon/Blog/', '/salon//Blog', '/salon/services/coupe'])
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  const wrong = ['/salon/rien', '/salon/a.avif', '/salonBlog', '/%', '/salon/%E0', '/salon/%00', '/', '/Blog', '*'];
  for (const address of [...wrong, `/salon/${'a'.repeat(9000)}`, `/salon${'/a'.repeat(4000)}`]) {
    const { status, page } = await get(address);
    expect([address, status, page]).toEqual([address, 404, '404.html']);
  }
  expect((await get(`/salon/${'a'.repeat(99_000)}`)).status).toBe(431);
  const { status, headers } = await get('/salon/soins/?a=1');
  expect([status, headers.location]).toEqual([301, '/salon/Soins?a=1']);
});

it('the preview serves neither files for hosts (_headers) nor files outside the site, in any spelling', async () => {
  const waysTo = (name: string) => [
    ...[name, `${name}/`, `/${name}`, `./${name}`, `pictures/../${name}`, `pictures/%2e%2e/${name}`, `${name}#`],
    ...[`%${name.charCodeAt(0).toString(16)}${name.slice(1)}`, `%2f${name}`, `%5c${name}`, name.toUpperCase()],
  ];
  const outside = '..%2fsecret ../../etc/passwd %2e%2e/%2e%2e/etc/passwd ..%5c..%5csecret %252e%252e/secret'.split(' ');
  for (const address of [...hostFiles.flatMap(waysTo), ...outside]) {
    const { status, page } = await get(`/salon/${address}`);
    expect([address, status, page]).toEqual([address, 404, '404.html']);
  }
});

it('the preview sends what _headers sets for all files, except for https; drawings have their own policy', async () => {
  for (const address of ['/salon', '/salon/rien', '/salon/pictures/a.avif']) {
    const { headers } = await get(address);
    const names = ['content-security-policy', 'strict-transport-security', 'a', 'd'];
    expect(names.map((name) => headers[name])).toEqual(['base-uri', undefined, 'b: c', undefined]);
  }
  expect((await get('/salon/drawings/a.svg')).headers['content-security-policy']).toBe(drawingPolicy);
});

it('the preview lets browsers keep hashed files, not pages, and compresses a page but not a range of it', async () => {
  expect((await get('/salon/pictures/a.avif')).headers['cache-control']).toContain('immutable');
  const { headers } = await get('/salon/Blog', { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-encoding']).toBe('br');
  const part = await get('/salon/Blog', { 'accept-encoding': 'br', range: 'bytes=0-1999' });
  expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
});
