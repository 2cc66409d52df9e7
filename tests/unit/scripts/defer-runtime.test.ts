/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { deferRuntime, deferRuntimeOfPages, readLoader } from '@/scripts/finish/defer-runtime';
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
    `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>`,
    `<script src="${chunk('main')}" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"\\u003c/body>"])</script>',
    '</body></html>',
  ].join('');
}

describe('deferRuntime', () => {
  it('leaves no script in the page that loads by itself, and puts the loader at its end', () => {
    const page = deferRuntime(exported(), 'index.html', 'LOADER');
    expect(page?.html).not.toMatch(/async|as="script"|__next_f|TURBOPACK/);
    expect(page?.html).toMatch(/<script data-runtime="[^"]+">LOADER<\/script><\/body><\/html>$/);
  });

  it('lists the data of the page first and every script after it, in order', () => {
    const page = deferRuntime(exported(), 'index.html', '');
    const list = /data-runtime="([^"]+)"/.exec(page?.html ?? '')?.[1]?.split(' ');
    const chunks = ['react', 'page', 'main'].map((name) => `/_next/static/chunks/${name}.js`);
    expect(list).toEqual([page?.dataPath, ...chunks]);
  });

  it('keeps content, structured data and the scripts for old browsers as they are', () => {
    const page = deferRuntime(exported(), 'index.html', '$& $1');
    for (const kept of ['<p>Prix $&</p>', jsonLd, polyfill, '$& $1']) expect(page?.html).toContain(kept);
  });

  it('moves the data into a script that does what the scripts in the page did', () => {
    const global = { __next_f: undefined, TURBOPACK: undefined };
    new Function('self', 'globalThis', deferRuntime(exported(), 'index.html', '')?.data ?? '')(global, global);
    expect(global).toEqual({ TURBOPACK: [{}], __next_f: [[0], [1, '</body>']] });
  });

  it('names the data file by its content, below the base path', () => {
    const page = deferRuntime(exported('/salon'), 'index.html', '');
    expect(page?.dataPath).toMatch(/^\/salon\/_next\/static\/data\/[0-9a-f]{16}\.js$/);
    expect(page?.dataPath).toBe(deferRuntime(exported('/salon'), 'autre.html', '')?.dataPath);
  });

  it('leaves pages without the framework alone', () => {
    expect(deferRuntime(`<html><body>${jsonLd}</body></html>`, 'a.html', '')).toBeUndefined();
  });

  it('stops when a script of the framework is left that it does not know', () => {
    const changed = exported().replace('</body>', '<script>window.__next_f=1</script></body>');
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
      const [data = ''] = /\/_next\/static\/data\/\w+\.js/.exec(html) ?? [];
      expect(await readFile(path.join(dir, data), 'utf8')).toContain('__next_f');
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

describe('the loader', () => {
  it('is a script on one line of at most 700 bytes as sent', async () => {
    const loader = await readLoader();
    expect(() => new Function(loader)).not.toThrow();
    expect(loader).not.toMatch(/\n|<\/|\/\//);
    expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(700);
  });
});
