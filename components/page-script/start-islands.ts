import { watch } from '@/components/page-script/in-view';
import { isStill } from '@/components/page-script/motion';

/** What the file of an island exports: hydrates the island, and resolves when that is done. */
export type IslandModule = { default: (root: HTMLElement, data?: Promise<Response>) => void | Promise<void> };

/** How long an island must stay in the middle of the screen before it starts by itself, in milliseconds. */
const DWELL = 1000;
/** Events that count as the first interaction with an island. */
const uses = ['pointermove', 'click', 'focusin'];
/** Controls that do nothing before hydration: a click on one is repeated afterwards. */
const PRESSED = 'button,[data-replay]';

/** Hydrates islands (components/ui/island.tsx) at the first interaction, so that a page that is only read loads none of their code. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
}

function prepare(root: HTMLElement): void {
  const { island, props, start: startsBy, stored } = root.dataset;
  // What does nothing without its code is not shown before.
  root.hidden = false;
  let pressAgain: (() => void) | undefined;
  let isAsked = false;

  const start = async () => {
    if (isAsked) return;
    isAsked = true;
    try {
      const data = props ? fetch(props) : undefined;
      const [module]: [IslandModule, unknown] = await Promise.all([import(island as string), data]);
      await module.default(root, data);
    } catch {
      // Perhaps offline: the HTML and its links work without hydration.
      root.dataset.state = 'failed';
    }
    pressAgain?.();
  };

  const onUse = (use: Event) => {
    if (root.dataset.state !== 'static') return;
    const event = use as MouseEvent;
    const { type, target, movementX, movementY } = event;
    // Neither a page that scrolls under a resting mouse nor a finger that scrolls the page is an interaction.
    if (type === 'pointermove' && movementX ** 2 <= movementY ** 2) return;
    const pressed = type === 'click' && (target as Element).closest(PRESSED);
    // With a modifier key the browser opens the link elsewhere by itself.
    if (pressed && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      pressAgain = () => {
        // Hydration may have replaced the element by another one with the same id.
        const button = document.getElementById(pressed.id) ?? pressed;
        button.dispatchEvent(new MouseEvent('click', event));
      };
    }
    start();
  };
  for (const use of uses) root.addEventListener(use, onUse, true);

  let startsInView: unknown = startsBy === 'view' || (startsBy && !isStill);
  try {
    startsInView ||= stored && sessionStorage.getItem(stored);
  } catch {
    // Where storage is refused there is no stored request.
  }
  if (!startsInView) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen: boolean | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (isSeen) timer = setTimeout(start, DWELL);
  };
  // Scrolling restarts the delay, so that scrolling past does not start it.
  addEventListener('scroll', wait);
  watch([root], '-25% 0px', ([entry]) => {
    isSeen = entry?.isIntersecting;
    wait();
  });
}
