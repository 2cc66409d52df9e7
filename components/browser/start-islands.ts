import { onReturn } from './on-return';
import { prefersReducedMotion, watch } from './viewport';

/** The elements of an island, each followed by its child nodes, as the server sent them. */
export type SentNodes = readonly (readonly [Element, ...ChildNode[]])[];

/** The module of an island: its function resolves once hydrated, and may be called again while still loading. */
type IslandModule = {
  default: (root: HTMLElement, data?: Response, sent?: SentNodes) => void | Promise<void>;
};

/** Milliseconds that an island must stay in the middle of the screen before it starts by itself. */
const DWELL = 1000;
/** First signs of a visitor, at which islands with `startsIn="sign"` start. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
/** Milliseconds after which an island that has not loaded is marked as failed. */
const TIMEOUT = 8000;
/** Controls that do nothing before hydration: a click on one is repeated afterwards. */
const REPLAYED = 'button,[data-replay]';

/** Hydrates islands (island.tsx) at the first interaction, so that pages that are only read load none of their code. */
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
  // Recorded before a translator or a password manager changes the nodes.
  const sent = (state && [root, ...root.querySelectorAll('*')].map((element) => [element, ...element.childNodes])) as
    | SentNodes
    | undefined;

  const load = async () => {
    // Large imports are requested at once, not after the island's file; if one fails, so does the import below.
    for (const part of parts) import(part).catch(() => {});
    const [module, data]: [IslandModule, Response | undefined] = await Promise.all([
      import(island),
      (props && fetch(props)) as Promise<Response> | undefined,
    ]);
    // An earlier try may have hydrated it meanwhile.
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
      // Perhaps offline. HTML and links work without hydration, and the next use tries again.
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
    // Scrolling with a finger is no use of an island, and a failed island is not loaded again at every move.
    // Safari before 17 reports no movement, so that only a press starts the island there.
    const isSideways = movementX ** 2 > movementY ** 2;
    if (type === 'pointermove' && !(isSideways && dataset.state === 'static')) return;
    const control = type === 'click' && (event.target as Element).closest(REPLAYED);
    if (!state && !control) return;
    // With a modifier key the browser opens the link elsewhere by itself.
    if (control && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      // Shows that the click was noticed (app/globals.css).
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
  // From here on no text and no press is lost.
  dataset.state = 'static';

  startInView(root, start);
  // The visitor may have chosen rows on another page since.
  onReturn(() => startInView(root, start));
}

/** Starts an island at the first sign of a visitor, or after a while on screen, as its attributes say. */
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
      // Number of kept rows, for styles that keep their space until the island draws them.
      root.style.setProperty('--kept', JSON.parse(kept).length);
    }
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
  if (!startsInView) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen: boolean | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (isSeen && root.dataset.state === 'static') timer = setTimeout(start, DWELL);
  };
  // Scrolling restarts the delay, so that scrolling past does not start it.
  addEventListener('scroll', wait);
  watch([root], '-25% 0px', ([entry]) => {
    isSeen = (entry as IntersectionObserverEntry).isIntersecting;
    wait();
  });
}
