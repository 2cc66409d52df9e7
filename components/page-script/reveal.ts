import { isStill, watch } from '@/components/page-script/viewport';

/** How far into the screen a part must be before it comes in, in pixels. */
const MARGIN = 100;
/** Milliseconds. */
const DURATION = 700;
const STAGGER = 100;

/**
 * Animates marked parts of the page (`data-reveal`) once when they scroll into view, staggered where several come together.
 * Only parts that are wholly below the screen at first layout are hidden until then.
 */
export function revealOnScroll(): void {
  if (isStill()) return;
  watch(document.querySelectorAll('[data-reveal]'), `0px 0px -${MARGIN}px`, (entries, observer) => {
    let order = 0;
    // Read before anything is written, or every part would have the page laid out anew.
    const foot = innerHeight;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const part = target as HTMLElement;
      const isHidden = part.style.opacity;
      if (!isHidden && boundingClientRect.top >= foot) part.style.opacity = '0';
      else if (!isHidden) observer.unobserve(part);
      else if (isIntersecting) {
        observer.unobserve(part);
        part.style.opacity = '';
        part.animate(
          { opacity: [0, 1], translate: ['0 20px', 'none'] },
          { duration: DURATION, delay: STAGGER * order++, easing: 'cubic-bezier(.22,.61,.36,1)', fill: 'backwards' },
        );
      }
    }
  });
}
