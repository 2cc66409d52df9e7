import { closeMenuOnLeave } from './menu';
import { markOnScreen } from './on-screen';
import { replaceBrokenPictures } from './pictures';
import { revealOnScroll } from './reveal';
import { startIslands } from './start-islands';
import { showStatus } from './status';
import { afterFrame } from './viewport';

// Bundled into the one inline script at the end of every page (scripts/assets/islands.ts).

/** For the speculation rules (lib/generated/islands.ts). */
function noticeMouse(): void {
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') document.documentElement.className += ' has-mouse';
  };
  addEventListener('pointermove', onMove, { once: true });
}

/** Back and reload return to a place on the page, which the browser finds by the true height of all that stands above it (app/globals.css). */
function layOutForReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') document.body.classList.add('is-laid-out');
}

/** Each part by itself: one that throws does not stop the others. What the visitor may use at once comes before the first frame. */
function start(): void {
  [replaceBrokenPictures, startIslands, closeMenuOnLeave, noticeMouse].forEach(queueMicrotask);
  [markOnScreen, showStatus, revealOnScroll].forEach(afterFrame);
}

queueMicrotask(layOutForReturn);
// A prerendered page starts when it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', start);
else start();
