import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inGuillemets } from './content/problem';
import { BuildError } from './support/command';
import { inRepository, salonFolder } from './support/paths';
import { runCommand } from './support/run-command';

/** What git keeps while something that it was asked for is not finished. */
const unfinished = ['MERGE_HEAD', 'REVERT_HEAD', 'CHERRY_PICK_HEAD', 'rebase-merge', 'rebase-apply', 'sequencer'];

/**
 * Takes the latest change of the salon's content back, as a commit of its own; a second time it brings the change back.
 * @param folder The repository.
 * @param content The salon's folder in it.
 * @returns What was taken back, in the words of its commit.
 * @throws BuildError where there is nothing to take back, or where that would change more than content.
 */
export function undoLatestChange(folder = inRepository(), content = salonFolder): string {
  /** Runs git. Where it fails it says this sentence, and after a colon what git itself says. */
  const attempt = (sentence: string, ...parts: string[]) => {
    try {
      return execFileSync('git', parts, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 60_000 }).trimEnd();
    } catch (error) {
      const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
      if (code === 'ENOENT') throw new BuildError('Git n’est pas installé sur cet ordinateur : rien n’a été annulé.');
      throw new BuildError(sentence.endsWith(' :') ? `${sentence}\n${stderr.trim()}` : sentence);
    }
  };
  const git = (...parts: string[]) => attempt('Rien n’a été annulé. Git dit :', ...parts);

  const places = attempt(
    'Rien n’a été annulé : ce dossier n’est pas un dépôt que git puisse lire. Git dit :',
    'rev-parse',
    ...unfinished.flatMap((name) => ['--git-path', name]),
  );
  if (places.split('\n').some((place) => existsSync(path.resolve(folder, place)))) {
    throw new BuildError(
      'Une fusion, un rebase ou une annulation est en cours dans le dépôt : terminez-la d’abord ; rien n’a été annulé.',
    );
  }
  const open = git('status', '--porcelain');
  if (open) {
    throw new BuildError(
      `Des fichiers ont changé sans être enregistrés dans le dépôt :\n${open}\nEnregistrez-les (git commit) ou mettez-les de côté (git stash --include-untracked), puis recommencez ; rien n’a été annulé.`,
    );
  }

  const ownFiles = [content];
  const found = git('log', '-1', '--format=%H%n%P%n%s', '--no-merges', '--', ...ownFiles);
  const [latest = '', parent, subject = ''] = found.split('\n');
  if (!parent) throw new BuildError('Il n’y a aucun changement du contenu à annuler.');
  const all = git('diff', '--name-only', parent, latest);
  if (all !== git('diff', '--name-only', parent, latest, '--', ...ownFiles)) {
    throw new BuildError(
      `Le dernier changement, ${inGuillemets(subject)}, touche aussi le code du site : rien n’a été annulé.`,
    );
  }
  try {
    const refused = `${inGuillemets(subject)} ne se laisse pas annuler sans toucher à autre chose : rien n’a été changé.`;
    attempt(refused, 'revert', '--no-commit', latest);
    const message = ['--message', `Annule ${inGuillemets(subject)}`, '--message', `This reverts commit ${latest}.`];
    attempt('L’annulation n’a pas pu être enregistrée, et rien n’a été changé. Git dit :', 'commit', ...message);
  } catch (error) {
    // Nothing was open before: all of it is what this revert has left.
    git('reset', '--merge');
    throw error;
  }
  return subject;
}

void runCommand('scripts/undo.ts', async () => console.log(`Annulé : ${inGuillemets(undoLatestChange())}.`));
