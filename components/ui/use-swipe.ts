import { type PointerEvent, useRef } from 'react';

/** Length in CSS pixels above which a horizontal movement is a swipe. */
const SWIPE = 40;

/** Returns handlers for an element with `touch-action: pan-y`: calls back with 1 (swipe to the left) or -1 (right). */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) > Math.max(SWIPE, Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
