/** What the package's forms get wrong about photographs and texts, put right through its page: it has no options for it. */
export function patchForms(): void {
  for (const type of ['change', 'drop']) document.addEventListener(type, clearDescription, true);
  document.addEventListener('click', delaySave, true);
}

/** Clears the description of a photograph that another replaces, so that the new one is not published under the words of the old one. */
function clearDescription({ type, target }: Event): void {
  const photograph = document.querySelector('[data-key-path="file"]');
  const isChosen = type === 'drop' ? photograph?.contains(target as Node) : Object(target).type === 'file';
  if (!isChosen || !photograph?.querySelector('[role="textbox"]')?.textContent) return;
  for (const text of document.querySelectorAll('textarea')) {
    if (!text.closest('[data-key-path]')?.matches('[data-key-path="alt"], [data-key-path$=".alt"]')) continue;
    text.value = '';
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Whether a click is the delayed one. The package answers Ctrl+S by a click of its own, so that it does not matter who clicks. */
let isDelayed = false;

/**
 * Delays a save until a chosen photograph is converted, and until the last change of a text has reached the form, which it does a tenth of
 * a second later: before that, the package saves without them. After a minute it saves all the same, and the check says what is missing.
 */
async function delaySave(event: Event): Promise<void> {
  const button = (event.target as Element).closest<HTMLElement>('button[aria-keyshortcuts$="+S"]');
  if (!button || isDelayed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const latest = Date.now() + 60_000;
  do await new Promise((resolve) => setTimeout(resolve, 300));
  while (document.querySelector('[data-key-path] .processing') && Date.now() < latest);
  isDelayed = true;
  button.click();
  isDelayed = false;
}
