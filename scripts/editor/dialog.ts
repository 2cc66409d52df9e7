/** Says in a window of its own why nothing was changed. */
export function showRefusal(sentences: readonly string[]): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  const heading = Object.assign(document.createElement('h2'), { id: 'refusal', textContent: 'Rien n’a été changé' });
  dialog.setAttribute('aria-labelledby', heading.id);
  const paragraphs = sentences.map((textContent) => Object.assign(document.createElement('p'), { textContent }));
  const button = Object.assign(document.createElement('button'), { textContent: 'Fermer', autofocus: true });
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, ...paragraphs, button);
  document.body.append(dialog);
  dialog.showModal();
}
