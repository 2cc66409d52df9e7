import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { sayWhere } from '@/scripts/finish/archive';
import { inRepository } from '@/scripts/support/paths';

jest.mock('@/lib/content/pages', () => ({ places: [], folderPaths: () => ['/Soins', '/soins'] }));

const page = 'Page '.repeat(100);
let dir: string;
let archive: string;

beforeEach(() => {
  dir = path.join(mkdtempSync(inRepository('.generated', 'archive-')), 'out');
  archive = `${dir}.zip`;
  mkdirSync(dir);
  // As a disk lists them that has one name for two pages.
  writeFileSync(path.join(dir, 'Soins.html'), page);
  writeFileSync(path.join(dir, 'robots.txt'), 'é');
});

afterEach(() => rmSync(path.dirname(dir), { recursive: true }));

/** Name and text of each file that the directory at the end of an archive lists. */
function unzip(file: Buffer): [name: string, text: string][] {
  const files: [string, string][] = [];
  let entry = file.readUInt32LE(file.length - 6);
  while (file.toString('latin1', entry, entry + 4) === 'PK\x01\x02') {
    const nameEnd = entry + 46 + file.readUInt16LE(entry + 28);
    const content = file.readUInt32LE(entry + 42) + nameEnd - entry - 16;
    const packed = file.subarray(content, content + file.readUInt32LE(entry + 20));
    files.push([file.toString('utf8', entry + 46, nameEnd), inflateRawSync(packed).toString()]);
    entry = nameEnd;
  }
  return files;
}

it.each([true, false])(
  'a folder that has every page is what is published, in a release (%s) or not',
  async (release) => {
    expect(await sayWhere(dir, release, false)).toMatch(/^Le site est dans [^ ]+\/out\/\.$/);
    expect(existsSync(archive)).toBe(false);
  },
);

it('a folder of a disk that ignores case is for looking, and no older archive is left beside it', async () => {
  writeFileSync(archive, 'old');
  expect(await sayWhere(dir, false, true)).toMatch(/pour être regardé seulement.*Avec RELEASE=1/);
  expect(existsSync(archive)).toBe(false);
});

it('beside such a folder a release lies as an archive, with every page under its name', async () => {
  expect(await sayWhere(dir, true, true)).toMatch(/pour être regardé seulement.*Publiez l’archive [^ ]+\/out\.zip\.$/);
  expect(unzip(readFileSync(archive))).toEqual([
    ['Soins.html', page],
    ['soins.html', page],
    ['robots.txt', 'é'],
  ]);
});

it('such a folder is whole all the same where no two names of the site differ by case alone', async () => {
  rmSync(path.join(dir, 'Soins.html'));
  expect(await sayWhere(dir, true, true)).toMatch(/\/out\/\.$/);
});
