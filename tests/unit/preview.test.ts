import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPreviewServer } from '@/scripts/preview';

jest.mock('@/scripts/finish/redirects', () => ({ lowerCaseRedirects: () => [{ from: '/soins', to: '/Soins' }] }));

let dir: string;
let root: { origin: string; close: () => Promise<void> };
let below: typeof root;
const get = (address: string, headers = {}) => fetch(address, { headers, redirect: 'manual' });

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'preview-'));
  await mkdir(path.join(dir, 'pictures'));
  for (const name of ['index.html', '404.html', 'Blog.html', '_headers', 'pictures/a.avif']) {
    await writeFile(path.join(dir, name), `${name} `.repeat(500));
  }
  root = await startPreviewServer({ dir });
  below = await startPreviewServer({ dir, basePath: '/salon' });
});

afterAll(async () => {
  await Promise.all([root.close(), below.close()]);
  await rm(dir, { recursive: true });
});

it.each(['/rien', '/pictures/absent.avif', '/_headers', '/..%2fsecret', '/%'])(
  '%s is the 404 page',
  async (address) => {
    const response = await get(root.origin + address);
    expect([response.status, (await response.text()).slice(0, 8)]).toEqual([404, '404.html']);
  },
);

it('leads from small letters to the page, with what was asked', async () => {
  const { status, headers } = await get(`${below.origin}/salon/soins/?a=1`);
  expect([status, headers.get('location')]).toEqual([301, '/salon/Soins?a=1']);
});

it('serves below a folder of the domain only', async () => {
  const addresses = ['/salon', '/salon/', '/salon/Blog', '/salon/Blog/', '/Blog', '/salonBlog'];
  const statuses = await Promise.all(addresses.map(async (address) => (await get(below.origin + address)).status));
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
});

it('keeps hashed files and asks anew for pages; sends brotli, but for a part of a file', async () => {
  expect((await get(`${root.origin}/pictures/a.avif`)).headers.get('cache-control')).toContain('immutable');
  const { headers } = await get(`${root.origin}/Blog`, { 'accept-encoding': 'gzip, br' });
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('content-encoding')).toBe('br');
  const part = await get(`${root.origin}/Blog`, { 'accept-encoding': 'br', range: 'bytes=0-1999' });
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
});
