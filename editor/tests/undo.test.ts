import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, writeFiles } from '../../tests/unit/support/folder';

const price = 'content/prices/coupe.json';

function repository(...changes: Record<string, string>[]) {
  const folder = newFolder();
  const run = (command: string, ...parts: string[]) =>
    execFileSync(command, parts, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 30_000 });
  run('git', 'init', '--quiet');
  for (const [key, value] of Object.entries({ name: 'Julie', email: 'julie@salon.example' }))
    run('git', 'config', `user.${key}`, value);
  for (const [index, files] of changes.entries()) {
    writeFiles(folder, files);
    run('git', 'add', '--all');
    run('git', 'commit', '--quiet', '--message', `Changement ${index + 1}`);
  }
  return {
    undo: () => run('bash', path.resolve('.github', 'undo.sh'), 'content'),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    latest: () => run('git', 'log', '-1', '--format=%s').trim(),
    status: () => run('git', 'status', '--porcelain'),
  };
}

it('undo.sh undoes the latest change of content, also after a change of code, and redoes it when run again', () => {
  const { undo, read, latest } = repository({ [price]: '60' }, { [price]: '65' }, { 'app/page.tsx': 'new' });
  undo();
  expect([read(price), read('app/page.tsx'), latest()]).toEqual(['60', 'new', 'Annule « Changement 2 »']);
  undo();
  expect(read(price)).toBe('65');
});

it.each<[string, string, Record<string, string>[]]>([
  ['no earlier commit exists', 'aucun changement du contenu', [{ [price]: '60' }]],
  ['the change touched code too', 'touche aussi le code', [{ a: '' }, { [price]: '65', 'app/page.tsx': 'new' }]],
])('undo.sh changes nothing, and says why, if %s', (_, words, changes) => {
  const { undo, latest, status } = repository(...changes);
  expect(undo).toThrow(expect.objectContaining({ stdout: expect.stringContaining(words) }));
  expect([latest(), status()]).toEqual([`Changement ${changes.length}`, '']);
});
