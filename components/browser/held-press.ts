/**
 * Hydration may move a control while the pointer is down on it, or take out what a translator has put into it: the browser then clicks
 * nothing. The press is made a click on that control if it ends where the control stood. Call this before anything moves.
 */
export function keepHeldPress(root: HTMLElement): void {
  const pressed = [...root.querySelectorAll<HTMLElement>(':active')].at(-1);
  const control = pressed?.closest<HTMLElement>('button, [data-replay]');
  if (!control) return;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const isOver = new AbortController();
  const end = ({ type, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    isOver.abort();
    const isPress = type === 'pointerup' && left <= x && x <= right && top <= y && y <= bottom;
    // A finger clicks what is under it when it is lifted.
    const isClicked = pressed?.isConnected || pointerType === 'touch';
    if (!isPress || (isClicked && control.contains(document.elementFromPoint(x, y)))) return;
    // Hydration may have replaced the control by another one with the same id.
    (document.getElementById(control.id) ?? control).click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal: isOver.signal });
}
