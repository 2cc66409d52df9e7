import { onReturn } from './on-return';
import { prefersReducedMotion, watch } from './viewport';

/** The elements of an island, each followed by the nodes in it, as the server sent them. */
export type SentNodes = readonly (readonly [Element, ...ChildNode[]])[];

/**
 * The file of an island: hydrates it with its data, and resolves when that is done. A later try may call it while an earlier one is
 * still loading.
 */
type IslandModule = {
  default: (root: HTMLElement, data?: Response, sent?: SentNodes) => void | Promise<void>;
};

/** Milliseconds that an island must stay in the middle of the screen before it starts by itself. */
const DWELL = 1000;
/** First signs of a visitor: an island that is to work before it is used starts then. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
/** After how many milliseconds an island that has not loaded is marked as failed. */
const TIMEOUT = 8000;
/** Controls that do nothing before hydration: a click on one is repeated afterwards. */
const REPLAYED = 'button,[data-replay]';

/** Hydrates islands (components/browser/island.tsx) at the first interaction, so that a page that is only read loads none of their code. */
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
  // Before a translator or a password manager changes them.
  const sent = (state && [root, ...root.querySelectorAll('*')].map((element) => [element, ...element.childNodes])) as
    | SentNodes
    | undefined;

  const load = async () => {
    // The large files that it imports are asked for at once, not only when it has come; what fails there fails in it as well.
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
      // Perhaps offline: the HTML and its links work without hydration, and the next use tries again.
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
    // A finger that scrolls the page is not using the island, and a failed island is not loaded again at every move. Safari before 17
    // does not report movement: there only a press starts the island.
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
  // From here on nothing that is typed or pressed is lost.
  dataset.state = 'static';

  startInView(root, start);
  // The visitor may have chosen something on another page since.
  onReturn(() => startInView(root, start));
}

/** Starts an island at the visitor's first sign, or when it has been on screen for a while, as its attributes ask. */
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
      // Entries of a kept list, for which styles can keep room until the island draws them.
      root.style.setProperty('--kept', JSON.parse(kept).length);
    }
  } catch {
    // The browser refuses storage, so that nothing is stored.
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
