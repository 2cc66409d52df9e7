import { watch } from '@/components/page-script/in-view';
import { isStill } from '@/components/page-script/motion';

/** How far into the screen a part must be before it comes in, in pixels. */
const MARGIN = 100;
/** Milliseconds. */
const DURATION = 700;
const STAGGER = 100;

/**
 * Lets marked blocks rise into view, once: `data-reveal` on a block, `data-reveal-item` on parts that follow one another.
 * Only what lies wholly below the screen when the page is first laid out is hidden for a while.
 */
export function revealOnScroll(): void {
  if (isStill) return;
  const parts = [...document.querySelectorAll('[data-reveal]')].flatMap((block) => {
    const items = block.querySelectorAll('[data-reveal-item]');
    return items[0] ? [...items] : block;
  });
  const hidden = new Set<HTMLElement>();
  const observer = watch(parts, `0px 0px -${MARGIN}px`, (entries) => {
    let order = 0;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const part = target as HTMLElement;
      if (hidden.has(part)) {
        if (!isIntersecting) continue;
        observer.unobserve(part);
        part.style.opacity = '';
        part.animate(
          { opacity: [0, 1], transform: ['translateY(20px)', 'none'] },
          { duration: DURATION, delay: STAGGER * order++, easing: 'cubic-bezier(.22,.61,.36,1)', fill: 'backwards' },
        );
      } else if (boundingClientRect.top >= innerHeight) {
        hidden.add(part);
        part.style.opacity = '0';
      } else observer.unobserve(part);
    }
  });
}
