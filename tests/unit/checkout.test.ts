import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from './support/folder';

it('a checkout has the same bytes where git is set to change line ends, as on Windows', () => {
  const bytes = 'a\r\nb\n';
  const folder = newFolder({ 'coupe.json': '{\n}\n', 'carnet.md': 'a\r\n', 'photo.webp': bytes, 'fonte.woff2': bytes });
  const git = (...parts: string[]) => execFileSync('git', parts, { cwd: folder, stdio: 'pipe', timeout: 30_000 });
  copyFileSync('.gitattributes', path.join(folder, '.gitattributes'));
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'true');
  git('add', '--all');
  git('checkout-index', '--all', '--prefix=elsewhere/');
  const read = (name: string) => readFileSync(path.join(folder, 'elsewhere', name), 'utf8');
  expect(['coupe.json', 'carnet.md', 'photo.webp', 'fonte.woff2'].map(read)).toEqual(['{\n}\n', 'a\n', bytes, bytes]);
});
