import { onReturn } from './on-return';
import { prefersReducedMotion, watch } from './viewport';

/** The elements of an island, each followed by its child nodes, as the server sent them. */
export type SentNodes = readonly (readonly [Element, ...ChildNode[]])[];

/** Module of an island: its default export resolves once the island works, and may be called again until then. */
type IslandModule = {
  default: (root: HTMLElement, data?: Response, sent?: SentNodes) => void | Promise<void>;
};

/** Milliseconds that an island must stay in the middle of the screen before it starts by itself. */
const DWELL = 1000;
/** First signs of a visitor, at which islands with `startsIn="sign"` start. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
/** Milliseconds of loading after which an island is marked as failed. */
const TIMEOUT = 8000;
/** Selector of controls that do nothing before hydration: a click on them is repeated afterwards. */
const REPLAYED = 'button,[data-replay]';

/** Lets every island (island.tsx) load its code at its first use, or earlier if its attributes say so. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
}

function prepare(root: HTMLElement): void {
  const { dataset } = root;
  const { props, state } = dataset;
  const [island = '', ...parts] = (dataset.island as string).split(' ');
  let replayClick: (() => void) | undefined;
  let repeated: Event;
  let isStarted: unknown;
  // Recorded now, because translators and password managers may change the nodes before the island starts.
  const sent = (state && [root, ...root.querySelectorAll('*')].map((element) => [element, ...element.childNodes])) as
    | SentNodes
    | undefined;

  const load = async () => {
    // Requests large imports together with the island's file. If one fails, the import below fails too.
    for (const part of parts) import(part).catch(() => {});
    const [module, data]: [IslandModule, Response | undefined] = await Promise.all([
      import(island),
      (props && fetch(props)) as Promise<Response> | undefined,
    ]);
    // An earlier try may have hydrated the island meanwhile.
    if (dataset.state !== 'hydrated') await module.default(root, data, sent);
    dataset.state = 'hydrated';
  };

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    let busy: string | null = null;
    try {
      // A file that arrives after this time still starts the island.
      await Promise.race([load(), new Promise((_, reject) => setTimeout(reject, TIMEOUT))]);
    } catch {
      // Perhaps the visitor is offline. HTML and links work without hydration, and the next use tries again.
      dataset.state = 'failed';
      // Shows the note that nothing could be loaded (components/layout/page-frame.tsx).
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
    // A finger that scrolls moves up or down and does not use the island; a failed island is not loaded again at every
    // move. Safari before 17 reports no movement: there a click or the focus starts the island.
    const isSideways = movementX ** 2 > movementY ** 2;
    if (type === 'pointermove' && !(isSideways && dataset.state === 'static')) return;
    const control = type === 'click' && (event.target as Element).closest(REPLAYED);
    if (!state && !control) return;
    // With a modifier key the browser opens a link in a new tab or window by itself.
    if (control && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      // Makes the control pale while it waits (app/globals.css).
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
  dataset.state = 'static';

  startInView(root, start);
  onReturn(() => startInView(root, start));
}

/** Starts an island before its first use, if its attributes, the session storage or the hash of the URL ask for it. */
function startInView(root: HTMLElement, start: () => void): void {
  const { start: startsBy, stored } = root.dataset;
  if (startsBy === 'sign' && !navigator.connection?.saveData)
    for (const sign of SIGNS) addEventListener(sign, () => root.dataset.state === 'static' && start(), { once: true });
  let startsInView = startsBy === 'view' || (startsBy === 'motion' && !prefersReducedMotion());
  const keys = stored?.split(' ') ?? [];
  if (keys.some((key) => location.hash.startsWith(key))) start();
  try {
    for (const key of keys) {
      const kept = sessionStorage[key];
      if (!kept) continue;
      startsInView = true;
      // For kept rows, one more than their number: styles keep space for the rows until the island draws them.
      root.style.setProperty('--kept', JSON.parse(kept).length);
    }
  } catch {
    // The browser refuses storage, so no rows are kept.
  }
  if (!startsInView) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen: boolean | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (isSeen && root.dataset.state === 'static') timer = setTimeout(start, DWELL);
  };
  // Scrolling restarts the delay, so that scrolling past the island does not start it.
  addEventListener('scroll', wait);
  watch([root], '-25% 0px', ([entry]) => {
    isSeen = (entry as IntersectionObserverEntry).isIntersecting;
    wait();
  });
}
