import { areDaysReal, goToRefused, saveButton } from './faults';
import { browse, replace_image } from './french.json';
import { beginSave } from './publication';

/** Corrects Sveltia CMS where it has no option: old descriptions, lost input, unneeded fields and dialogs. */
export function patchForms(): void {
  for (const type of ['change', 'drop']) document.addEventListener(type, clearDescription, true);
  document.addEventListener('click', holdClick, true);
  document.addEventListener('keydown', holdKey, true);
  document.addEventListener('click', openOwnPhotographs, true);
  new MutationObserver(hideSecondPrice).observe(document.body, { childList: true, subtree: true });
}

/** Hides the fields for the overview's price where there is none, because Sveltia CMS has no conditional fields. */
function hideSecondPrice(): void {
  for (const second of document.querySelectorAll<HTMLElement>('[data-key-path="price.overviewAmount"]')) {
    const input = second.querySelector('input');
    if (!input) continue;
    second.hidden = input.value === '' && document.activeElement !== input;
    const counts = second.parentElement?.querySelector<HTMLElement>('[data-key-path="price.counts"]');
    if (counts) counts.hidden = second.hidden;
  }
}

/** Opens the phone's photographs at once: Sveltia CMS would first show a dialog with the photographs of the entry. */
function openOwnPhotographs(event: Event): void {
  const target = event.target as Element;
  const pressed = target.closest('button');
  const words = pressed?.ariaLabel ?? pressed?.textContent.trim() ?? '';
  const isMeant = pressed ? [browse, replace_image].includes(words) : target.closest('.drop-target > .empty');
  const input = target.closest('[data-key-path]')?.querySelector<HTMLInputElement>('input[type="file"]');
  if (!isMeant || !input) return;
  event.stopImmediatePropagation();
  input.click();
}

/** Clears the description of a replaced photograph, so that the new one does not get the old words. */
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

/** Selects the button of a dialog that adds an entry, such as a photograph, from within another form. */
const addButton = '.content:has([data-entry-draft-root]) > .footer > .primary';

function holdClick(event: Event): void {
  const button = [saveButton, addButton].find((one) => (event.target as Element).closest(one));
  if (button && !isReleased) void hold(event, button);
}

/** Makes Ctrl+S press the save button, because Sveltia CMS ignores keys while it renders the form. */
function holdKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's' || !document.querySelector(saveButton)) return;
  void hold(event, saveButton);
}

/** Whether the current click is the repeated one, which Sveltia CMS receives. */
let isReleased = false;

/** Holds a click back until all input is in the form, repeats it, and scrolls to the first field with an error. */
async function hold(event: Event, button: string): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  beginSave();
  if (!areDaysReal()) return;
  await whenConverted();
  isReleased = true;
  // Sveltia CMS may have replaced the button meanwhile.
  document.querySelector<HTMLElement>(button)?.click();
  isReleased = false;
  await goToRefused();
}

/**
 * Waits until photographs are converted and the last input has reached the form (0.1 s later), because Sveltia CMS
 * would save without them. Waits for one minute at most.
 */
async function whenConverted(): Promise<void> {
  const latest = Date.now() + 60_000;
  do await new Promise((resolve) => setTimeout(resolve, 300));
  while (document.querySelector('[data-key-path] .processing') && Date.now() < latest);
}
