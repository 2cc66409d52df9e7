/**
 * Hydration may move a control while the pointer is down on it: the press then ends beside it, and the browser clicks nothing.
 * The press is made a click on that control if it ends where the control stood. Call this before anything moves.
 */
export function keepHeldPress(root: HTMLElement): void {
  const control = root.querySelector<HTMLElement>(':is(button, [data-replay]):active');
  if (!control) return;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const isOver = new AbortController();
  const end = ({ type, clientX: x, clientY: y }: PointerEvent) => {
    isOver.abort();
    const isPress = type === 'pointerup' && left <= x && x <= right && top <= y && y <= bottom;
    if (!isPress || control.contains(document.elementFromPoint(x, y))) return;
    // Hydration may have replaced the control by another one with the same id.
    (document.getElementById(control.id) ?? control).click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    addEventListener(type, end, { capture: true, signal: isOver.signal });
}
