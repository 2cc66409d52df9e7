/** What the package's forms get wrong about photographs, put right through its page: it has no options for it. */
export function patchForms(): void {
  for (const type of ['change', 'drop']) document.addEventListener(type, clearDescription, true);
  document.addEventListener('click', waitForConversion, true);
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

/** Delays a save until a chosen photograph is converted: before that, the package saves the form without it. */
async function waitForConversion(event: Event): Promise<void> {
  const button = (event.target as Element).closest<HTMLElement>('button[aria-keyshortcuts$="+S"]');
  const isConverting = () => document.querySelector('[data-key-path] .processing') !== null;
  if (!button || !isConverting()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  while (isConverting()) await new Promise(requestAnimationFrame);
  button.click();
}
