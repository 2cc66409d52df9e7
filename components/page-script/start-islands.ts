import { afterFrame, isStill, watch } from '@/components/page-script/viewport';

/** What the file of an island exports: hydrates the island with its data, and resolves when that is done. */
export type IslandModule = { default: (root: HTMLElement, data?: Response) => void | Promise<void> };

/** How long an island must stay in the middle of the screen before it starts by itself, in milliseconds. */
const DWELL = 1000;
/** Controls that do nothing before hydration: a click on one is repeated afterwards. */
const PRESSED = 'button,[data-replay]';

/** Hydrates islands (components/ui/island.tsx) at the first interaction, so that a page that is only read loads none of their code. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
}

function prepare(root: HTMLElement): void {
  const { dataset } = root;
  const { island, props, state } = dataset;
  let pressAgain: (() => void) | undefined;
  let isAsked: unknown;
  /** Where the pointer was before. */
  let x: number;
  let y: number;

  const start = async () => {
    if (isAsked) return;
    isAsked = true;
    try {
      const [module, data]: [IslandModule, Response | undefined] = await Promise.all([
        import(island as string),
        (props && fetch(props)) as Promise<Response> | undefined,
      ]);
      await module.default(root, data);
      dataset.state = 'hydrated';
    } catch {
      // Perhaps offline: the HTML and its links work without hydration.
      dataset.state = 'failed';
    }
    pressAgain?.();
  };

  const onUse = (use: Event) => {
    if (dataset.state !== 'static') return;
    const event = use as MouseEvent;
    const { type, clientX, clientY } = event;
    const isSideways = (clientX - x) ** 2 > (clientY - y) ** 2;
    x = clientX;
    y = clientY;
    // Neither a page that scrolls under a resting mouse nor a finger that scrolls the page is an interaction.
    if (type === 'pointerenter' || (type === 'pointermove' && !isSideways)) return;
    const control = type === 'click' && (event.target as Element).closest(PRESSED);
    if (!state && !control) return;
    // With a modifier key the browser opens the link elsewhere by itself.
    if (control && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      // Shows that it was heard (app/globals.css).
      control.ariaBusy = 'true';
      pressAgain = () => {
        // Hydration may have replaced the element by another one with the same id.
        (document.getElementById(control.id) ?? control).dispatchEvent(new MouseEvent('click', event));
      };
    }
    start();
  };
  // The first only tells where a pointer comes from.
  for (const use of ['pointerenter', 'pointermove', 'click', 'focusin']) root.addEventListener(use, onUse, true);
  // From here on nothing that is typed or pressed is lost.
  dataset.state = 'static';

  afterFrame(() => startInView(root, start));
}

/** Starts an island that is seen for a while, where it wants that. */
function startInView(root: HTMLElement, start: () => void): void {
  const { start: startsBy, stored } = root.dataset;
  let startsInView: unknown = startsBy === 'view' || (startsBy && !isStill());
  try {
    // What the address ends with asks for it at once, and comes first: it may be there where storage is refused.
    startsInView ||= stored?.split(' ').some((key) => (location.hash.startsWith(key) ? start() : sessionStorage[key]));
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
    isSeen = (entry as IntersectionObserverEntry).isIntersecting;
    wait();
  });
}
