import { keepClearOfBars } from './bars';
import { markInIndex } from './index-mark';
import { closeMenuOnLeave } from './menu';
import { markOnScreen } from './on-screen';
import { replaceBrokenPictures } from './pictures';
import { revealOnScroll } from './reveal';
import { startIslands } from './start-islands';
import { showStatus } from './status';
import { afterFrame } from './viewport';

// Bundled into the one inline script at the end of every page (scripts/assets/islands.ts).

/** Marks that there is a mouse, for the speculation rules (lib/assets/islands.ts). */
function noticeMouse(): void {
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') document.documentElement.className += ' has-mouse';
  };
  addEventListener('pointermove', onMove, { once: true });
}

/** Moves the focus to the place of toasts by F8 before there is one; once there can be, theirs takes it (components/ui/toast.tsx). */
function goToToasts(): void {
  document.addEventListener(
    'keydown',
    ({ key }) => key === 'F8' && document.getElementById('toasts')?.focus({ preventScroll: true }),
  );
}

/** Lets links scroll smoothly to sections (app/motion.css) once no font moves them on the way. */
function scrollSmoothly(): void {
  const allow = () => document.documentElement.classList.add('is-loaded');
  if (document.readyState === 'complete') allow();
  else addEventListener('load', allow);
}

/** Keeps the section that a link of the page led to in its place, whatever late fonts move above it, until the visitor does something: browsers do so until the page has loaded, or not at all. */
function stayAtSection(): void {
  let isLed = false;
  for (const type of ['hashchange', 'pointerdown', 'wheel', 'keydown'])
    addEventListener(type, () => {
      isLed = type === 'hashchange';
    });
  new ResizeObserver(() => isLed && document.querySelector(':target')?.scrollIntoView()).observe(document.body);
}

/** Runs each part in a task of its own, so that one that throws does not stop the others; what can be used at once comes before the first frame. */
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
