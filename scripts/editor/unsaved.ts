import { askAbout } from './notices';

/** The arrow of a form. Each way out of one leaves a draft, which the package offers when the form is opened again. */
const backButton = '.back[aria-label="Annuler la modification"]';

const hasChanges = () => document.querySelector('button[aria-keyshortcuts$="+S"]:not(:disabled)') !== null;

/** Asks before the arrow leaves what is not saved. */
export function askBeforeLeaving(): void {
  let isSure = false;
  const ask = async (button: HTMLElement) => {
    const answer = await askAbout({
      title: 'Quitter sans enregistrer ?',
      sentence:
        'Rien ne change sur le site. Rouvert, ce formulaire vous proposera de reprendre ce que vous avez changé.',
      differences: [],
      confirm: 'Quitter',
      refuse: 'Rester',
    });
    isSure = answer !== undefined;
    if (isSure) button.click();
    isSure = false;
  };
  const guard = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(backButton);
    if (isSure || !button || !hasChanges()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void ask(button);
  };
  document.addEventListener('click', guard, true);
}
