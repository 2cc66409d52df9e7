/** @jest-environment jsdom */
import { fakeView, setReducedMotion } from '../support/view';

type Start = (root: HTMLElement, data?: Response) => void | Promise<void>;

/** Starts the island, as its file at /islands/a.js does. */
const start = jest.fn<ReturnType<Start>, Parameters<Start>>();
let island: HTMLElement;
let report: ReturnType<typeof fakeView>;

/** An island without a state, which waits for a press. */
const waits = 'data-stored="#rdv= draft"';

/** Returns a page with an island that has a button and two links. */
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
  // The script asks once what the visitor wants.
  jest.resetModules();
  const { startIslands } = await import('@/components/browser/start-islands');
  startIslands();
  if (isPainted) await wait(20);
}

const get = (id: string) => document.getElementById(id) as HTMLElement;
/** Time for the island's file to come. */
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const show = (isIntersecting = true) => report(island, isIntersecting);
const hasStarted = () => start.mock.calls.length > 0;

/** Returns a pointer that moves over the island. */
const move = (movementX?: number, movementY?: number) =>
  island.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

/** Clicks on an element; false where its own effect was held back. */
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

it('an island starts once with its data, and then handles its own events', async () => {
  await open('data-props="/islands/a.json"');
  get('next').focus();
  move(9, 0);
  await wait();
  move(9, 0);
  await wait();
  expect(start.mock.calls).toEqual([[island, 'data of /islands/a.json', expect.any(Array)]]);
  expect(island.dataset.state).toBe('hydrated');
  // Clicks are left to it.
  expect(click(get('next'))).toBe(true);
});

it.each<[string, () => unknown, boolean, Parameters<typeof open>?]>([
  ['a mouse', () => move(-1, 0), true],
  ['a finger sideways', () => move(20, 4), true],
  ['a click', () => click(get('link')), true],
  ['a press before the first frame', () => click(get('next')), true, ['', { isPainted: false }]],
  ['the focus', () => get('next').focus(), true],
  ['nothing, in view or not', () => show(), false],
  ['a page that scrolls under a mouse at rest', () => move(0, 0), false],
  ['a finger that scrolls the page', () => move(4, -20), false],
  ['a pointer whose browser tells no movement', () => move(), false],
  ['a press, where the island waits for one', () => click(get('next')), true, [waits]],
  ['the focus, where it waits for a press', () => get('next').focus(), false, [waits]],
  ['a mouse and a link, where it waits for a press', () => [move(9, 0), click(get('link'))], false, [waits]],
])('decides whether an island starts: %s', async (_, act, expected, page = []) => {
  await open(...page);
  act();
  await wait(60_000);
  expect(hasStarted()).toBe(expected);
});

it('a link pressed early is followed only if the island fails to load', async () => {
  const isFollowed: boolean[] = [];
  await open('', { file: '/islands/gone.js' });
  document.body.onclick = (event) => isFollowed.push(!event.defaultPrevented);
  click(get('photo'));
  await wait();
  expect(island.dataset.state).toBe('failed');
  expect(isFollowed).toEqual([false, true]);
});

it('an island fails after 8 seconds, and starts once if its code or a second try arrives', async () => {
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
])('a click on a %s with the keys %j has its usual effect once', async (id, keys) => {
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
  'in view an island with %s, motion unwelcome (%s), starts after a second: %s',
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

it('with data saving an island does not start at the first sign, but when it is used', async () => {
  await open('data-start="sign"', { savesData: true });
  window.dispatchEvent(new Event('scroll'));
  await wait(60_000);
  expect(hasStarted()).toBe(false);
  get('next').focus();
  await wait();
  expect(start).toHaveBeenCalledTimes(1);
});

it('an island does not start while the page scrolls past it', async () => {
  await open('data-start="view"');
  show();
  await wait(900);
  window.dispatchEvent(new Event('scroll'));
  await wait(999);
  show(false);
  await wait(5000);
  expect(hasStarted()).toBe(false);
});
