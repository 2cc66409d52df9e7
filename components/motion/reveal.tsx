'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const MARGIN = 100;
const SECONDS = 0.7;
const STAGGER = 0.1;
const RISE = 20;
const CALM = [0.22, 0.61, 0.36, 1] as const;

/** What moves in a marked block: its items, or the block itself. */
function movingParts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-reveal]')].flatMap((block) => {
    const items = [...block.querySelectorAll<HTMLElement>('[data-reveal-item]')];
    return items.length > 0 ? items : [block];
  });
}

/** True for what lies wholly below the screen, yet high enough to pass the margin when the page is scrolled to its end. */
function isWaiting(element: HTMLElement) {
  const { top } = element.getBoundingClientRect();
  return top >= innerHeight && document.documentElement.scrollHeight - (top + scrollY) > MARGIN;
}

/**
 * Lets marked blocks rise into view, once: `data-reveal` on a block, `data-reveal-item` on parts that follow one another.
 * The page is complete without it: only what is still below the screen when the script runs is hidden for a while.
 */
export function Reveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page brings blocks of its own.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const hidden = new Set<HTMLElement>();
    let observer: IntersectionObserver | undefined;
    const release = (element: HTMLElement) => {
      observer?.unobserve(element);
      hidden.delete(element);
      element.style.removeProperty('opacity');
    };
    const showAll = () => hidden.forEach(release);
    const showFocused = (event: FocusEvent) => {
      for (const element of hidden) if (element.contains(event.target as Node)) release(element);
    };
    let isGone = false;
    const arm = ({ animate }: typeof import('framer-motion/dom/mini')) => {
      if (isGone) return;
      observer = new IntersectionObserver(
        (entries) => {
          const entering = entries.filter((entry) => entry.isIntersecting && hidden.has(entry.target as HTMLElement));
          entering.forEach(({ target }, index) => {
            const keyframes = { opacity: [0, 1], transform: [`translateY(${RISE}px)`, 'none'] };
            animate(target, keyframes, { duration: SECONDS, delay: index * STAGGER, ease: CALM });
            release(target as HTMLElement);
          });
        },
        { rootMargin: `0px 0px -${MARGIN}px 0px` },
      );
      for (const element of movingParts().filter(isWaiting)) {
        element.style.opacity = '0';
        hidden.add(element);
        observer.observe(element);
      }
    };
    // Nothing is hidden before the code that shows it again is there; where it does not come, nothing moves.
    import('framer-motion/dom/mini').then(arm, () => {});
    addEventListener('beforeprint', showAll);
    addEventListener('focusin', showFocused);
    return () => {
      isGone = true;
      removeEventListener('beforeprint', showAll);
      removeEventListener('focusin', showFocused);
      showAll();
      observer?.disconnect();
    };
  }, [pathname]);

  return null;
}
