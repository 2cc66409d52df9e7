/** The end of the press that was made a click last: hydration and what comes after it may both hold the same press. */
let clicked: PointerEvent | undefined;

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
  const end = (event: PointerEvent) => {
    const { type, pointerType, clientX: x, clientY: y } = event;
    isOver.abort();
    if (event === clicked) return;
    const isPress = type === 'pointerup' && left <= x && x <= right && top <= y && y <= bottom;
    // A finger clicks what is under it when it is lifted.
    const isClicked = pressed?.isConnected || pointerType === 'touch';
    if (!isPress || (isClicked && control.contains(document.elementFromPoint(x, y)))) return;
    clicked = event;
    // Hydration may have replaced the control by another one with the same id.
    (document.getElementById(control.id) ?? control).click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal: isOver.signal });
}
