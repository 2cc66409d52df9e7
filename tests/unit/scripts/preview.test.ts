import fs from 'node:fs';
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

/** What is answered to an address below the domain, in whose folder `/salon` the site is; sent as it is written here. */
async function get(address: string, headers = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, path: address, headers, timeout: 10_000 };
    request(server.origin, options, resolve).on('error', reject).end();
  });
  const body = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, page: body.split(' ')[0], length: body.length };
}

beforeAll(async () => {
  server = await startPreviewServer({ dir, basePath: '/salon' });
});
afterAll(() => server.close());

it('serves pages with and without a slash at the end, and the 404 page for what is no file of the site', async () => {
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

it('keeps files that are meant for hosts, and everything outside of the site, to itself however they are asked for', async () => {
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

it('sends what hosts are told to send with every file, but that which insists on https, and lets nothing run in a drawing', async () => {
  for (const address of ['/salon', '/salon/rien', '/salon/pictures/a.avif']) {
    const { headers } = await get(address);
    const names = ['content-security-policy', 'strict-transport-security', 'a', 'd'];
    expect(names.map((name) => headers[name])).toEqual(['base-uri', undefined, 'b: c', undefined]);
  }
  expect((await get('/salon/drawings/a.svg')).headers['content-security-policy']).toBe(drawingPolicy);
});

it('keeps hashed files and asks anew for pages; sends brotli, but for a part of a file', async () => {
  expect((await get('/salon/pictures/a.avif')).headers['cache-control']).toContain('immutable');
  const { headers } = await get('/salon/Blog', { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-encoding']).toBe('br');
  const part = await get('/salon/Blog', { 'accept-encoding': 'br', range: 'bytes=0-1999' });
  expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
});

it('sends the part of a file that is asked for, and all of it where that cannot be told', async () => {
  const { length } = await get('/salon/Blog');
  const sent = async (range: string, headers = {}) => {
    const answer = await get('/salon/Blog', { range, ...headers });
    return [range, answer.status, answer.length];
  };
  expect(await sent('bytes=0-99')).toEqual(['bytes=0-99', 206, 100]);
  expect(await sent(`bytes=${length - 5}-`)).toEqual([`bytes=${length - 5}-`, 206, 5]);
  expect(await sent('bytes=10-999999')).toEqual(['bytes=10-999999', 206, length - 10]);
  expect(await sent('bytes=999999999-')).toEqual(['bytes=999999999-', 416, 0]);
  const whole = 'bytes=5-2 bytes=abc bytes= bytes=- bytes=-5 bytes=0-0 bytes=0-1,5-6 lines=1-2';
  for (const range of whole.split(' ')) expect(await sent(range)).toEqual([range, 200, length]);
  expect(await sent('bytes=0-99', { 'if-range': '"another"' })).toEqual(['bytes=0-99', 200, length]);
});

it('answers the two methods of reading alone', async () => {
  const head = await get('/salon/Blog', {}, 'HEAD');
  expect([head.status, head.length, (await get('/salon/rien', {}, 'HEAD')).status]).toEqual([200, 0, 404]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const { status, headers } = await get('/salon/Blog', {}, method);
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

it('goes on when a build has taken a file away that it had found', async () => {
  const { createReadStream } = fs;
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => createReadStream(`${dir}/gone`));
  await expect(get('/salon/Blog')).rejects.toThrow();
  expect((await get('/salon/Blog')).status).toBe(200);
});
