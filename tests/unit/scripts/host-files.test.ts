import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editorPath } from '@/lib/links/site';
import { editorPolicy, sharedPolicy } from '@/scripts/finish/content-policy';
import { hostFiles, securityHeaders } from '@/scripts/finish/headers';
import { fillTemplate, headersFile, redirectsFile, writeHostFiles } from '@/scripts/finish/host-files';
import { lowerCaseRedirects } from '@/scripts/finish/redirects';
import { allPaths } from '@/tests/support/paths';

const hosting = {
  basePath: '/salon',
  headers: securityHeaders(true),
  hasEditor: true,
  redirects: [{ from: '/blog', to: '/Blog' }],
};

describe('headers', () => {
  it('insist on https only where the site is served by it', () => {
    for (const insisting of ['upgrade-insecure-requests', 'Strict-Transport-Security']) {
      expect(securityHeaders(true).join()).toContain(insisting);
      expect(securityHeaders(false).join()).not.toContain(insisting);
    }
  });

  it('that pages and the editor share take nothing from either', () => {
    for (const [directive, sources] of Object.entries(sharedPolicy)) {
      const asked = (editorPolicy[directive] ?? editorPolicy['default-src'] ?? []).filter(
        (source) => source !== "'none'",
      );
      expect(sources).toEqual(expect.arrayContaining(asked));
    }
    // All others fall back on it.
    expect(sharedPolicy).not.toHaveProperty('default-src');
    expect(securityHeaders(true)[0]?.[1]).toContain("frame-ancestors 'none'; upgrade-insecure-requests");
  });

  describe('of _headers', () => {
    const rules = headersFile(hosting)
      .trim()
      .split(/\n(?! )/)
      .map((rule) => rule.split('\n').map((line) => line.trim()));
    const names = (address: string) =>
      rules
        .find(([first]) => first === address)
        ?.slice(1)
        .map((line) => line.split(':')[0]);

    it('stand below the folder of the site, within what hosts read', () => {
      for (const [address] of rules) expect(address).toMatch(/^\/salon\/(.+\/)?\*$/);
      expect(rules.length).toBeLessThanOrEqual(100);
      expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThanOrEqual(2000);
      expect(names('/salon/pictures/*')).toEqual(['Cache-Control']);
    });

    it('are each once for an address: both hosts would join the values', () => {
      const everywhere = names('/salon/*') ?? [];
      expect(everywhere).toEqual(securityHeaders(true).map(([name]) => name));
      const again = rules.flatMap(
        ([address = '']) => names(address)?.filter((name) => everywhere.includes(name)) ?? [],
      );
      expect(again).toEqual(everywhere);
      expect(names('/salon/admin/*')).toEqual(['X-Robots-Tag']);
    });
  });
});

it.each([true, false])('headers of the editor are written where there is one: %p', async (hasEditor) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
  const site = path.join(dir, 'out');
  mkdirSync(path.join(site, hasEditor ? editorPath : ''), { recursive: true });
  await writeHostFiles(site);
  const files = ['out/_headers', 'out/.htaccess', 'nginx.conf', 'Caddyfile'];
  const texts = files.map((name) => readFileSync(path.join(dir, name), 'utf8'));
  rmSync(dir, { recursive: true });
  for (const text of texts) {
    expect(text.includes(editorPath)).toBe(hasEditor);
    expect(text.includes('noindex')).toBe(hasEditor);
    expect(text).toContain("frame-ancestors 'none'");
  }
});

describe('redirects', () => {
  it('lead to every page with capitals in its path from the same path in small letters', () => {
    const withCapitals = allPaths.filter((route) => route !== route.toLowerCase());
    expect(lowerCaseRedirects()).toEqual(withCapitals.map((to) => ({ from: to.toLowerCase(), to })));
  });

  it('leave a path alone that is a page itself', () => {
    expect(lowerCaseRedirects(['/Blog', '/blog', '/Tarifs'])).toEqual([{ from: '/tarifs', to: '/Tarifs' }]);
  });

  it('are plain lines for Netlify and Cloudflare, with and without final slash', () => {
    expect(redirectsFile(hosting)).toBe('/salon/blog /salon/Blog 301\n/salon/blog/ /salon/Blog 301\n');
  });
});

describe('.htaccess', () => {
  const text = fillTemplate('htaccess', hosting);

  it('names addresses below the folder of the site', () => {
    expect(text).toContain('ErrorDocument 404 /salon/404.html\n');
    expect(text).toContain('RedirectMatch 301 "^/salon/blog/?$" "/salon/Blog"\n');
    expect(text).toContain('m#^/salon/(');
    expect(text).toContain('m#^/salon/admin(/|$)#');
  });

  it('keeps files for hosts to itself', () => {
    const [, hidden = ''] = /RedirectMatch 404 "(.+)"/.exec(text) ?? [];
    for (const file of hostFiles) expect(`/salon/${file}`).toMatch(new RegExp(hidden));
    expect('/salon/404.html').not.toMatch(new RegExp(hidden));
  });

  it('holds only directives that AllowOverride FileInfo and Indexes allow: any other makes every page answer 500', () => {
    const names = text.split('\n').map((line) => line.trim().split(' ')[0] ?? '');
    const allowed =
      /^(|#|<\/?IfModule>?|AddDefaultCharset|AddOutputFilterByType|AddType|DirectoryIndex|DirectorySlash|ErrorDocument|Header|IndexIgnore|RedirectMatch|Rewrite\w+)$/;
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
  });
});
