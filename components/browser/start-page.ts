import { keepClearOfBars } from './bars';
import { markInIndex } from './index-mark';
import { closeMenuOnLeave } from './menu';
import { markOnScreen } from './on-screen';
import { replaceBrokenPictures } from './pictures';
import { revealOnScroll } from './reveal';
import { startIslands } from './start-islands';
import { showStatus } from './status';
import { afterFrame } from './viewport';

// Bundled into the page's script, inline behind main (scripts/assets/islands.ts, scripts/finish/static-page.ts).

/** Marks a page whose visitor has a mouse, for the speculation rules (lib/assets/islands.ts). */
function noticeMouse(): void {
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') document.documentElement.className += ' has-mouse';
  };
  addEventListener('pointermove', onMove, { once: true });
}

/** F8 moves the focus to the empty area of toasts, until toast.tsx is loaded and brings an area of its own. */
function goToToasts(): void {
  document.addEventListener(
    'keydown',
    ({ key }) => key === 'F8' && document.getElementById('toasts')?.focus({ preventScroll: true }),
  );
}

/** Lets links glide to sections (app/motion.css) after the load event, because fonts move the sections until then. */
function scrollSmoothly(): void {
  const allow = () => document.documentElement.classList.add('is-loaded');
  if (document.readyState === 'complete') allow();
  else addEventListener('load', allow);
}

/** After a link led to a section of the page, keeps that section in place while late fonts move it. */
function stayAtSection(): void {
  let isLed = false;
  for (const type of ['hashchange', 'pointerdown', 'wheel', 'keydown'])
    addEventListener(type, () => {
      isLed = type === 'hashchange';
    });
  new ResizeObserver(() => isLed && document.querySelector(':target')?.scrollIntoView()).observe(document.body);
}

/** Runs each part by itself, so that an error stops no other part; the last four parts wait for the first frame. */
function start(): void {
  [
    stayAtSection,
    replaceBrokenPictures,
    startIslands,
    closeMenuOnLeave,
    goToToasts,
    noticeMouse,
    scrollSmoothly,
    keepClearOfBars,
  ].forEach(queueMicrotask);
  [markOnScreen, showStatus, revealOnScroll, markInIndex].forEach(afterFrame);
}

// A prerendered page starts only when it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', start);
else start();
