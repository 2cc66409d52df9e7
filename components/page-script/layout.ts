/** TRIAL, uncommitted. */
export function finishLayout(): void {
  const finish = () => {
    const late = document.querySelector<HTMLLinkElement>('[media^=print]');
    if (!late) return;
    const sheet = document.head.appendChild(late.cloneNode() as HTMLLinkElement);
    late.media = 'not all';
    sheet.media = 'all';
  };
  for (const use of ['load', 'scroll']) addEventListener(use, finish, { once: true });
}
