import { areDaysReal, goToRefused, saveButton } from './faults';
import { browse, replace_image } from './french.json';
import { beginSave } from './publication';

/** Mends through the page of the package what would harm photographs or lose what was typed, where it has no option for it. */
export function patchForms(): void {
  for (const type of ['change', 'drop']) document.addEventListener(type, clearDescription, true);
  document.addEventListener('click', holdClick, true);
  document.addEventListener('keydown', holdKey, true);
  document.addEventListener('click', openOwnPhotographs, true);
  new MutationObserver(hideSecondPrice).observe(document.body, { childList: true, subtree: true });
}

/** Hides a second price, and which of the two counts, where there is one alone: a field of the package has no condition. */
function hideSecondPrice(): void {
  for (const second of document.querySelectorAll<HTMLElement>('[data-key-path="price.overviewAmount"]')) {
    const input = second.querySelector('input');
    if (!input) continue;
    second.hidden = input.value === '' && document.activeElement !== input;
    const counts = second.parentElement?.querySelector<HTMLElement>('[data-key-path="price.counts"]');
    if (counts) counts.hidden = second.hidden;
  }
}

/** Opens the photographs of the phone at once: the window of the package has those of the entry, which has none yet. */
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

/** Adds a new entry, such as a photograph, from within the form of another. */
const addButton = '.content:has([data-entry-draft-root]) > .footer > .primary';

function holdClick(event: Event): void {
  const button = [saveButton, addButton].find((one) => (event.target as Element).closest(one));
  if (button && !isReleased) void hold(event, button);
}

/** Ctrl+S does what the button does: the package takes no key while it draws the form anew. */
function holdKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's' || !document.querySelector(saveButton)) return;
  void hold(event, saveButton);
}

/** Whether a click is one that was held back. */
let isReleased = false;

/** Holds a click back until what was typed and chosen has reached the form, and then goes to what the form refuses. */
async function hold(event: Event, button: string): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  beginSave();
  if (!areDaysReal()) return;
  await whenConverted();
  isReleased = true;
  // The package may have drawn it anew meanwhile.
  document.querySelector<HTMLElement>(button)?.click();
  isReleased = false;
  await goToRefused();
}

/**
 * Ends once a chosen photograph is converted, and the last change of a text has reached the form, which it does a tenth of a second
 * later: before that, the package saves without them. After a minute it saves all the same, and the check says what is missing.
 */
async function whenConverted(): Promise<void> {
  const latest = Date.now() + 60_000;
  do await new Promise((resolve) => setTimeout(resolve, 300));
  while (document.querySelector('[data-key-path] .processing') && Date.now() < latest);
}
