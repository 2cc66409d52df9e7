/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addIndexPages } from '@/scripts/finish/add-index-pages';
import { checkDisk } from '@/scripts/finish/check-disk';
import { finishExport, finishSteps } from '@/scripts/finish-export';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'finish-'));
});

afterEach(() => rm(dir, { recursive: true }));

async function write(name: string, content = name): Promise<void> {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), content);
}

describe('addIndexPages', () => {
  it('puts an index page beside every page, exact in case', async () => {
    for (const page of ['Blog.html', 'services/onglerie.html', 'Services/Coiffure.html']) await write(page);
    await write('Blog/data.txt');
    expect(await addIndexPages(dir)).toBe(3);
    for (const page of ['Blog', 'services/onglerie', 'Services/Coiffure']) {
      expect(await readFile(path.join(dir, page, 'index.html'), 'utf8')).toBe(`${page}.html`);
    }
    expect(existsSync(path.join(dir, 'Blog/data.txt'))).toBe(true);
  });

  it('leaves the home page, the 404 page, index pages and inner pages alone', async () => {
    for (const page of ['index.html', '404.html', '_not-found.html', 'de/index.html']) await write(page);
    expect(await addIndexPages(dir)).toBe(0);
    expect((await readdir(dir)).sort()).toEqual(['404.html', '_not-found.html', 'de', 'index.html']);
    expect(await readdir(path.join(dir, 'de'))).toEqual(['index.html']);
  });

  it('may run twice', async () => {
    await write('tarifs.html');
    await addIndexPages(dir);
    expect(await addIndexPages(dir)).toBe(1);
    expect(existsSync(path.join(dir, 'tarifs/index/index.html'))).toBe(false);
  });
});

describe('finishExport', () => {
  const index = { name: 'index', run: async (folder: string) => `${await addIndexPages(folder)} pages` };

  it('runs the steps in order and gathers what they say', async () => {
    await write('tarifs.html', 'avant');
    const change = { name: 'change', run: () => write('tarifs.html', 'apres').then(() => undefined) };
    expect(await finishExport(dir, [change, index, index])).toBe('1 pages, 1 pages');
    expect(await readFile(path.join(dir, 'tarifs/index.html'), 'utf8')).toBe('apres');
  });

  it('changes pages before it copies them', () => {
    const names = finishSteps.map(({ name }) => name);
    expect(names.indexOf('content policy')).toBeGreaterThan(-1);
    expect(names.indexOf('content policy')).toBeLessThan(names.indexOf('index pages'));
  });

  it('stops at the first step that fails', async () => {
    await write('tarifs.html');
    const fail = { name: 'fail', run: () => Promise.reject(new Error('non')) };
    await expect(finishExport(dir, [fail, index])).rejects.toThrow('non');
    expect(existsSync(path.join(dir, 'tarifs'))).toBe(false);
  });
});

describe('checkDisk', () => {
  it('accepts a disk that tells upper from lower case, and leaves nothing behind', async () => {
    await checkDisk(dir, () => false);
    expect(await readdir(dir)).toEqual([]);
  });

  it('stops with a clear message on one that does not', async () => {
    const ignoringCase = (file: string) => path.basename(file).startsWith('CASE-PROBE-');
    await expect(checkDisk(dir, ignoringCase)).rejects.toThrow(/Services\/ and services\/ for one folder.*Linux/);
    expect(await readdir(dir)).toEqual([]);
  });
});
