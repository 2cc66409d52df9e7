import { isStill, watch } from '@/components/page-script/viewport';

/** How far into the screen a part must be before it moves to its place, in pixels. */
const MARGIN = 100;
/** Milliseconds. */
const DURATION = 700;
const STAGGER = 100;
/** Where a part waits: below its place, and read there as well. */
const BELOW = '0 20px';

/**
 * Moves marked parts of the page (`data-reveal`) to their place once when they scroll into view, staggered where several come
 * together. Only parts that are wholly below the screen at first layout wait for that.
 */
export function revealOnScroll(): void {
  if (isStill()) return;
  watch(document.querySelectorAll('[data-reveal]'), `0px 0px -${MARGIN}px`, (entries, observer) => {
    let order = 0;
    // Read before anything is written, or every part would have the page laid out anew.
    const foot = innerHeight;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const part = target as HTMLElement;
      const isWaiting = part.style.translate;
      // What the browser has not laid out yet has no width.
      const { top, width } = boundingClientRect;
      if (!isWaiting && (top >= foot || !width)) part.style.translate = BELOW;
      else if (!isWaiting) observer.unobserve(part);
      else if (isIntersecting) {
        observer.unobserve(part);
        part.style.translate = '';
        part.animate(
          { translate: [BELOW, 'none'] },
          { duration: DURATION, delay: STAGGER * order++, easing: 'cubic-bezier(.22,.61,.36,1)', fill: 'backwards' },
        );
      }
    }
  });
}
