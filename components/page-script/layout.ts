import { afterFrame } from '@/components/page-script/viewport';

/** Lets the rules that come late (scripts/finish/styles.ts) hold for the screen, where they were for occasional media only. */
function applyLateRules(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media^=print]')) link.media = 'all';
}

const layOutAll = () => {
  document.body.className = 'whole';
};

/**
 * Applies the rules that come late, after the first frame, and has what is far below the screen laid out (app/globals.css) where a
 * place on the page is looked for: by its address, by coming back, by a link or by key.
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
  addEventListener('keydown', layOutAll);
  addEventListener('click', ({ target }) => (target as Element).closest('[href^="#"]') && layOutAll());
}
