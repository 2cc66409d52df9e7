import { fill } from '@/lib/i18n/fill';

// Moves the seams of before/after pairs (reveal-slider.tsx). Loaded with the page and without React, so that the seam
// follows even a drag that began before this script was loaded.

for (const frame of document.querySelectorAll<HTMLElement>('[data-seam]')) followPointers(frame);

function followPointers(frame: HTMLElement): void {
  const range = frame.querySelector('input') as HTMLInputElement;
  /** Returns the place of the seam under a pointer, in percent: 0 or 100 for a pointer beside the frame. */
  const seamUnder = (x: number) => {
    const { left, width } = frame.getBoundingClientRect();
    return Math.min(100, Math.max(0, ((x - left) / width) * 100));
  };
  const setSeam = (seam: number) => {
    frame.style.setProperty('--seam', String(seam));
    range.value = String(seam);
    const before = Math.round(seam);
    range.ariaValueText = fill(frame.dataset.seam as string, { before, after: 100 - before });
  };

  /** First and last place of the pointer, and its last movement to the right (px); undefined after the pointer left. */
  let path: { startX: number; startY: number; x: number; y: number; step: number; isFollowed?: boolean } | undefined;
  const begin = ({ clientX: x, clientY: y }: PointerEvent) => {
    path = { startX: x, startY: y, x, y, step: 0 };
  };
  frame.addEventListener('pointerdown', (event) => {
    begin(event);
    // The drag continues when the pointer leaves the frame.
    frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', (event) => {
    if (!path) return begin(event);
    const { clientX: x, clientY: y, pointerType } = event;
    // Not followed: the first moves of a swipe that scrolls the page, and a resting mouse while the page scrolls.
    path.isFollowed ||= Math.abs(x - path.startX) > (pointerType === 'mouse' ? 0 : Math.abs(y - path.startY));
    if (!path.isFollowed) return;
    path = { ...path, x, y, step: x - path.x };
    setSeam(seamUnder(x));
  });
  frame.addEventListener('pointerleave', ({ clientX, clientY, pointerType }) => {
    if (path?.isFollowed) {
      const { x, y, step } = path;
      const isTold = pointerType === 'mouse' && (clientX !== x || clientY !== y);
      // After a fast movement the last event may be missing: one more step like the last shows if an end was passed.
      const next = seamUnder(isTold ? clientX : x + step);
      if (isTold || next % 100 === 0) setSeam(next);
    }
    path = undefined;
  });
  frame.addEventListener('click', ({ clientX }) => {
    setSeam(seamUnder(clientX));
    range.focus({ preventScroll: true });
  });
  range.addEventListener('input', () => setSeam(range.valueAsNumber));

  // Until this script was loaded, the range itself took presses and drags.
  range.style.pointerEvents = 'none';
  setSeam(range.valueAsNumber);
}
