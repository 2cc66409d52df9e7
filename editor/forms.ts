import type { Correction } from '../lib/schema/corrections';
import { askAbout } from './notices';

/** What the package's forms get wrong about photographs, texts, numbers and ways out, put right through its page: it has no options for it. */
export function patchForms(corrections: Record<string, Correction>): void {
  // Before the field has the focus, as a phone then chooses its keyboard.
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => setKeyboard(target as Element, corrections), true);
  }
  for (const type of ['change', 'drop']) document.addEventListener(type, clearDescription, true);
  document.addEventListener('click', holdClick, true);
  document.addEventListener('click', openSummary);
  new MutationObserver(() => {
    hideSecondPrice();
    putNameFirst();
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', holdKey, true);
}

/** The keyboard of a phone for what is corrected before it is saved. */
const keyboards: { [How in Correction]?: string } = {
  amount: 'decimal',
  minutes: 'numeric',
  number: 'decimal',
  phone: 'tel',
  postcode: 'numeric',
};

function setKeyboard(field: Element, corrections: Record<string, Correction>): void {
  const name = field.closest('[data-key-path]')?.getAttribute('data-key-path')?.split('.').at(-1) ?? '';
  const keyboard = keyboards[corrections[name] ?? 'line'];
  if (keyboard) field.setAttribute('inputmode', keyboard);
}

/** A second price, and which of the two counts, is asked for where there is one alone: a field of the package has no condition. */
function hideSecondPrice(): void {
  const second = document.querySelector<HTMLElement>('[data-key-path="price.overviewAmount"]');
  const input = second?.querySelector('input');
  if (!second || !input) return;
  const isHidden = input.value === '' && document.activeElement !== input;
  second.hidden = isHidden;
  const counts = document.querySelector<HTMLElement>('[data-key-path="price.counts"]');
  if (counts) counts.hidden = isHidden;
}

/** A price that is there begins with its amount, which changes most; a new one with what it is for. */
function putNameFirst(): void {
  if (!location.hash.endsWith('/prices/new')) return;
  const name = document.querySelector('[data-key-path="service"]');
  const first = name?.parentElement?.querySelector('[data-key-path]');
  if (name && first && first !== name) first.before(name);
}

/** Opens what is closed where its words are tapped too, and not only by the arrow above them. */
function openSummary({ target }: Event): void {
  const body = (target as Element).closest(closedBody);
  body?.parentElement?.querySelector<HTMLElement>(':scope > .header > .start > button')?.click();
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

/** An item of a list, or a group, of which the package shows a summary alone. */
const closedBody = ':is(.item-body, .item-list):has(> .summary)';

const saveButton = 'button[aria-keyshortcuts$="+S"]';

/** Adds a new entry, such as a photograph, from within the form of another. */
const addButton = '.content:has([data-entry-draft-root]) > .footer > .primary';

/** The arrow of a form. Each way out of one leaves a draft, which the package offers when the form is opened again. */
const backButton = '.back[aria-label="Annuler la modification"]';

/** Buttons whose clicks are held back, and what they wait for: whether they are meant. */
const held: Record<string, () => Promise<boolean>> = {
  [saveButton]: whenConverted,
  [addButton]: whenConverted,
  [backButton]: confirmLeaving,
};

function holdClick(event: Event): void {
  const [button, isMeant] = Object.entries(held).find(([one]) => (event.target as Element).closest(one)) ?? [];
  if (button && isMeant && !isReleased) void hold(event, button, isMeant);
}

/** Ctrl+S does what the button does: the package takes no key while it draws the form anew. */
function holdKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's' || !document.querySelector(saveButton)) return;
  void hold(event, saveButton, whenConverted);
}

/** Whether a click is one that was held back. */
let isReleased = false;

async function hold(event: Event, button: string, isMeant: () => Promise<boolean>): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!(await isMeant())) return;
  isReleased = true;
  // The package may have drawn it anew meanwhile.
  document.querySelector<HTMLElement>(button)?.click();
  isReleased = false;
}

/**
 * Once a chosen photograph is converted, and the last change of a text has reached the form, which it does a tenth of a second later:
 * before that, the package saves without them. After a minute it saves all the same, and the check says what is missing.
 */
async function whenConverted(): Promise<true> {
  const latest = Date.now() + 60_000;
  do await new Promise((resolve) => setTimeout(resolve, 300));
  while (document.querySelector('[data-key-path] .processing') && Date.now() < latest);
  return true;
}

/** Asks before the arrow leaves what is not saved. */
async function confirmLeaving(): Promise<boolean> {
  if (!document.querySelector(`${saveButton}:not(:disabled)`)) return true;
  const answer = await askAbout({
    title: 'Quitter sans enregistrer ?',
    sentence: 'Rien ne change sur le site. Rouvert, ce formulaire vous proposera de reprendre ce que vous avez changé.',
    differences: [],
    confirm: 'Quitter',
    refuse: 'Rester',
  });
  return answer !== undefined;
}
