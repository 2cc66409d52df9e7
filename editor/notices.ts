import { typeset } from '../lib/i18n/typography';
import type { Refusal } from './check';

/** The notice on the page of an editor without a repository. */
export const noticeId = 'local-only';

/** The page beside the editor that says what is left before the site is for the public. */
export const launchPageFile = 'reste.html';

/** The page beside the editor with all prices. */
export const pricePageFile = 'prix.html';

/** Shows sentences in a dialog of our own, where the editor would not show them, with links to where something can be done. */
export function showRefusal(refusals: readonly Refusal[], title = 'Rien n’a été changé'): void {
  const dialog = openDialog(title);
  const places = refusals.flatMap((refusal) => refusal.places ?? []);
  const links = places.map(({ name, address }) => {
    const line = element('p');
    line.append(element('a', { href: address, textContent: typeset(name, 'fr'), onclick: () => dialog.close() }));
    return line;
  });
  const paragraphs = refusals.map(({ sentence }) => element('p', { textContent: typeset(sentence, 'fr') }));
  dialog.append(
    ...paragraphs,
    ...links,
    button('Fermer', () => dialog.close()),
  );
}

interface Question {
  title: string;
  sentence: string;
  /** With what the form says, where she has to choose between both. */
  differences: readonly { key: string; label: string; before: string; after: string; own?: string }[];
  /** Without it there is nothing to do but to read. */
  confirm?: string;
  /** The other answer; "Annuler" where none is named. */
  refuse?: string;
}

/** Shows differences, and asks whether to go on: the keys of those that shall stay as in the form, or undefined where she changes her mind. */
export function askAbout({ title, sentence, differences, confirm, refuse = 'Annuler' }: Question) {
  const dialog = openDialog(title);
  const lines = differences.map(({ key, label, before, after, own }) => {
    const line = element('p');
    line.append(
      element('strong', { textContent: typeset(label, 'fr') }),
      element('br'),
      `${quoted(before)} → ${quoted(after)}`,
    );
    if (own === undefined) return line;
    const choices = [after, own].map((words, index) => {
      const choice = element('label', { className: 'answer' });
      const isOwn = index === 1;
      const radio = element('input', { type: 'radio', name: key, value: isOwn ? 'own' : 'other' });
      choice.append(radio, ` ${quoted(words)}${isOwn ? ', comme dans ce formulaire' : ''}`);
      return choice;
    });
    line.append(element('br'), ...choices);
    return line;
  });
  return new Promise<string[] | undefined>((resolve) => {
    const radios = () => [...dialog.querySelectorAll('input')];
    const kept = () => radios().flatMap(({ checked, value, name }) => (checked && value === 'own' ? name : []));
    const isAnswered = () => radios().every(({ name }) => radios().some((one) => one.name === name && one.checked));
    const confirmed = () => {
      resolve(kept());
      dialog.close();
    };
    dialog.addEventListener('close', () => resolve(undefined));
    const buttons = element('menu');
    const confirming = button(confirm ?? '', confirmed);
    if (confirm) buttons.append(confirming);
    buttons.append(button(confirm ? refuse : 'Fermer', () => dialog.close()));
    dialog.append(element('p', { textContent: typeset(sentence, 'fr') }), ...lines, buttons);
    // Nothing is chosen for her.
    const ask = () => {
      confirming.disabled = !isAnswered();
    };
    dialog.addEventListener('change', ask);
    ask();
  });
}

const quoted = (words: string) => (words ? `«\u00a0${words}\u00a0»` : 'rien');

function openDialog(title: string): HTMLDialogElement {
  const dialog = element('dialog', { className: 'refusal', ariaLabel: title, onclose: () => dialog.remove() });
  dialog.append(element('h2', { textContent: title }));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export const button = (textContent: string, onclick: () => void) => element('button', { textContent, onclick });

export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  own: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), own);

const stateId = 'publication';

type State = { kind: keyof typeof sentences } | { kind: 'failed'; sentences: readonly string[] };

/** Shows at the foot of the editor how far the last change has come. */
export function showState(state: State, forget = () => {}): void {
  // Screen readers announce changes of a status.
  const bar = document.getElementById(stateId) ?? element('div', { id: stateId, role: 'status' });
  bar.replaceChildren(element('p', { textContent: textOf(state) }));
  if (state.kind === 'online') {
    bar.append(
      element('a', { href: '../', target: '_blank', textContent: 'Voir le site' }),
      element('a', { href: launchPageFile, textContent: 'Ce qui reste à faire' }),
    );
  }
  const close = () => {
    forget();
    bar.remove();
  };
  // A state that will change by itself needs no button, which would cover the form.
  const isDone = !['slow', 'saved', 'building'].includes(state.kind);
  if (isDone) bar.append(element('button', { textContent: 'Fermer', onclick: close }));
  if (!bar.isConnected) document.body.append(bar);
}

/** Shows days as the form of a Google profile has them, ready to be copied. */
export function showElsewhere(lines: readonly string[]): void {
  const dialog = openDialog('À écrire aussi ailleurs');
  const days = element('pre', { textContent: lines.join('\n') });
  const copy = button('Copier', async () => {
    await navigator.clipboard.writeText(lines.join('\n'));
    copy.textContent = 'Copié';
  });
  const buttons = element('menu');
  buttons.append(
    copy,
    button('Fermer', () => dialog.close()),
  );
  dialog.append(
    element('p', {
      textContent:
        'Le site annonce ces jours de lui-même. Votre fiche Google ne les connaît pas : « Modifier la fiche », « Horaires », « Horaires spéciaux ». Vos réseaux et votre répondeur non plus.',
    }),
    days,
    buttons,
  );
}

const whereToLook =
  'ouvrez la page des envois chez votre hébergeur (« Deploys », « Deployments » ou « Actions »), la fin du journal dit pourquoi';

const sentences = {
  slow: 'L’enregistrement prend plus de temps que d’habitude. Laissez cette page ouverte.',
  unsaved:
    'L’enregistrement n’a pas été confirmé. Recommencez : un texte est encore dans son formulaire, et rien ne s’enregistre deux fois.',
  saved: 'Enregistré.',
  building: 'Enregistré. Mise en ligne en cours, cela prend quelques minutes.',
  online: 'C’est en ligne.',
  delayed: `Enregistré, mais pas en ligne après dix minutes : ${whereToLook}. Rien n’est perdu, l’ancien site reste en ligne.`,
};

function textOf(state: State): string {
  if (state.kind !== 'failed') return sentences[state.kind];
  const reason = state.sentences.join(' ') || `Pour savoir pourquoi : ${whereToLook}.`;
  return `Enregistré, mais le site n’a pas pu être construit. ${reason} L’ancien site reste en ligne.`;
}
