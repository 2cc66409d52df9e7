/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { formatPolicy, pagePolicy, withPolicy } from '@/scripts/finish/content-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;
const scriptSources = (html: string) => pagePolicy(html)['script-src'];

describe('the policy of a page', () => {
  it('allows the inline scripts that stand in the page, each once, and files of the site', () => {
    const html = page('<script>let a = 1</script><script id="_R_">é()</script><script>let a = 1</script>');
    expect(scriptSources(html)).toEqual(["'self'", hashOf('let a = 1'), hashOf('é()')]);
  });

  it('needs no hash for script files and for data', () => {
    const html = page(
      '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script type="text/template">x</script>',
    );
    expect(scriptSources(html)).toEqual(["'self'"]);
  });

  it.each(['module', 'text/javascript', 'importmap', 'speculationrules'])(
    'hashes inline scripts of type %s',
    (type) => {
      expect(scriptSources(page(`<script type="${type}">x</script>`))).toContain(hashOf('x'));
    },
  );

  it('reads attributes that hold a bracket or the word src', () => {
    const html = page('<script data-note="a > b src=" defer>x</script>');
    expect(scriptSources(html)).toEqual(["'self'", hashOf('x')]);
  });

  it('hashes what the parser sees: every line break as \\n', () => {
    expect(scriptSources(page('<script>a\r\nb</script>'))).toContain(hashOf('a\nb'));
  });

  it('forbids inline and evaluated scripts, plugins, foreign frames, bases and forms', () => {
    const policy = pagePolicy(page('<script>x</script>'));
    expect(formatPolicy({ 'script-src': policy['script-src'] ?? [] })).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-src': [new URL(mapEmbedHref()).origin],
      'img-src': ["'self'", 'data:', 'https://images.unsplash.com'],
    });
  });

  it('leaves plain http on localhost working in Safari', () => {
    expect(withPolicy(page(''), 'a.html')).not.toContain('upgrade-insecure-requests');
  });
});

describe('withPolicy', () => {
  it('puts the policy right after the character set, before anything it must cover', () => {
    expect(withPolicy(page(''), 'a.html')).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><title>/,
    );
  });

  it('replaces the policy of an earlier run', () => {
    const once = withPolicy(page('<script>x</script>'), 'a.html');
    expect(withPolicy(once, 'a.html')).toBe(once);
  });

  it('refuses a page it cannot protect, by name', () => {
    expect(() => withPolicy('<p>', 'dossier/a.html')).toThrow('dossier/a.html');
  });
});
