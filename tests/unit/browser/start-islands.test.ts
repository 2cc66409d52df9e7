/** @jest-environment jsdom */
import { fakeView, setReducedMotion } from '../support/view';

type Start = (root: HTMLElement, data?: Response) => void | Promise<void>;

/** The function that the island's file /islands/a.js exports. */
const start = jest.fn<ReturnType<Start>, Parameters<Start>>();
let island: HTMLElement;
let report: ReturnType<typeof fakeView>;

/** Attributes of an island that only a press on its button starts; it has no `data-state` either. */
const waits = 'data-stored="#rdv= draft"';

/** Opens a page with an island that has a button and two links, and lets the page script start islands. */
async function open(
  attributes = '',
  { prefersReducedMotion = false, savesData = false, isPainted = true, file = '/islands/a.js' } = {},
) {
  const state = attributes === waits ? '' : 'data-state="inert"';
  document.body.innerHTML = `<div data-island="${file}" ${state} ${attributes}>
    <button id="next"><i></i></button><a id="link" href="#link"></a><a id="photo" href="#photo" data-replay></a></div>`;
  island = document.querySelector('div') as HTMLElement;
  setReducedMotion(prefersReducedMotion);
  Object.assign(navigator, { connection: { saveData: savesData } });
  report = fakeView();
  // The script reads only once whether the visitor reduces motion.
  jest.resetModules();
  const { startIslands } = await import('@/components/browser/start-islands');
  startIslands();
  if (isPainted) await wait(20);
}

const get = (id: string) => document.getElementById(id) as HTMLElement;
/** Lets time pass, in which the island's file arrives. */
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const show = (isIntersecting = true) => report(island, isIntersecting);
const hasStarted = () => start.mock.calls.length > 0;

/** Moves a pointer over the island, by pixels to the right and down. */
const move = (movementX?: number, movementY?: number) =>
  island.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

/** Clicks on an element; false if the usual effect of the click was prevented. */
const click = (element: Element | null, keys: MouseEventInit = {}) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** Returns the clicks that an element hears from now on. */
function clicksOn(id: string): Event[] {
  const clicks: Event[] = [];
  get(id).addEventListener('click', (event) => clicks.push(event));
  return clicks;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.doMock('/islands/a.js', () => ({ __esModule: true, default: start }), { virtual: true });
  start.mockReset();
  window.fetch = async (address) => `data of ${address}` as unknown as Response;
});
afterEach(() => jest.useRealTimers());

it('an island starts once with its data, however often it is used, and prevents no later click', async () => {
  await open('data-props="/islands/a.json"');
  get('next').focus();
  move(9, 0);
  await wait();
  move(9, 0);
  await wait();
  expect(start.mock.calls).toEqual([[island, 'data of /islands/a.json', expect.any(Array)]]);
  expect(island.dataset.state).toBe('hydrated');
  expect(click(get('next'))).toBe(true);
});

it.each<[string, () => unknown, boolean, Parameters<typeof open>?]>([
  ['starts under a mouse that moves', () => move(-1, 0), true],
  ['starts under a finger that moves sideways', () => move(20, 4), true],
  ['starts at a click', () => click(get('link')), true],
  ['starts at a click before the first frame', () => click(get('next')), true, ['', { isPainted: false }]],
  ['starts at the focus', () => get('next').focus(), true],
  ['does not start by being in view alone', () => show(), false],
  ['does not start if the page scrolls under a mouse at rest', () => move(0, 0), false],
  ['does not start under a finger that scrolls the page', () => move(4, -20), false],
  ['does not start under a pointer whose browser reports no movement', () => move(), false],
  ['that waits for a press starts at a press on its button', () => click(get('next')), true, [waits]],
  ['that waits for a press does not start at the focus', () => get('next').focus(), false, [waits]],
  ['that waits for a press ignores mouse and links', () => [move(9, 0), click(get('link'))], false, [waits]],
])('an island %s', async (_, act, expected, page = []) => {
  await open(...page);
  act();
  await wait(60_000);
  expect(hasStarted()).toBe(expected);
});

it('a click on a link with data-replay is held back, and followed when the island has failed to load', async () => {
  const isFollowed: boolean[] = [];
  await open('', { file: '/islands/gone.js' });
  document.body.onclick = (event) => isFollowed.push(!event.defaultPrevented);
  click(get('photo'));
  await wait();
  expect(island.dataset.state).toBe('failed');
  expect(isFollowed).toEqual([false, true]);
});

it('an island without its data fails after 8 seconds, and starts once if they arrive late', async () => {
  let arrive = () => {};
  window.fetch = (address) =>
    new Promise((resolve) => {
      arrive = () => resolve(`data of ${address}` as unknown as Response);
    });
  await open('data-props="/islands/a.json"');
  click(get('next'));
  await wait(7999);
  expect([island.dataset.state, get('next').ariaBusy]).toEqual(['static', 'true']);
  await wait(1);
  expect([island.dataset.state, get('next').ariaBusy]).toEqual(['failed', 'false']);
  const arriveFirst = arrive;
  click(get('next'));
  expect(get('next').ariaBusy).toBe('true');
  for (const each of [arriveFirst, arrive]) {
    each();
    await wait();
    expect(start.mock.calls).toEqual([[island, 'data of /islands/a.json', expect.any(Array)]]);
    expect(island.dataset.state).toBe('hydrated');
  }
  expect(get('next').ariaBusy).toBeNull();
});

it.each<[string, MouseEventInit]>([
  ['link', {}],
  ['photo', { ctrlKey: true }],
  ['photo', { metaKey: true }],
  ['photo', { shiftKey: true }],
])('a click on the #%s of an island that loads, with the keys %j, has its usual effect once', async (id, keys) => {
  await open();
  const clicks = clicksOn(id);
  expect(click(get(id), keys)).toBe(true);
  await wait();
  expect(clicks).toHaveLength(1);
});

it.each([
  ['data-start="view"', true, true],
  ['data-start="motion"', true, false],
  ['data-start="motion"', false, true],
  ['data-stored="draft"', false, true],
  ['data-stored="other"', false, false],
  ['data-stored="other draft"', true, true],
  ['', false, false],
])(
  'an island with “%s”, reduced motion %s, starts after a second in view: %s',
  async (attributes, prefersReducedMotion, expected) => {
    sessionStorage.setItem('draft', '{}');
    await open(attributes, { prefersReducedMotion });
    show();
    await wait(999);
    expect(hasStarted()).toBe(false);
    await wait(2);
    expect(hasStarted()).toBe(expected);
  },
);

it('an island that starts at the first scrolling waits, with data saving, until it has the focus', async () => {
  await open('data-start="sign"', { savesData: true });
  window.dispatchEvent(new Event('scroll'));
  await wait(60_000);
  expect(hasStarted()).toBe(false);
  get('next').focus();
  await wait();
  expect(start).toHaveBeenCalledTimes(1);
});

it('an island that starts in view does not start while the page scrolls past it', async () => {
  await open('data-start="view"');
  show();
  await wait(900);
  window.dispatchEvent(new Event('scroll'));
  await wait(999);
  show(false);
  await wait(5000);
  expect(hasStarted()).toBe(false);
});
