import { startPreviewServer } from '@/scripts/preview';
import { newFolder } from '../support/folder';

jest.mock('@/scripts/finish/exact-names', () => ({ lowerCaseRedirects: () => [{ from: '/soins', to: '/Soins' }] }));

const names = ['index.html', '404.html', 'Blog.html', '_headers', 'pictures/a.avif'];
const dir = newFolder(Object.fromEntries(names.map((name) => [name, `${name} `.repeat(500)])));
let server: { origin: string; close: () => Promise<void> };
/** What is answered to an address below the domain, in whose folder `/salon` the site is. */
const get = (address: string, headers = {}) => fetch(server.origin + address, { headers, redirect: 'manual' });

beforeAll(async () => {
  server = await startPreviewServer({ dir, basePath: '/salon' });
});
afterAll(() => server.close());

it('serves pages with and without a slash at the end, and the 404 page for what is no file of the site', async () => {
  for (const address of ['/salon', '/salon/', '/salon/Blog', '/salon/Blog/'])
    expect((await get(address)).status).toBe(200);
  for (const address of ['/salon/rien', '/salon/a.avif', '/salon/_headers', '/salon/..%2fsecret', '/%', '/salonBlog']) {
    const response = await get(address);
    expect([response.status, (await response.text()).slice(0, 8)]).toEqual([404, '404.html']);
  }
  const { status, headers } = await get('/salon/soins/?a=1');
  expect([status, headers.get('location')]).toEqual([301, '/salon/Soins?a=1']);
});

it('keeps hashed files and asks anew for pages; sends brotli, but for a part of a file', async () => {
  expect((await get('/salon/pictures/a.avif')).headers.get('cache-control')).toContain('immutable');
  const { headers } = await get('/salon/Blog', { 'accept-encoding': 'gzip, br' });
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('content-encoding')).toBe('br');
  const part = await get('/salon/Blog', { 'accept-encoding': 'br', range: 'bytes=0-1999' });
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
});
