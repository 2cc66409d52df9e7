import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingPolicy, sharedPolicy } from '@/scripts/finish/content-policy';
import { lowerCaseRedirects } from '@/scripts/finish/exact-names';
import { policyName, securityHeaders } from '@/scripts/finish/headers';
import { hostTexts, writeHostFiles } from '@/scripts/finish/host-files';
import { newFolder } from '../support/folder';

// tests/hosts runs servers with these files; the plain ones are for hosts that cannot be installed.

const hash = "'sha256-x'";
const hosting = {
  basePath: '/salon',
  headers: securityHeaders(true, [hash]),
  redirects: lowerCaseRedirects(['/Blog', '/Tarifs', '/tarifs']),
  folders: ['/soins'],
};
const texts = Object.fromEntries(hostTexts(hosting));

it('headers ask for https only where the site has it', () => {
  for (const insisting of ['upgrade-insecure-requests', 'Strict-Transport-Security']) {
    expect(securityHeaders(true, []).join()).toContain(insisting);
    expect(securityHeaders(false, []).join()).not.toContain(insisting);
  }
});

it('scripts of all responses come from the site, but for the sources that a file of it needs', () => {
  const shared = sharedPolicy(["'self'", "'wasm-unsafe-eval'", hash]);
  expect(shared['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", hash]);
  expect(sharedPolicy([hash])['script-src']).toEqual(["'self'", hash]);
  // All others fall back on it.
  expect(shared).not.toHaveProperty('default-src');
});

it('_headers has each header once for an address, in lines of 2000 characters at most', () => {
  const rules = (texts._headers ?? '')
    .trim()
    .split(/\n(?! )/)
    .map((rule) => rule.split('\n').map((line) => line.trim()));
  expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThanOrEqual(2000);
  const names = Object.fromEntries(
    rules.map(([address, ...lines]) => [address, lines.map((line) => line.split(':')[0])]),
  );
  const { '/salon/*': everywhere, ...hashed } = names;
  expect(everywhere).toEqual(hosting.headers.map(([name]) => name));
  expect(rules).toHaveLength(Object.keys(names).length);
  expect(hashed).toMatchObject({
    '/salon/pictures/*': ['Cache-Control', policyName],
    '/salon/drawings/*': ['Cache-Control', policyName],
    '/salon/share/*': ['Cache-Control'],
    '/salon/icon.svg': [policyName],
  });
});

it.each(Object.keys(texts).filter((name) => name !== '_redirects'))('%s lets no script run in a drawing', (name) => {
  expect(texts[name]).toContain(drawingPolicy);
});

it('files for hosts are written into the site, and those for servers beside it', async () => {
  const folder = newFolder();
  await writeHostFiles(path.join(folder, 'out'), []);
  for (const name of ['out/_headers', 'out/.htaccess', 'nginx.conf', 'Caddyfile']) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/undefined|false|\n\n/);
  }
});

it('redirects lead from small letters to capitals, unless a page has that path; folders without a page answer 404', () => {
  const folder = '/salon/soins /salon/404.html 404!\n';
  expect(texts._redirects).toBe(`/salon/blog /salon/Blog 301\n/salon/blog/ /salon/Blog 301\n${folder}`);
  const places = ['404 /salon/404.html\n', '"^/salon/blog/?$" "/salon/Blog"\n', 'm#^/salon/('];
  for (const place of places) expect(texts['.htaccess']).toContain(place);
});
