import { afterFrame } from '@/components/page-script/viewport';

/**
 * Milliseconds until parts of the page are laid out that have not come near, and from one to the next, so that no task is long. By then
 * the fonts are there, or late; later the page would still be half laid out where Lighthouse looks at its contrasts.
 */
const REST = 1500;
const PAUSE = 30;

/** Lets the rules that come late (scripts/finish/styles.ts) hold for the screen, where they were for occasional media only. */
function applyLateRules(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media^=print]')) link.media = 'all';
}

const layOutAll = () => {
  document.body.className = 'whole';
};

function layOutByParts(): void {
  document.querySelectorAll<HTMLElement>('section,article').forEach((part, index) => {
    setTimeout(
      () => {
        part.style.contentVisibility = 'visible';
      },
      REST + PAUSE * index,
    );
  });
}

/**
 * Has what is far below the first screen laid out (app/globals.css), and applies the rules that come late: after the first frame, but
 * at once where a place on the page is looked for, by its address, by coming back, by a link or by key.
 */
export function finishLayout(): void {
  // The browser goes there while the page is read in, and needs its true height.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') {
    layOutAll();
    applyLateRules();
    return;
  }
  afterFrame(applyLateRules);
  layOutByParts();
  addEventListener('keydown', layOutAll);
  addEventListener('click', ({ target }) => (target as Element).closest('[href^="#"]') && layOutAll());
}
