/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copySite, withoutScripts, withProbe } from '@/scripts/bench/copies';
import { spread, spreads } from '@/scripts/bench/statistics';
import { pageParts } from '@/scripts/bench/weigh';

describe('spread', () => {
  it('gives the middle value, or the mean of the two in the middle', () => {
    expect(spread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9, runs: 3 });
    expect(spread([1, 9, 3, 5])?.median).toBe(4);
  });

  it('passes over what was not measured', () => {
    expect(spread([Number.NaN, 2, undefined])).toEqual({ median: 2, min: 2, max: 2, runs: 1 });
    expect(spread([Number.NaN])).toBeUndefined();
    expect(spreads([{ scripts: 1 }, { scripts: 3, heading: Number.NaN }])).toEqual({
      scripts: { median: 2, min: 1, max: 3, runs: 2 },
    });
  });
});

describe('files of a site', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  });

  afterEach(() => rm(dir, { recursive: true }));

  const data = '<script type="application/ld+json">{}</script>';
  const script = '<script data-page-script="true">run()</script>';

  it('are copied without scripts, but with structured data, and with headers', async () => {
    await mkdir(path.join(dir, 'site'));
    await writeFile(path.join(dir, 'site', 'index.html'), `<p>a</p>${data}${script}`);
    await writeFile(path.join(dir, 'site', '_headers'), '/*');
    await copySite(path.join(dir, 'site'), path.join(dir, 'bare'), withoutScripts);
    expect(await readFile(path.join(dir, 'bare', 'index.html'), 'utf8')).toBe(`<p>a</p>${data}`);
    expect(await readFile(path.join(dir, 'bare', '_headers'), 'utf8')).toBe('/*');
  });

  it('carry a probe that no policy forbids', async () => {
    await mkdir(path.join(dir, 'site'));
    const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"/>';
    await writeFile(path.join(dir, 'site', 'index.html'), `<head>${policy}</head><p>a</p>`);
    await writeFile(path.join(dir, 'site', '_headers'), '/*');
    await copySite(path.join(dir, 'site'), path.join(dir, 'probed'), withProbe);
    const html = await readFile(path.join(dir, 'probed', 'index.html'), 'utf8');
    expect(html).toMatch(/^<head><script>\(function probe\(\)[\s\S]+\)\(\)<\/script><\/head><p>a<\/p>$/);
    await expect(readFile(path.join(dir, 'probed', '_headers'))).rejects.toThrow('ENOENT');
  });

  it('tell what a page weighs by itself', async () => {
    const style = `<style>${'p{color:red}'.repeat(2)}</style>`;
    await writeFile(path.join(dir, 'index.html'), `${style}<p>a</p>${data}${script}`);
    const parts = pageParts(dir, '/index.html');
    expect(parts.html).toBeLessThan(parts.page);
    await writeFile(path.join(dir, 'index.html'), `${style}<p>a</p>${data}`);
    expect(pageParts(dir, '/index.html').inlineScripts).toBeLessThan(parts.inlineScripts);
  });
});
