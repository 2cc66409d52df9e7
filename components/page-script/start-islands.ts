import { watch } from '@/components/page-script/in-view';
import { isStill } from '@/components/page-script/motion';

/** What the file of an island exports: makes the island work, and resolves when it does. */
export type IslandModule = { default: (root: HTMLElement, data?: Promise<Response>) => void | Promise<void> };

/** How long an island must rest in the middle of the screen before it starts by itself, in milliseconds. */
const DWELL = 1000;
/** Signs that a visitor uses an island. */
const uses = ['pointermove', 'click', 'focusin'];
/** What does nothing before its island works: pressed earlier, it is pressed once more afterwards. */
const PRESSED = 'button,[data-replay]';

/** Starts islands (components/ui/island.tsx) when they are used. A page nobody uses so asks for none of their code. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
}

function prepare(root: HTMLElement): void {
  const { island, props, start: startsBy, stored } = root.dataset;
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
      // Offline, perhaps. What the page shows and where its links lead does not depend on it.
      root.dataset.state = 'failed';
    }
    pressAgain?.();
  };

  const onUse = (use: Event) => {
    if (root.dataset.state !== 'static') return;
    const event = use as MouseEvent;
    const { type, target, movementX, movementY } = event;
    // A page that scrolls under a mouse at rest is no use of the island, nor is a finger that scrolls the page.
    if (type === 'pointermove' && movementX ** 2 <= movementY ** 2) return;
    const pressed = type === 'click' && (target as Element).closest(PRESSED);
    // A link that is to open elsewhere does so by itself.
    if (pressed && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      pressAgain = () => {
        // React may have put another element with its id in its place.
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
    // Where storage is refused nothing is kept.
  }
  if (!startsInView) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen: boolean | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (isSeen) timer = setTimeout(start, DWELL);
  };
  // Whoever scrolls past has not come to see it.
  addEventListener('scroll', wait);
  watch([root], '-25% 0px', ([entry]) => {
    isSeen = entry?.isIntersecting;
    wait();
  });
}
