/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { routes } from '@/content/routes';
import { lowerCaseRedirects, redirectFiles, writeRedirects } from '@/scripts/finish/redirects';

it('every page with capitals in its path is reached in small letters', () => {
  const withCapitals = Object.values(routes).filter((route) => route !== route.toLowerCase());
  expect(lowerCaseRedirects()).toEqual(withCapitals.map((to) => ({ from: to.toLowerCase(), to })));
});

it('a path that is a page itself leads nowhere else', () => {
  expect(lowerCaseRedirects(['/Blog', '/blog', '/Tarifs'])).toEqual([{ from: '/tarifs', to: '/Tarifs' }]);
});

describe('rules of a site below a folder', () => {
  const files = redirectFiles([{ from: '/blog', to: '/Blog' }], '/salon');

  it('are plain lines for Netlify and Cloudflare, with and without final slash', () => {
    expect(files.static).toBe('/salon/blog /salon/Blog 301\n/salon/blog/ /salon/Blog 301\n');
  });

  it('keep the query on nginx', () => {
    expect(files.nginx).toContain('location = /salon/blog { return 301 /salon/Blog$is_args$args; }');
    expect(files.nginx).toContain('location = /salon/blog/ { return 301 /salon/Blog$is_args$args; }');
  });

  it('match the case on Caddy, where the page would otherwise lead to itself', () => {
    const [, pattern = ''] = /path_regexp (\S+)/.exec(files.caddy) ?? [];
    expect('/salon/blog').toMatch(new RegExp(pattern));
    expect('/salon/blog/').toMatch(new RegExp(pattern));
    expect('/salon/Blog').not.toMatch(new RegExp(pattern));
  });
});

it('the site gets _redirects; rules for other servers stay outside of it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'redirects-'));
  const [site, generated] = [path.join(dir, 'site'), path.join(dir, 'generated')];
  const count = await writeRedirects(site, generated);
  const lines = (await readFile(path.join(site, '_redirects'), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(count * 2);
  expect(await readFile(path.join(generated, 'redirects.nginx.conf'), 'utf8')).toContain('/Blog');
  expect(await readFile(path.join(generated, 'redirects.caddy'), 'utf8')).toContain('/Blog');
  await rm(dir, { recursive: true });
});
