import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { sayWhere } from '@/scripts/finish/archive';
import { newFolder } from '../support/folder';

jest.mock('@/lib/content/pages', () => ({ places: [], folderPaths: () => ['/Soins', '/soins'] }));

const page = 'Page '.repeat(100);
let dir: string;
let archive: string;

beforeEach(() => {
  // As a disk lists them that has one name for two pages.
  dir = path.join(newFolder({ 'out/Soins.html': page, 'out/robots.txt': 'é' }), 'out');
  archive = `${dir}.zip`;
});

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

it.each([
  ['that has every page is what is published', true, false, /^Le site est dans [^ ]+\/out\/\.$/],
  ['of a disk that ignores case is for looking', false, true, /pour être regardé seulement.*Avec RELEASE=1/],
])('a folder %s, and no older archive is left beside it', async (_, isRelease, ignoresCase, sentence) => {
  writeFileSync(archive, 'old');
  expect(await sayWhere(dir, isRelease, ignoresCase)).toMatch(sentence);
  expect(existsSync(archive)).toBe(false);
});

it('beside such a folder a release lies as an archive, with every page under its name', async () => {
  expect(await sayWhere(dir, true, true)).toMatch(/pour être regardé seulement.*Publiez l’archive [^ ]+\/out\.zip\.$/);
  const pages = ['Soins.html', 'soins.html'].map((name) => [name, page]);
  expect(unzip(readFileSync(archive))).toEqual([...pages, ['robots.txt', 'é']]);
  // Without names that differ by case alone the folder is whole.
  rmSync(path.join(dir, 'Soins.html'));
  expect(await sayWhere(dir, true, true)).toMatch(/\/out\/\.$/);
});
