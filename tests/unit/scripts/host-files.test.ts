import { routes } from '@/content/routes';
import { hostFiles, securityHeaders } from '@/scripts/finish/headers';
import { headersFile, redirectsFile } from '@/scripts/finish/host-files';
import { htaccessFile } from '@/scripts/finish/htaccess';
import { lowerCaseRedirects } from '@/scripts/finish/redirects';

const policyOf = (scripts?: string[]) => securityHeaders(true, scripts)[0]?.[1];

describe('headers', () => {
  it('allow the scripts that all pages have in common, and no others', () => {
    const policy = policyOf(["'self'", "'sha256-a'"]);
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("default-src 'self';");
  });

  it('leave scripts to the page where each has its own, which only it can allow', () => {
    expect(policyOf()).not.toMatch(/script-src|default-src/);
  });

  it('insist on https only where the site is served by it', () => {
    for (const insisting of ['upgrade-insecure-requests', 'Strict-Transport-Security']) {
      expect(securityHeaders(true).join()).toContain(insisting);
      expect(securityHeaders(false).join()).not.toContain(insisting);
    }
  });

  it('stand in _headers below the folder of the site, each once for an address: both hosts would join the values', () => {
    const lines = headersFile('/salon', securityHeaders(true)).trim().split('\n');
    const [everywhere, ...folders] = lines.filter((line) => !line.startsWith(' '));
    expect(everywhere).toBe('/salon/*');
    expect(folders).toContain('/salon/pictures/*');
    const names = lines.filter((line) => line.startsWith(' ')).map((line) => line.trim().split(':')[0]);
    expect(names).toEqual([...securityHeaders(true).map(([name]) => name), ...folders.map(() => 'Cache-Control')]);
  });
});

describe('redirects', () => {
  it('lead to every page with capitals in its path from the same path in small letters', () => {
    const withCapitals = Object.values(routes).filter((route) => route !== route.toLowerCase());
    expect(lowerCaseRedirects()).toEqual(withCapitals.map((to) => ({ from: to.toLowerCase(), to })));
  });

  it('leave a path alone that is a page itself', () => {
    expect(lowerCaseRedirects(['/Blog', '/blog', '/Tarifs'])).toEqual([{ from: '/tarifs', to: '/Tarifs' }]);
  });

  it('are plain lines for Netlify and Cloudflare, with and without final slash', () => {
    expect(redirectsFile('/salon', [{ from: '/blog', to: '/Blog' }])).toBe(
      '/salon/blog /salon/Blog 301\n/salon/blog/ /salon/Blog 301\n',
    );
  });
});

describe('.htaccess', () => {
  const text = htaccessFile('/salon', securityHeaders(true), [{ from: '/blog', to: '/Blog' }]);

  it('names addresses below the folder of the site', () => {
    expect(text).toContain('ErrorDocument 404 /salon/404.html\n');
    expect(text).toContain('RedirectMatch 301 "^/salon/blog/?$" "/salon/Blog"\n');
    expect(text).toContain('m#^/salon/(');
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
