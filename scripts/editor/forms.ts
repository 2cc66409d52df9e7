import type { CmsConfig, Field } from '@sveltia/cms';
import type { Correction } from './corrections';

/** Fields that are shown only where there is a second price to decide on. */
const ofSecondPrice = ['price.overviewAmount', 'price.counts'];

/** Helps that the editor's forms have no options for, by the marks that it sets on its fields. */
export function tendForms({ collections }: CmsConfig, corrections: Readonly<Record<string, Correction>>): void {
  const shapes = new Map(
    (collections ?? []).flatMap((one) =>
      'fields' in one ? (one.fields ?? []).flatMap((field) => (labelsOf(field) ? [[field.name, labelsOf(field)]] : [])) : [],
    ) as [string, string[]][],
  );
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

const labelsOf = (field: Field) => ('types' in field ? field.types?.map(({ label }) => label) : undefined);

const fieldAt = (path: string) => document.querySelector<HTMLElement>(`[data-key-path="${path}"]`);

function hideSecondPrice(): void {
  const input = fieldAt('price.overviewAmount')?.querySelector('input');
  if (!input || input === document.activeElement) return;
  for (const path of ofSecondPrice) fieldAt(path)?.toggleAttribute('hidden', !input.value);
}
function offerOther(_field: HTMLElement, _labels: string[]): void {}
function askForDescription(): void {}
function waitForPhotographs(): void {}
