import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/components/browser/viewport';
import { useInView } from '@/components/ui/use-in-view';

/** Milliseconds for which a slide stays while the carousel rotates by itself. */
const SLIDE_TIME = 5000;

const free = { pointer: false, focus: false };

/** Returns the shown slide's index and controls. Rotates while the row is in view without pointer or focus on it. */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  /** False with reduced motion, and after pause or a step, until play is pressed. */
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(free);
  const isTurning = useInView(row) && isPlaying && !isHeld.pointer && !isHeld.focus;
  const step = (by: 1 | -1) => setIndex((shown) => (shown + by + count) % count);

  useEffect(() => {
    if (prefersReducedMotion()) setIsPlaying(false);
    // Begins with the slide to which the visitor scrolled before hydration.
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    setIndex(Math.min(Math.max(Math.round(scrollLeft / clientWidth) || 0, 0), count - 1));
  }, [row, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` needs the count alone, which never changes.
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(step, SLIDE_TIME, 1);
    return () => clearInterval(timer);
  }, [isTurning]);

  return {
    index,
    isPlaying,
    isTurning,
    hold: (by: keyof typeof free, is: boolean) => setIsHeld((held) => ({ ...held, [by]: is })),
    turn(by: 1 | -1) {
      setIsPlaying(false);
      step(by);
    },
    toggle() {
      setIsPlaying(!isPlaying);
      // Pointer and focus are still on the button, and must not suspend the rotation that the button has started.
      setIsHeld(free);
    },
  };
}
