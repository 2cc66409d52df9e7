import { restore, save_conflict } from './french.json';

/** Id of the commit whose files Sveltia CMS shows. */
let head = '';
/** Id of the commit from which the open form was begun; in a list that of the latest one. Empty before any input. */
let base = '';

export const shownHead = (): string => head;
export const baseOfSave = (): string => base;

export function noteHead(commit: string): void {
  head = commit;
}

/** Makes this commit the base of the next save, for the page of all prices, which Sveltia CMS does not render. */
export function noteShown(commit: string): void {
  base = commit;
}

/** Returns the local storage key for the base of the open form's draft; drafts outlive a closed page. */
const draftKey = () => `draft ${location.hash}`;

/** Sets `base`: in a form at the first input, or when a draft is restored; in a list at every click. */
export function watchForms(): void {
  window.addEventListener('hashchange', () => {
    base = '';
    // A reload keeps Sveltia CMS from offering the draft of one form in the next.
    if (/\/(entries\/|new$)/.test(location.hash) && findRestore()) location.reload();
  });
  document.addEventListener('click', reloadInstead, true);
  for (const type of ['click', 'input', 'change', 'drop']) document.addEventListener(type, noteTouch, true);
}

/** Reloads the page instead of saving, where Sveltia CMS offers to overwrite what another device has changed. */
function reloadInstead(event: Event): void {
  if (!findAnswer(save_conflict.save_anyway)?.contains(event.target as Node)) return;
  event.stopImmediatePropagation();
  location.reload();
}

const findRestore = () => findAnswer(restore);

/** Returns the button with these words in an open dialog of Sveltia CMS. */
const findAnswer = (words: string) =>
  [...document.querySelectorAll('[role="alertdialog"] button')].find(({ textContent }) => textContent.trim() === words);

function noteTouch({ target }: Event): void {
  if (!document.querySelector('[data-entry-draft-root]')) base = head;
  else if (findRestore()?.contains(target as Node)) base = localStorage.getItem(draftKey()) ?? head;
  else if (base === '' && (target as Element).closest('[data-key-path]')) {
    base = head;
    localStorage.setItem(draftKey(), base);
  }
}
