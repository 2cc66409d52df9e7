import { restore, save_conflict } from './french.json';

/** The commit whose files the package shows. */
let head = '';
/** The commit on which the open form was begun, or whose files the list showed when last used; empty before input. */
let base = '';

export const shownHead = (): string => head;
export const baseOfSave = (): string => base;

/** Sets the latest commit that the package has read or made. */
export function noteHead(commit: string): void {
  head = commit;
}

/** Makes this commit the base of the next save, for the page of all prices, which has no form of the package. */
export function noteShown(commit: string): void {
  base = commit;
}

/** Returns the storage key of the commit on which the open form's draft was begun; drafts outlive a closed page. */
const draftKey = () => `draft ${location.hash}`;

/** Keeps `base` right: at the first input of a form the commit of then, in a list always the latest. */
export function watchForms(): void {
  window.addEventListener('hashchange', () => {
    base = '';
    // Otherwise the package would offer the draft of one form in the next.
    if (/\/(entries\/|new$)/.test(location.hash) && findRestore()) location.reload();
  });
  document.addEventListener('click', reloadInstead, true);
  for (const type of ['click', 'input', 'change', 'drop']) document.addEventListener(type, noteTouch, true);
}

/** Reloads the page instead of saving, where the package offers to overwrite what another device has changed. */
function reloadInstead(event: Event): void {
  if (!findAnswer(save_conflict.save_anyway)?.contains(event.target as Node)) return;
  event.stopImmediatePropagation();
  location.reload();
}

const findRestore = () => findAnswer(restore);

/** Returns the button with these words in the package's open question. */
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
