/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BenchResult, formatReport, type PageResult, targetLines } from '@/scripts/bench/report';
import { charactersBySource } from '@/scripts/bench/source-map';
import { spread, spreads } from '@/scripts/bench/statistics';
import { pageParts, runtimeFiles } from '@/scripts/bench/weigh';
import { copyWithoutScripts } from '@/scripts/bench/without-scripts';

const one = (median: number) => ({ median, min: median, max: median, runs: 1 });

describe('spread', () => {
  it('gives the middle value, or the mean of the two in the middle', () => {
    expect(spread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9, runs: 3 });
    expect(spread([1, 9, 3, 5])?.median).toBe(4);
  });

  it('passes over what was not measured', () => {
    expect(spread([Number.NaN, 2, undefined])).toEqual(one(2));
    expect(spread([Number.NaN])).toBeUndefined();
    expect(spreads([{ fcp: 1 }, { fcp: 3, hero: Number.NaN }])).toEqual({
      fcp: { median: 2, min: 1, max: 3, runs: 2 },
    });
  });
});

describe('targetLines', () => {
  const page = (site: string, name: string, lcp: number, tbt = 0): PageResult => ({
    site,
    page: name,
    lighthouse: { lcp: one(lcp), tbt: one(tbt), performance: one(100) },
    browser: {},
    failed: [],
  });
  const result = (...pages: PageResult[]): BenchResult => ({ environment: {}, pages, interactions: {}, builds: {} });
  const line = (what: string, bench: BenchResult) =>
    targetLines(bench).find((candidate) => candidate.what.startsWith(what));

  it('holds our worst page to a target, not the pages of others', () => {
    const bench = result(
      page('ours', '/', 1000, 12),
      page('ours', '/tarifs', 1000, 31),
      page('without scripts', '/', 1000, 500),
    );
    expect(line('Lighthouse blocking', bench)).toMatchObject({ measured: '31 ms on /tarifs', isMet: false });
  });

  it('compares page by page with the same site without scripts, and less strictly with others', () => {
    const bench = result(page('ours', '/', 1100), page('without scripts', '/', 1000), page('limit', '/', 1000));
    expect(line('LCP (Lighthouse) / without scripts', bench)).toMatchObject({ measured: '1.10 on /', isMet: false });
    expect(line('LCP (Lighthouse) / limit', bench)).toMatchObject({ measured: '1.10 on /', isMet: true });
  });

  it('leaves out what was not measured', () => {
    expect(line('INP', result(page('ours', '/', 1)))).toBeUndefined();
    expect(formatReport(result(page('ours', '/', 1)))).not.toContain('NaN');
  });
});

describe('charactersBySource', () => {
  it('gives every character of a script to a source, over lines and sections', () => {
    // Column 0 from a.js, column 4 from b.js; in the second section column 2 of the second line from c.js.
    const map = {
      sources: [],
      mappings: '',
      sections: [
        { offset: { line: 0, column: 0 }, map: { sources: ['a.js', 'b.js'], mappings: 'AAAA,ICAA' } },
        { offset: { line: 1, column: 2 }, map: { sources: ['c.js'], mappings: 'AAAA' } },
      ],
    };
    expect(Object.fromEntries(charactersBySource('aaaabb\nbbccc', map))).toEqual({
      '': 0,
      'a.js': 4,
      'b.js': 4,
      'c.js': 3,
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
  const loader = '<script data-data="/d.txt" data-scripts="/a.js /b.js" data-entry="{}">run()</script>';

  it('are copied without scripts, but with structured data', async () => {
    await mkdir(path.join(dir, 'site'));
    await writeFile(path.join(dir, 'site', 'index.html'), `<p>a</p>${data}${loader}`);
    await copyWithoutScripts(path.join(dir, 'site'), path.join(dir, 'bare'));
    expect(await readFile(path.join(dir, 'bare', 'index.html'), 'utf8')).toBe(`<p>a</p>${data}`);
  });

  it('tell which scripts and data a page loads later, and what it weighs by itself', async () => {
    const style = `<style>${'p{color:red}'.repeat(2)}</style>`;
    await writeFile(path.join(dir, 'index.html'), `${style}<p>a</p>${data}${loader}`);
    expect(runtimeFiles(dir, '/index.html')).toEqual({ scripts: ['/a.js', '/b.js'], data: '/d.txt' });
    const parts = pageParts(dir, '/index.html');
    expect(parts.html).toBeLessThan(parts.page);
    await writeFile(path.join(dir, 'index.html'), `${style}<p>a</p>${data}`);
    expect(pageParts(dir, '/index.html').inlineScripts).toBeLessThan(parts.inlineScripts);
  });
});
