import { restore, save_conflict } from './french.json';

/** The commit whose files the package shows. */
let head = '';
/** The commit whose files the open form, or the last used list, shows; empty before the first input. */
let base = '';

export const shownHead = (): string => head;
export const baseOfSave = (): string => base;

/** Notes the latest commit that the package has read or made. */
export function noteHead(commit: string): void {
  head = commit;
}

/** Notes that a page without forms shows the files of a commit. */
export function noteShown(commit: string): void {
  base = commit;
}

/** Returns the storage key for the commit on which a draft, which outlives its page, was begun. */
const draftKey = () => `draft ${location.hash}`;

/** Follows input: a form keeps the commit on which it was begun, a list takes the latest. */
export function watchForms(): void {
  window.addEventListener('hashchange', () => {
    base = '';
    // Otherwise the package would offer the draft of one form in the next.
    if (/\/(entries\/|new$)/.test(location.hash) && findRestore()) location.reload();
  });
  document.addEventListener('click', reloadInstead, true);
  for (const type of ['click', 'input', 'change', 'drop']) document.addEventListener(type, noteTouch, true);
}

/** Reloads the page where the package would save over what another device has changed. */
function reloadInstead(event: Event): void {
  if (!findAnswer(save_conflict.save_anyway)?.contains(event.target as Node)) return;
  event.stopImmediatePropagation();
  location.reload();
}

const findRestore = () => findAnswer(restore);

/** Returns the button of a question of the package that has these words. */
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
