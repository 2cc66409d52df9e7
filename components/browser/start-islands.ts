import { isStill, watch } from './viewport';

/**
 * What the file of an island exports: hydrates the island with its data, and resolves when that is done. `again` is what the
 * addresses of its further files end with. A later try may call it while an earlier one still waits for them.
 */
export type IslandModule = { default: (root: HTMLElement, data?: Response, again?: string) => void | Promise<void> };

/** How long an island must stay in the middle of the screen before it starts by itself, in milliseconds. */
const DWELL = 1000;
/** After how many milliseconds an island that has not come is said to have failed. */
const PATIENCE = 8000;
/** Controls that do nothing before hydration: a click on one is repeated afterwards. */
const PRESSED = 'button,[data-replay]';

/** Hydrates islands (components/browser/island.tsx) at the first interaction, so that a page that is only read loads none of their code. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
}

function prepare(root: HTMLElement): void {
  const { dataset } = root;
  const { island, props, state } = dataset;
  let replayClick: (() => void) | undefined;
  let repeated: Event;
  let isStarted: unknown;
  let tries = 0;

  const load = async (again: string) => {
    const [module, data]: [IslandModule, Response | undefined] = await Promise.all([
      import(island + again),
      (props && fetch(props + again)) as Promise<Response> | undefined,
    ]);
    // An earlier try may have come meanwhile.
    if (dataset.state !== 'hydrated') await module.default(root, data, again);
    dataset.state = 'hydrated';
  };

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    let busy: string | null = null;
    try {
      // Some browsers remember that an address has failed.
      const loading = load(tries++ ? `?${tries}` : '');
      // What comes after that still starts it.
      await Promise.race([loading, new Promise((_, reject) => setTimeout(reject, PATIENCE))]);
    } catch {
      // Perhaps offline: the HTML and its links work without hydration, and the next use tries again.
      dataset.state = 'failed';
      // Shows that nothing came of it (components/layout/page-frame.tsx).
      busy = 'false';
      isStarted = undefined;
    }
    for (const control of root.querySelectorAll('[aria-busy]')) control.ariaBusy = busy;
    replayClick?.();
    replayClick = undefined;
  };

  const onUse = (use: Event) => {
    if (dataset.state === 'hydrated' || use === repeated) return;
    const event = use as MouseEvent;
    const { type, movementX, movementY } = event;
    // A finger that scrolls the page does not use the island, and what has failed is not asked for at every move. Safari before 17
    // tells no movement: there a press starts the island.
    const isSideways = movementX ** 2 > movementY ** 2;
    if (type === 'pointermove' && !(isSideways && dataset.state === 'static')) return;
    const control = type === 'click' && (event.target as Element).closest(PRESSED);
    if (!state && !control) return;
    // With a modifier key the browser opens the link elsewhere by itself.
    if (control && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      // Shows that it was heard (app/globals.css).
      control.ariaBusy = 'true';
      replayClick = () => {
        repeated = new MouseEvent('click', event);
        // Hydration may have replaced the element by another one with the same id.
        (document.getElementById(control.id) ?? control).dispatchEvent(repeated);
      };
    }
    start();
  };
  for (const use of ['pointermove', 'click', 'focusin']) root.addEventListener(use, onUse, true);
  // From here on nothing that is typed or pressed is lost.
  dataset.state = 'static';

  startInView(root, start);
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
