import type { State } from './publication';

/** The sentence on the page of an editor that knows no repository. */
export const noticeId = 'local-only';

/** Says something in a window of its own: by itself, why nothing was changed. */
export function showRefusal(sentences: readonly string[], title = 'Rien n’a été changé'): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  const heading = Object.assign(document.createElement('h2'), { id: 'refusal', textContent: title });
  dialog.setAttribute('aria-labelledby', heading.id);
  const paragraphs = sentences.map((textContent) => Object.assign(document.createElement('p'), { textContent }));
  const button = Object.assign(document.createElement('button'), { textContent: 'Fermer', autofocus: true });
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, ...paragraphs, button);
  document.body.append(dialog);
  dialog.showModal();
}

/** Says at the foot of the editor how far the last change has come, until she closes it. */
export function showState(state: State, forget: () => void): void {
  const bar = document.getElementById('publication') ?? document.createElement('div');
  bar.id = 'publication';
  // It is read out when it changes.
  bar.role = 'status';
  const text = Object.assign(document.createElement('p'), { textContent: textOf(state) });
  const link = document.createElement('a');
  if (state.kind === 'online') Object.assign(link, { href: state.page, target: '_blank', textContent: 'Voir la page' });
  const close = Object.assign(document.createElement('button'), { textContent: 'Fermer' });
  close.addEventListener('click', () => {
    forget();
    bar.remove();
  });
  // What is only to be read leaves the form below it to her.
  const isDone = state.kind !== 'saved' && state.kind !== 'building';
  bar.replaceChildren(text, ...(link.href ? [link] : []), ...(isDone ? [close] : []));
  if (!bar.isConnected) document.body.append(bar);
}

const whereToLook =
  'ouvrez la page des envois chez votre hébergeur (« Deploys », « Deployments » ou « Actions »), la fin du journal dit pourquoi';

function textOf(state: State): string {
  switch (state.kind) {
    case 'saved':
      return 'Enregistré.';
    case 'building':
      return 'Enregistré. Mise en ligne en cours, cela prend quelques minutes.';
    case 'online':
      return 'C’est en ligne.';
    case 'late':
      return `Enregistré, mais pas en ligne après dix minutes : ${whereToLook}. Rien n’est perdu, l’ancien site reste en ligne.`;
    case 'failed': {
      const reason = state.sentences.join(' ') || `Pour savoir pourquoi : ${whereToLook}.`;
      return `Enregistré, mais le site n’a pas pu être construit. ${reason} L’ancien site reste en ligne.`;
    }
  }
}
