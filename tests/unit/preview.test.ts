import { startPreviewServer } from '@/scripts/preview';
import { newFolder } from './support/folder';

jest.mock('@/scripts/finish/redirects', () => ({ lowerCaseRedirects: () => [{ from: '/soins', to: '/Soins' }] }));

const names = ['index.html', '404.html', 'Blog.html', '_headers', 'pictures/a.avif'];
const dir = newFolder(Object.fromEntries(names.map((name) => [name, `${name} `.repeat(500)])));
let root: { origin: string; close: () => Promise<void> };
let below: typeof root;
const get = (address: string, headers = {}) => fetch(address, { headers, redirect: 'manual' });

beforeAll(async () => {
  root = await startPreviewServer({ dir });
  below = await startPreviewServer({ dir, basePath: '/salon' });
});
afterAll(() => Promise.all([root.close(), below.close()]));

it('shows the 404 page for what is no file, or none of the site', async () => {
  for (const path of ['/rien', '/pictures/absent.avif', '/_headers', '/..%2fsecret', '/%']) {
    const response = await get(root.origin + path);
    expect([path, response.status, (await response.text()).slice(0, 8)]).toEqual([path, 404, '404.html']);
  }
});

it('leads from small letters to the page, with what was asked, and serves below a folder of the domain only', async () => {
  const { status, headers } = await get(`${below.origin}/salon/soins/?a=1`);
  expect([status, headers.get('location')]).toEqual([301, '/salon/Soins?a=1']);
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
