import { show_errors } from './french.json';
import { showRefusal } from './notices';

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Longest wait for a field to be rendered, in milliseconds. */
const patience = 5_000;

/** Scrolls until `find` returns a field, because Sveltia CMS renders only the fields in view. */
async function scrollTo(find: () => Element | null | undefined): Promise<void> {
  const form = location.hash;
  const latest = Date.now() + patience;
  while (location.hash === form && Date.now() < latest) {
    const found = find();
    (found ?? [...document.querySelectorAll('[data-key-path]')].at(-1))?.scrollIntoView({ block: 'center' });
    if (found) return;
    await pause();
  }
}

/** Goes to a field such as `price.amount` or `closings[0].from`, or to the folded group around it. */
export async function goToField(place: string): Promise<void> {
  const names = place.replaceAll('[', '.').replaceAll(']', '').split('.');
  await scrollTo(() => {
    const paths = names.map((_, index) => names.slice(0, names.length - index).join('.'));
    return paths.map((path) => document.querySelector(`[data-key-path="${path}"]`)).find(Boolean);
  });
}

export const saveButton = 'button[aria-keyshortcuts$="+S"]';

const isSaid = (fault: Element) => fault.checkVisibility() && fault.textContent.trim() !== '';

/** Scrolls to the first field with an error message, if Sveltia CMS has refused the save. */
export async function goToRefused(): Promise<void> {
  await pause();
  const buttons = [...document.querySelectorAll('button')];
  const isSaidSo = buttons.some((button) => button.textContent.trim() === show_errors && button.checkVisibility());
  // While a save goes on, the button is disabled, and the message may be that of an earlier save.
  const isRefused = isSaidSo && document.querySelector(`${saveButton}:enabled`);
  if (isRefused && !document.querySelector('dialog[open]'))
    await scrollTo(() => [...document.querySelectorAll('[data-key-path] .validation')].find(isSaid));
}

/** Whether all typed dates exist; if not, says so. Sveltia CMS would save 31 February as an empty field. */
export function areDaysReal(): boolean {
  const wrong = [...document.querySelectorAll('input')].find(({ validity }) => validity.badInput);
  if (!wrong) return true;
  wrong.scrollIntoView({ block: 'center' });
  const label = wrong.closest('[data-key-path]')?.querySelector('h4')?.textContent ?? 'Date';
  showRefusal([{ sentence: `${label} : ce jour n’existe pas dans le calendrier.` }], 'Rien n’est enregistré');
  return false;
}
