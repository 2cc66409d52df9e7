import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { undoLatestChange } from '@/scripts/undo';
import { newFolder, writeFiles } from '../support/folder';

const price = 'salon/prices/coupe.json';

/** A repository with a commit for each change of files. */
function repository(...changes: Record<string, string>[]) {
  const folder = newFolder();
  const git = (...parts: string[]) =>
    execFileSync('git', parts, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 30_000 });
  git('init', '--quiet');
  for (const [key, value] of Object.entries({ name: 'Julie', email: 'julie@salon.example' }))
    git('config', `user.${key}`, value);
  for (const [index, files] of changes.entries()) {
    writeFiles(folder, files);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', `Changement ${index + 1}`);
  }
  return {
    git,
    write: (files: Record<string, string>) => writeFiles(folder, files),
    undo: (): string => undoLatestChange(folder, 'salon'),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    latest: () => git('log', '-1', '--format=%s').trim(),
    /** Everything that must be as it was: the commit, what is staged, what is not, and what git is in the middle of. */
    state: () => ['rev-parse HEAD', 'status', 'diff HEAD'].map((command) => git(...command.split(' '))),
  };
}

it('the latest change of the content is taken back, whatever the code has changed since, and brought back by a second time', () => {
  const { undo, read, latest } = repository({ [price]: '60' }, { [price]: '65' }, { 'app/page.tsx': 'new' });
  expect(undo()).toBe('Changement 2');
  expect([read(price), read('app/page.tsx'), latest()]).toEqual(['60', 'new', 'Annule « Changement 2 »']);
  undo();
  expect(read(price)).toBe('65');
});

const twoPrices = [{ [price]: '60' }, { [price]: '65' }];
type Prepare = (made: ReturnType<typeof repository>) => unknown;
/** Another line of work, in which the price is 70, and which takes the first one in. */
const beginMerge: Prepare = ({ git, write }) => {
  git('checkout', '--quiet', '-b', 'other', 'HEAD~1');
  write({ [price]: '70' });
  git('commit', '--quiet', '--all', '--message', 'Autre');
  git('merge', '--quiet', '--no-commit', '--strategy=ours', '@{-1}');
};

/** What git begins and does not finish. */
const stopAt =
  (...parts: string[]): Prepare =>
  ({ git }) =>
    expect(() => git(...parts)).toThrow();

it.each<[string, string, Record<string, string>[], Prepare]>([
  ['there was nothing before it', 'aucun changement du contenu', [{ [price]: '60' }], () => {}],
  ['it changed code too', 'touche aussi le code', [{}, { [price]: '65', 'app/page.tsx': 'new' }], () => {}],
  [
    'a merge has since changed the same line',
    'ne se laisse pas annuler',
    twoPrices,
    (made) => {
      beginMerge(made);
      made.write({ [price]: '80' });
      made.git('commit', '--quiet', '--all', '--message', 'Fusion');
    },
  ],
  [
    'something else is staged',
    'app/page.tsx',
    twoPrices,
    ({ git, write }) => {
      write({ 'app/page.tsx': 'new' });
      git('add', '--all');
    },
  ],
  ['a price is saved in no commit', price, twoPrices, ({ write }) => write({ [price]: '66' })],
  ['somebody is in a merge', 'est en cours', twoPrices, beginMerge],
  ['somebody is in a revert of their own', 'est en cours', twoPrices, stopAt('revert', '--no-edit', 'HEAD~1')],
  ['somebody is in a rebase', 'est en cours', twoPrices, stopAt('rebase', '--exec', 'false', 'HEAD~1')],
  ['no commit can be made', 'Git dit :', twoPrices, ({ git }) => git('config', 'user.name', ' ')],
])('nothing is changed where %s', (_, words, changes, prepare) => {
  const made = repository(...changes);
  prepare(made);
  const before = made.state();
  expect(made.undo).toThrow(words);
  expect(made.state()).toEqual(before);
});

it('a folder without a repository, and a computer without git, are told so', () => {
  expect(() => undoLatestChange(newFolder(), 'salon')).toThrow('n’est pas un dépôt');
  const jiti = path.join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  // Were git found after all, it would find no repository.
  const env = { ...process.env, PATH: newFolder(), GIT_DIR: newFolder(), GITHUB_ACTIONS: '' };
  const command = [jiti, path.resolve('scripts', 'undo.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout: 60_000 });
  expect([status, stderr.trim()]).toEqual([1, 'Git n’est pas installé sur cet ordinateur : rien n’a été annulé.']);
});
