import { save_conflict } from './french.json';
import { textsAt } from './github';
import type { Data } from './merge';
import { askAbout } from './notices';

/** The commit that the package has its data of, and the one of the form that is open. */
let [head, opened] = ['', ''];
/** When that form was opened, in milliseconds. */
export let openedAt = Date.now();
/** Whether she goes on with a save after the package has said that the entry was changed meanwhile. */
let isConfirmed = false;

export function noteHead(commit: string, isOwn = false): void {
  head = commit;
  if (isOwn || !opened) opened = commit;
}

/** Follows which form is open, and what is answered where the package says that another device has changed its entry. */
export function watchForms(): void {
  window.addEventListener('hashchange', () => {
    opened = head;
    openedAt = Date.now();
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('[role="alertdialog"] button');
      if (button) isConfirmed = button.textContent.trim() === save_conflict.save_anyway;
    },
    true,
  );
}

/**
 * What is saved of an entry that another device has changed since its form was opened: what that one has changed, but where she takes
 * what the form says, and the rest as in the form. The package would write over all of it.
 * @throws Error that the editor shows, where she changes her mind.
 */
export async function withOtherChanges(repository: string, path: string, mine: Data): Promise<Data> {
  const isMeant = isConfirmed && opened !== head;
  isConfirmed = false;
  const texts = isMeant ? await textsAt(repository, path, { base: opened, theirs: head }).catch(failWith) : undefined;
  if (texts?.base === undefined || texts.theirs === undefined) return mine;
  const { mergeEntry } = await import('./merge');
  const { changes, merged } = mergeEntry(path, texts.base, texts.theirs, mine);
  const shown = changes.filter(({ isShown }) => isShown);
  if (shown.length === 0) return merged([]);
  const kept = await confirmed({
    title: 'Changé sur l’autre appareil',
    sentence:
      'Ces changements restent, et ce que vous avez changé ici s’y ajoute. Là où les deux ont changé la même chose, choisissez.',
    differences: shown,
  });
  return merged(kept);
}

/** Asks before a save: the keys of what shall stay as in the form. @throws Error that the editor shows, where she changes her mind. */
export async function confirmed(question: Parameters<typeof askAbout>[0]): Promise<string[]> {
  const kept = await askAbout({ ...question, confirm: 'Enregistrer' });
  return kept ?? failWith(new Error('Rien n’a été enregistré ; votre texte reste dans le formulaire.'));
}

/** The package shows the message of the cause of an error of this name. */
export function failWith(cause: Error): never {
  throw new Error('saving_failed', { cause });
}
