import { prefersReducedMotion, watch } from './viewport';

/** Pixels of a part that must be on screen before it moves to its place. */
const MARGIN = 100;
/** Milliseconds of a part's movement, and of the delay between parts that arrive together. */
const DURATION = 700;
const STAGGER = 100;
/** Offset (x, y) from which a part moves to its place. */
const BELOW = '0 20px';

/** Moves parts (`data-reveal`) up to their place once, as they scroll into view; parts of the first screen stay. */
export function revealOnScroll(): void {
  if (prefersReducedMotion()) return;
  const arriving = watch([], `0px 0px -${MARGIN}px`, (entries) => {
    let order = 0;
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      arriving.unobserve(target);
      const part = target as HTMLElement;
      part.style.translate = '';
      part.animate(
        { translate: [BELOW, 'none'] },
        { duration: DURATION, delay: STAGGER * order++, easing: 'cubic-bezier(.22,.61,.36,1)', fill: 'backwards' },
      );
    }
  });
  let isFirst = true;
  watch(document.querySelectorAll('[data-reveal]'), '0px', (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (isFirst) continue;
      (target as HTMLElement).style.translate = BELOW;
      arriving.observe(target);
    }
    isFirst = false;
  });
}
