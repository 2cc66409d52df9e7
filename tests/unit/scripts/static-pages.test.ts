/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makePagesStatic, staticPage } from '@/scripts/finish/static-pages';

const framework = '<script>self.__next_f.push([1,"a"])</script>';
const own = '<script data-page-script="true">start()</script>';
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const made = (body: string, basePath = '') => staticPage(page(body), 'dossier/a.html', basePath);

describe('staticPage', () => {
  it.each([
    framework,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script id="_R_" async="" src="/_next/static/chunks/a.js"></script>',
    '<script async="" src="/_next/static/chunks/a.js" id="_R_"></script>',
    '<script src="/salon/_next/static/chunks/a.js" nomodule=""></script>',
    '<script id="_R_">f()</script>',
    '<link rel="preload" href="/_next/static/chunks/a.js" as="script">',
    '<link as="script" fetchpriority="low" href="/_next/static/chunks/a.js" rel="preload">',
  ])('takes out %s', (tag) => {
    expect(made(`${framework}<p>a</p>${tag}${own}`).html).toBe(page(`<p>a</p>${own}`));
  });

  it.each([
    '<script type="application/ld+json">{"@graph":["<p>"]}</script>',
    '<script type="speculationrules">{"prerender":[]}</script>',
    '<link rel="preload" href="/a.woff2" as="font">',
    '<a href="/tarifs" title="«&nbsp;Tarifs&nbsp;» &amp; plus">Tarifs &lt; 100</a>',
    '<noscript><p>b</p></noscript>',
  ])('leaves %s alone', (tag) => {
    expect(made(`${framework}${tag}${own}`).html).toBe(page(tag + own));
  });

  it('moves the props of islands into files beside their code, one for the same props', () => {
    const island = (text: string) => `<div data-props='{"text":"${text}"}'></div>`;
    const { html, data } = made(framework + island('a') + island('b') + island('a') + own, '/salon');
    const [a, b, again] = [...html.matchAll(/data-props="\/salon(\/islands\/[0-9a-f]{8}\.json)"/g)].map(
      ([, address]) => address as string,
    );
    expect(data).toEqual({ [`${a}`]: '{"text":"a"}', [`${b}`]: '{"text":"b"}' });
    expect(again).toBe(a);
  });

  it.each([
    ['a script nobody has thought of', `${framework}<script>track()</script>${own}`, 'the script "track()"'],
    ['a script of another host', `${framework}<script src="https://cdn.example/a.js"></script>${own}`, 'cdn.example'],
    ['no script of the framework', own, '0 scripts of the framework and 1 of its own'],
    ['no script of its own', framework, '1 scripts of the framework and 0 of its own'],
    ['its own script twice', framework + own + own, '1 scripts of the framework and 2 of its own'],
  ])('stops the build, by the name of the file, at a page with %s', (_what, body, message) => {
    expect(() => made(body)).toThrow(message);
    expect(() => made(body)).toThrow('dossier/a.html');
  });
});

describe('makePagesStatic', () => {
  it('leaves pages and the data of their islands, and nothing of the router', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'static-'));
    try {
      const files = {
        'services/coiffure.html': page(`${framework}<div data-props="{}"></div>${own}`),
        'index.txt': 'router',
        'services/__next._tree.txt': 'router',
        'robots.txt': 'robots',
        '_next/static/chunks/a.js': 'runtime',
        '_next/static/chunks/a.css': 'styles',
        'islands/a.js': 'island',
      };
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
        await writeFile(path.join(dir, name), text);
      }
      expect(await makePagesStatic(dir, '')).toBe(1);
      const left = await readdir(dir, { recursive: true });
      expect(left.filter((name) => path.extname(name)).sort()).toEqual([
        '_next/static/chunks/a.css',
        'islands/44136fa3.json',
        'islands/a.js',
        'robots.txt',
        'services/coiffure.html',
      ]);
      expect(await readFile(path.join(dir, 'islands/44136fa3.json'), 'utf8')).toBe('{}');
      expect(await readFile(path.join(dir, 'services/coiffure.html'), 'utf8')).toContain('/islands/44136fa3.json');
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
