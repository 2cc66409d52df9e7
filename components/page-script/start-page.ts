import { closeMenuOnLeave } from '@/components/page-script/menu';
import { replaceBrokenPictures } from '@/components/page-script/pictures';
import { revealOnScroll } from '@/components/page-script/reveal';
import { startIslands } from '@/components/page-script/start-islands';
import { showStatus } from '@/components/page-script/status';
import { afterFrame } from '@/components/page-script/viewport';

// Bundled into the one inline script at the end of every page (scripts/assets/islands.ts).

/** For the speculation rules (lib/generated/islands.ts). */
function noticeMouse(): void {
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') document.documentElement.className += ' has-mouse';
  };
  addEventListener('pointermove', onMove, { once: true });
}

/**
 * Has the page below the first screens laid out, and lets the rules that come late (scripts/finish/styles.ts) hold for the screen,
 * where they were for occasional media only.
 */
function finishLayout(): void {
  document.body.className = 'painted';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media^=print]')) link.media = 'all';
}

/** Each part by itself: one that throws does not stop the others. What the visitor may use at once comes before the first frame. */
function start(): void {
  [replaceBrokenPictures, startIslands, closeMenuOnLeave, noticeMouse].forEach(queueMicrotask);
  // To a place on the page the browser goes while the page is read in, and needs its true height.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') finishLayout();
  else afterFrame(finishLayout);
  [showStatus, revealOnScroll].forEach(afterFrame);
}

// A prerendered page starts when it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', start);
else start();
