import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { undoLatestChange } from '@/scripts/undo';
import { newFolder, writeFiles } from '../support/folder';

const price = 'salon/prices/coupe.json';

/** A repository with a commit for each change of files. */
function repository(...changes: Record<string, string>[]) {
  const folder = newFolder();
  const git = (...parts: string[]) => execFileSync('git', parts, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet');
  for (const [key, value] of Object.entries({ name: 'Julie', email: 'julie@salon.example' }))
    git('config', `user.${key}`, value);
  for (const [index, files] of changes.entries()) {
    writeFiles(folder, files);
    git('add', '--all');
    git('commit', '--quiet', '--message', `Changement ${index + 1}`);
  }
  return {
    undo: () => undoLatestChange(folder, 'salon'),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    latest: () => git('log', '-1', '--format=%s').trim(),
    status: () => git('status', '--short'),
  };
}

it('the latest change of the content is taken back, whatever the code has changed since, and brought back by a second time', () => {
  const { undo, read, latest } = repository({ [price]: '60' }, { [price]: '65' }, { 'app/page.tsx': 'new' });
  expect(undo()).toBe('Changement 2');
  expect([read(price), read('app/page.tsx'), latest()]).toEqual(['60', 'new', 'Annule « Changement 2 »']);
  undo();
  expect(read(price)).toBe('65');
});

it.each([
  ['there was nothing before it', [{ [price]: '60' }], 'aucun changement du contenu'],
  ['it changed code too', [{ [price]: '60' }, { [price]: '65', 'app/page.tsx': 'new' }], 'touche aussi le code'],
])('nothing is changed where %s', (_, changes, words) => {
  const { undo, latest, status } = repository(...(changes as Record<string, string>[]));
  const before = latest();
  expect(undo).toThrow(words);
  expect([latest(), status()]).toEqual([before, '']);
});
