/** The last event that was turned into a click, so that two calls that follow one press click once. */
let clicked: PointerEvent | undefined;

/**
 * Hydration may move a control during a press, or remove a translator's elements in it: then no click follows.
 * Turns such a press into a click if it ends where the control was. Call this before anything moves.
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
    // A lifted finger clicks the element that is now under it, even if the pressed element was removed.
    const isClicked = pressed?.isConnected || pointerType === 'touch';
    if (!isPress || (isClicked && control.contains(document.elementFromPoint(x, y)))) return;
    clicked = event;
    // Hydration may have replaced the control by another one with the same id.
    (document.getElementById(control.id) ?? control).click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal: isOver.signal });
}
