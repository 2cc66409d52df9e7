/** @jest-environment node */

import { commonScripts, headersFile } from '@/scripts/finish/headers';
import { htaccessFile } from '@/scripts/finish/htaccess';
import { headersFor, parseHeaderRules, withoutHttps } from '@/scripts/preview/headers-file';

const pages = [
  'index.html',
  '404.html',
  'tarifs.html',
  'Blog.html',
  'services/onglerie.html',
  'services/onglerie/vernis.html',
];
const text = headersFile(pages, { basePath: '', isHttps: true });
const headersOf = (address: string, file = text) => headersFor(parseHeaderRules(file), address);

describe('_headers', () => {
  it('protects every address', () => {
    for (const address of ['/', '/tarifs', '/services/onglerie/vernis', '/pictures/a.avif', '/absent/page']) {
      const headers = headersOf(address);
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'; upgrade-insecure-requests$/);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('says nothing about scripts where each page has its own, which only the page can allow by their hashes', () => {
    const page = (script: string) => `<script>${script}</script>`;
    expect(commonScripts(Array.from({ length: 37 }, (_, index) => page(`f(${index})`)))).toBeUndefined();
    expect(headersOf('/').get('content-security-policy')).not.toMatch(/script-src|default-src/);
  });

  it('allows the scripts that all pages have in common, and no others', () => {
    const scripts = commonScripts(['<script>f()</script>', '<script>f()</script>', '<p>']);
    expect(scripts).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
    const policy = headersOf('/', headersFile(pages, { basePath: '', isHttps: true, scripts })).get(
      'content-security-policy',
    );
    expect(policy).toContain(`script-src ${scripts?.join(' ')};`);
    expect(policy).toContain("default-src 'self';");
  });

  it('keeps hashed files for good and has pages asked for each time', () => {
    for (const file of [
      '/_next/static/chunks/a.css',
      '/islands/a.js',
      '/pictures/a.avif',
      '/film/a.mp4',
      '/share/a.jpg',
    ]) {
      expect(headersOf(file).get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    for (const page of ['/', '/tarifs', '/tarifs/', '/Blog', '/services/onglerie', '/services/onglerie/vernis']) {
      expect(headersOf(page).get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('leaves https out where the site is not served by it', () => {
    const plain = headersFile(pages, { basePath: '', isHttps: false });
    expect(plain).not.toMatch(/upgrade-insecure-requests|Strict-Transport-Security/);
    const stripped = withoutHttps(headersOf('/'));
    expect(stripped).toEqual(headersOf('/', plain));
  });

  it('starts every address with the folder of the site', () => {
    const below = headersFile(pages, { basePath: '/salon', isHttps: true });
    expect(headersOf('/salon/film/a.mp4', below).get('cache-control')).toContain('immutable');
    expect(headersOf('/film/a.mp4', below).size).toBe(0);
  });

  it('stays within what Cloudflare reads, and does not grow with the pages', () => {
    const many = Array.from({ length: 500 }, (_, index) => `services/page-${index}.html`);
    expect(headersFile([...pages, ...many], { basePath: '', isHttps: true })).toBe(text);
    expect(() => headersFile([], { basePath: `/${'a'.repeat(2000)}`, isHttps: true })).toThrow(/Cloudflare/);
  });
});

describe('.htaccess', () => {
  it('sets the same headers as _headers', () => {
    const htaccess = htaccessFile({ basePath: '', isHttps: true });
    for (const [name, value] of headersOf('/absent/page')) {
      expect(htaccess.toLowerCase()).toContain(`header always set ${name} "${value.toLowerCase()}"`);
    }
  });

  it('finds the 404 page below a folder', () => {
    expect(htaccessFile({ basePath: '/salon', isHttps: true })).toContain('ErrorDocument 404 /salon/404.html\n');
  });
});
