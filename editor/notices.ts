import { typeset } from '../lib/i18n/typography';
import type { Refusal } from './check';

export const noticeId = 'local-only';

/** File below /admin/ that lists all that is left to do before publication. */
export const launchPageFile = 'reste.html';

export const pricePageFile = 'prix.html';

/** Shows refusals in a dialog, with links to the forms that have to be corrected first. */
export function showRefusal(refusals: readonly Refusal[], title = 'Rien n’a été changé'): void {
  const dialog = openDialog(title);
  const places = refusals.flatMap((refusal) => refusal.places ?? []);
  const links = places.map(({ name, address }) => {
    const line = element('p');
    line.append(element('a', { href: address, textContent: typeset(name, 'fr'), onclick: () => dialog.close() }));
    return line;
  });
  const paragraphs = refusals.map(({ sentence }) => paragraph(sentence));
  dialog.append(...paragraphs, ...links, buttonsOf(button('Fermer', () => dialog.close())));
}

export interface Question {
  title: string;
  sentence: string;
  differences?: readonly { label: string; before: string; after: string }[];
  /** Answers besides "Annuler". */
  answers: readonly string[];
}

/** Shows a question with its differences. Returns the index of the answer; undefined for "Annuler" and Escape. */
export function askAbout({ title, sentence, differences = [], answers }: Question): Promise<number | undefined> {
  const dialog = openDialog(title);
  const lines = differences.map(({ label, before, after }) => {
    const line = element('p');
    const name = element('strong', { textContent: typeset(label, 'fr') });
    line.append(name, element('br'), `${quoted(before)} → ${quoted(after)}`);
    return line;
  });
  return new Promise((resolve) => {
    const answered = answers.map((answer, index) =>
      button(answer, () => {
        resolve(index);
        dialog.close();
      }),
    );
    dialog.addEventListener('close', () => resolve(undefined));
    const cancel = button('Annuler', () => dialog.close());
    dialog.append(paragraph(sentence), ...lines, buttonsOf(...answered, cancel));
  });
}

export async function askToLook(sentence: string): Promise<void> {
  const answers = ['Recharger la page'];
  const answer = await askAbout({ title: 'Est-ce enregistré ?', sentence, answers });
  if (answer === 0) location.reload();
}

const quoted = (words: string) => (words ? `«\u00a0${words}\u00a0»` : 'rien');

function openDialog(title: string): HTMLDialogElement {
  const dialog = element('dialog', { className: 'refusal', ariaLabel: title, onclose: () => dialog.remove() });
  dialog.append(element('h2', { textContent: title }));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function buttonsOf(...buttons: HTMLElement[]): HTMLElement {
  const menu = element('menu');
  menu.append(...buttons);
  return menu;
}

export const button = (textContent: string, onclick: () => void) =>
  element('button', { type: 'button', textContent, onclick });

export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  own: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), own);

const paragraph = (sentence: string) => element('p', { textContent: typeset(sentence, 'fr') });

const stateId = 'publication';

type State = { kind: keyof typeof sentences } | { kind: 'failed'; sentences: readonly string[] };

/** Shows the state of the last save at the bottom of the page; with `forget`, adds a button that closes it. */
export function showState(state: State, forget?: () => void): void {
  // Screen readers announce changes of a status.
  const bar = document.getElementById(stateId) ?? element('div', { id: stateId, role: 'status' });
  bar.replaceChildren(paragraph(textOf(state)));
  if (state.kind === 'online') {
    bar.append(
      element('a', { href: '../', target: '_blank', textContent: 'Voir le site' }),
      element('a', { href: launchPageFile, textContent: 'Ce qui reste à faire' }),
    );
  }
  const close = () => {
    forget?.();
    clearState();
  };
  if (forget) bar.append(button('Fermer', close));
  if (!bar.isConnected) document.body.append(bar);
}

export function clearState(): void {
  document.getElementById(stateId)?.remove();
}

/** Shows special hours, one line each as for a Google profile, with a button that copies them. */
export function showElsewhere(lines: readonly string[]): void {
  const dialog = openDialog('À écrire aussi ailleurs');
  const copy = button('Copier', async () => {
    await navigator.clipboard.writeText(lines.join('\n'));
    copy.textContent = 'Copié';
  });
  const close = button('Fermer', () => dialog.close());
  const advice = paragraph(
    'Le site annonce ces jours de lui-même. Votre fiche Google ne les connaît pas : « Modifier la fiche », « Horaires », « Horaires spéciaux ». Vos réseaux et votre répondeur non plus.',
  );
  const days = lines.map((line) => element('p', { textContent: line }));
  dialog.append(advice, ...days, buttonsOf(copy, close));
}

const whereToLook =
  'ouvrez la page des envois chez votre hébergeur (« Deploys », « Deployments » ou « Actions »), la fin du journal dit pourquoi';

const sentences = {
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
