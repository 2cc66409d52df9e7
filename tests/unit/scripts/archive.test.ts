import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describeOutput } from '@/scripts/finish/archive';
import { newFolder } from '../support/folder';

jest.mock('@/lib/content/page-paths', () => ({ pageVersions: [], folderPaths: () => ['/Soins', '/soins'] }));

const page = 'Page '.repeat(100);
let dir: string;
let archive: string;

beforeEach(() => {
  // One file for the pages /Soins and /soins, as on a disk that ignores case.
  dir = path.join(newFolder({ 'out/Soins.html': page, 'out/robots.txt': 'é' }), 'out');
  archive = `${dir}.zip`;
});

it.each([
  ['with every page, ready for publication', true, false, /^Le site est dans [^ ]+\/out\/\.$/],
  ['on a disk that ignores case, for viewing only', false, true, /pour être regardé seulement.*Avec RELEASE=1/],
])('the folder is described as one %s, an older archive removed', async (_, isRelease, ignoresCase, sentence) => {
  writeFileSync(archive, 'old');
  expect(await describeOutput(dir, isRelease, ignoresCase)).toMatch(sentence);
  expect(existsSync(archive)).toBe(false);
});

it('a release on a disk that ignores case is an archive with all pages', async () => {
  expect(await describeOutput(dir, true, true)).toMatch(
    /pour être regardé seulement.*Publiez l’archive [^ ]+\/out\.zip\.$/,
  );
  const files = Object.entries(unzipSync(readFileSync(archive))).map(([name, content]) => [name, strFromU8(content)]);
  expect(files).toEqual([
    ['Soins.html', page],
    ['soins.html', page],
    ['robots.txt', 'é'],
  ]);
  // Without a file for pages that differ in case alone, the folder itself can be published.
  rmSync(path.join(dir, 'Soins.html'));
  expect(await describeOutput(dir, true, true)).toMatch(/\/out\/\.$/);
});
