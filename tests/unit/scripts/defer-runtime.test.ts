/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { deferRuntime, deferRuntimeOfPages, readInlineScript } from '@/scripts/finish/defer-runtime';
import { finishSteps } from '@/scripts/finish-export';

const jsonLd = '<script type="application/ld+json">{"@type":"HairSalon"}</script>';
const polyfill = '<script src="/_next/static/chunks/polyfill.js" noModule=""></script>';

/** A page as Next exports it, cut down. */
function exported(base = ''): string {
  const chunk = (name: string) => `${base}/_next/static/chunks/${name}.js`;
  return [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk('main')}"/>`,
    `<script src="${chunk('react')}" async=""></script><script src="${chunk('page')}" async=""></script>`,
    `${polyfill}</head><body><p>Prix $&</p>${jsonLd}`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>',
    `<script src="${chunk('main')}" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:\\u003c/body>"])</script><script>self.__next_f.push([1,"é])"])</script>',
    '</body></html>',
  ].join('');
}

describe('deferRuntime', () => {
  it('leaves no script in the page that loads by itself, and puts the loader at its end', () => {
    const page = deferRuntime(exported(), 'index.html', 'LOADER');
    expect(page?.html).not.toMatch(/async|as="script"|__next_f|TURBOPACK/);
    expect(page?.html).toMatch(/<script data-data="[^"]+"[^>]*>LOADER<\/script><\/body><\/html>$/);
  });

  it('tells the loader every script once, in order, and how React starts', () => {
    const page = deferRuntime(exported(), 'index.html', '');
    const chunks = ['react', 'page', 'main'].map((name) => `/_next/static/chunks/${name}.js`);
    expect(page?.html).toContain(`data-scripts="${chunks.join(' ')}"`);
    expect(page?.html).toContain('data-entry=\'{"otherChunks":["a.js"]}\'');
    expect(page?.html).toContain(`data-data="${page?.dataPath}"`);
  });

  it('keeps content and structured data as they are', () => {
    const page = deferRuntime(exported(), 'index.html', '$& $1');
    for (const kept of ['<p>Prix $&</p>', jsonLd, '$& $1']) expect(page?.html).toContain(kept);
  });

  it('leaves out what React notes for pages that stream', () => {
    const streamed = exported().replace('<p>', '<p class="a" vt-update="none">');
    expect(deferRuntime(streamed, 'index.html', '')?.html).toContain('<p class="a">');
  });

  it('asks nothing of browsers that are too old for the rest', () => {
    expect(deferRuntime(exported(), 'index.html', '')?.html).not.toMatch(/nomodule/i);
  });

  it('joins the data of the page in a file named by its content, below the base path', () => {
    const page = deferRuntime(exported('/salon'), 'index.html', '');
    expect(page?.data).toBe('1:</body>é])');
    expect(page?.dataPath).toMatch(/^\/salon\/_next\/static\/data\/[\w-]{8}\.txt$/);
    expect(page?.dataPath).toBe(deferRuntime(exported('/salon'), 'autre.html', '')?.dataPath);
  });

  it('leaves pages without the framework alone', () => {
    expect(deferRuntime(`<html><body>${jsonLd}</body></html>`, 'a.html', '')).toBeUndefined();
  });

  it.each([
    ['another script of the framework', '<script>window.__next_f=1</script>'],
    ['data of a kind it does not know', '<script>self.__next_f.push([3,"AA=="])</script>'],
    [
      'a second entry',
      '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
    ],
  ])('stops at %s', (_what, script) => {
    const changed = exported().replace('</body></html>', `${script}</body></html>`);
    expect(() => deferRuntime(changed, 'tarifs.html', '')).toThrow(/tarifs\.html: this version of Next/);
  });
});

describe('deferRuntimeOfPages', () => {
  it('writes every page and its data, and counts the pages', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'defer-'));
    try {
      await mkdir(path.join(dir, 'services'));
      for (const page of ['index.html', 'services/onglerie.html']) await writeFile(path.join(dir, page), exported());
      await writeFile(path.join(dir, 'other.html'), '<html><body></body></html>');
      expect(await deferRuntimeOfPages(dir)).toBe(2);
      const html = await readFile(path.join(dir, 'services/onglerie.html'), 'utf8');
      const [data = ''] = /\/_next\/static\/data\/[\w-]+\.txt/.exec(html) ?? [];
      expect(await readFile(path.join(dir, data), 'utf8')).toBe('1:</body>é])');
      expect(await readdir(path.join(dir, '_next/static/data'))).toHaveLength(1);
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});

it('is deferred before the policy counts the scripts of a page, and before pages are copied', () => {
  const order = ['styles', 'runtime', 'content policy', 'index pages'];
  expect(finishSteps.map(({ name }) => name).filter((name) => order.includes(name))).toEqual(order);
});

describe('the inline script', () => {
  it('is a script on one line of at most 850 bytes as sent', async () => {
    const script = await readInlineScript();
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/\n|<\/|\/\//);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(850);
  });
});
