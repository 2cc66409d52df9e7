import type { CmsConfig, Field, VariableFieldType } from '@sveltia/cms';
import type { Correction } from './corrections';

/** Fields that are shown only where there is a second price to decide on. */
const ofSecondPrice = ['price.overviewAmount', 'price.counts'];

/** Helps that the editor's forms have no options for, by the marks that it sets on its fields. */
export function tendForms({ collections }: CmsConfig, corrections: Readonly<Record<string, Correction>>): void {
  const forms = (collections ?? []).flatMap((one) => ('fields' in one ? (one.fields ?? []) : []));
  const shapes = new Map(forms.map((field) => [field.name, labelsOf(field)]));
  let isAsked = false;
  const tend = () => {
    isAsked = false;
    for (const field of document.querySelectorAll<HTMLElement>('[data-key-path]')) {
      const path = field.dataset.keyPath ?? '';
      const name = path.split('.').findLast((part) => Number.isNaN(Number(part))) ?? '';
      const input = field.querySelector('input');
      if (input && corrections[name] === 'number') input.inputMode = 'decimal';
      offerOther(field, shapes.get(path) ?? []);
    }
    hideSecondPrice();
  };
  new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(tend);
    isAsked = true;
  }).observe(document, { subtree: true, childList: true });
  askForDescription();
  waitForPhotographs();
}

/** What the shapes of a field are called, where it has several. */
const labelsOf = (field: Field): string[] =>
  'types' in field ? ((field.types ?? []) as VariableFieldType[]).map(({ label = '' }) => label) : [];

const fieldAt = (path: string) => document.querySelector<HTMLElement>(`[data-key-path="${path}"]`);

function hideSecondPrice(): void {
  const input = fieldAt('price.overviewAmount')?.querySelector('input');
  if (!input || input === document.activeElement) return;
  for (const path of ofSecondPrice) fieldAt(path)?.toggleAttribute('hidden', !input.value);
}

/** Of two shapes, the button that takes one away puts the other in its place. */
function offerOther(field: HTMLElement, labels: readonly string[]): void {
  const current = field.querySelector(':scope > .field-wrapper > .wrapper > .header .type')?.textContent;
  const button = field.querySelector<HTMLElement>(':scope > .field-wrapper > .wrapper > .header .end button');
  const others = labels.filter((label) => label !== current);
  const [other = ''] = others;
  if (!button || others.length !== 1 || button.dataset.other === other) return;
  const choose = async () => {
    (await found(() => field.querySelector<HTMLElement>(':scope > .field-wrapper > button[aria-haspopup]')))?.click();
    const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    (await found(() => items().find(({ textContent }) => textContent?.trim() === other)))?.click();
  };
  button.dataset.other = other;
  button.ariaLabel = `Passer à « ${other} »`;
  // Not a further listener: the editor takes the same button for the next entry.
  button.onclick = choose;
}

/** A description is one of a photograph: where another takes its place, it is asked for anew. */
function askForDescription(): void {
  const forget = ({ type, target }: Event) => {
    const photograph = fieldAt('file');
    const isChosen = type === 'drop' ? photograph?.contains(target as Node) : Object(target).type === 'file';
    if (!isChosen || !photograph?.querySelector('[role="textbox"]')?.textContent) return;
    for (const text of document.querySelectorAll('textarea')) {
      if (!text.closest('[data-key-path]')?.matches('[data-key-path="alt"], [data-key-path$=".alt"]')) continue;
      text.value = '';
      text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
  for (const type of ['change', 'drop']) document.addEventListener(type, forget, true);
}

/** Saving before a photograph is converted would save the form without it: it is put off until then. */
function waitForPhotographs(): void {
  const isConverting = () => document.querySelector('[data-key-path] .processing') !== null;
  const putOff = async (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[aria-keyshortcuts$="+S"]');
    if (!button || !isConverting()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    while (isConverting()) await nextFrame();
    button.click();
  };
  document.addEventListener('click', putOff, true);
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** What the editor is about to show. */
async function found<Result>(find: () => Result): Promise<Result> {
  for (let frame = 0; frame < 60 && !find(); frame += 1) await nextFrame();
  return find();
}
