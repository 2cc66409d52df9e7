import { execFileSync } from 'node:child_process';
import { inGuillemets } from './content/problem';
import { BuildError, runCommand } from './support/command';
import { inRepository, salonFolder } from './support/paths';

/**
 * Takes the latest change of the salon's content back, as a commit of its own; a second time it brings the change back.
 * @param folder The repository.
 * @param content The salon's folder in it.
 * @returns What was taken back, in the words of its commit.
 * @throws BuildError where there is nothing to take back, or where that would change more than content.
 */
export function undoLatestChange(folder = inRepository(), content = salonFolder): string {
  const git = (...parts: string[]) =>
    execFileSync('git', parts, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const ownFiles = [content, ':!content/schema'];
  const latest = git('log', '-1', '--format=%H', '--no-merges', '--', ...ownFiles);
  const parent = latest && git('log', '-1', '--format=%P', latest);
  if (!parent) throw new BuildError('Il n’y a aucun changement du contenu à annuler.');
  const subject = git('log', '-1', '--format=%s', latest);
  const all = git('diff', '--name-only', parent, latest);
  if (all !== git('diff', '--name-only', parent, latest, '--', ...ownFiles)) {
    throw new BuildError(
      `Le dernier changement, ${inGuillemets(subject)}, touche aussi le code du site : rien n’a été annulé.`,
    );
  }
  try {
    git('revert', '--no-commit', latest);
  } catch {
    git('revert', '--abort');
    throw new BuildError(
      `${inGuillemets(subject)} ne se laisse pas annuler sans toucher à autre chose : rien n’a été changé.`,
    );
  }
  git('commit', '--message', `Annule ${inGuillemets(subject)}`);
  return subject;
}

void runCommand('undo.ts', async () => console.log(`Annulé : ${inGuillemets(undoLatestChange())}.`));
