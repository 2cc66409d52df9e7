import { fakeView, setReducedMotion } from './support/view';

type Start = (root: HTMLElement, data?: Promise<Response>) => void | Promise<void>;

/** How the island starts, as its file at /islands/a.js has it. */
const start = jest.fn<ReturnType<Start>, Parameters<Start>>();
let island: HTMLElement;
let report: ReturnType<typeof fakeView>;

/** A page with an island that has a button and two links. */
async function open(attributes = '', { isStill = false, file = '/islands/a.js' } = {}) {
  document.body.innerHTML = `<div data-island="${file}" data-state="static" ${attributes}>
    <button id="next"><i></i></button><a id="link" href="#link"></a><a id="photo" href="#photo" data-replay></a></div>`;
  island = document.querySelector('div') as HTMLElement;
  setReducedMotion(isStill);
  report = fakeView();
  // The script asks once what the visitor wants.
  jest.resetModules();
  const { startIslands } = await import('@/components/page-script/start-islands');
  startIslands();
}

const get = (id: string) => document.getElementById(id) as HTMLElement;
/** Time for the island's file to come. */
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

function move(movementX: number, movementY: number): void {
  island.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX, movementY }));
}

/** Clicks on an element; false where its own effect was held back. */
const click = (element: Element | null, keys: MouseEventInit = {}) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** Counts the clicks that a working island hears on the element with this id. */
function hear(id: string): jest.Mock {
  const listener = jest.fn();
  get(id).addEventListener('click', listener);
  return listener;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.doMock('/islands/a.js', () => ({ __esModule: true, default: start }), { virtual: true });
  start.mockReset();
  window.fetch = jest.fn(async () => 'data' as unknown as Response);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an island', () => {
  it('asks for nothing until it is used', async () => {
    await open('data-props="/islands/a.json"');
    report({ target: island, isIntersecting: true });
    await wait(60_000);
    expect(start).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('starts with its data when it is used', async () => {
    await open('data-props="/islands/a.json"');
    click(island);
    await wait();
    expect(fetch).toHaveBeenCalledWith('/islands/a.json');
    const [root, data] = start.mock.calls[0] ?? [];
    expect(root).toBe(island);
    expect(await data).toBe('data');
  });

  it.each([
    ['a page that scrolls under a mouse at rest', () => move(0, 0)],
    ['a finger that scrolls the page', () => move(4, -20)],
  ])('is not used by %s', async (_what, act) => {
    await open();
    act();
    await wait();
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['a mouse', () => move(-1, 0)],
    ['a finger sideways', () => move(20, 4)],
    ['a click', () => click(get('link'))],
    ['the focus', () => get('next').focus()],
  ])('is used by %s', async (_what, act) => {
    await open();
    act();
    await wait();
    expect(start).toHaveBeenCalled();
  });

  it('starts once, however much it is used', async () => {
    await open();
    get('next').focus();
    move(9, 0);
    await wait();
    move(9, 0);
    await wait();
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('what was pressed before the island works', () => {
  it('is pressed once afterwards', async () => {
    let clicks = jest.fn();
    start.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      clicks = hear('next');
    });
    await open();
    click(document.querySelector('button i'));
    await wait(100);
    click(document.querySelector('button i'));
    await wait(500);
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('is pressed on what stands in its place', async () => {
    let clicks = jest.fn();
    start.mockImplementation(() => {
      island.innerHTML = '<button id="next"></button>';
      clicks = hear('next');
    });
    await open();
    click(document.querySelector('button i'));
    await wait();
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('is followed, be it a link, only when the island has not come', async () => {
    const isFollowed: boolean[] = [];
    await open('', { file: '/islands/gone.js' });
    document.body.onclick = (event) => isFollowed.push(!event.defaultPrevented);
    click(get('photo'));
    await wait();
    expect(island.dataset.state).toBe('failed');
    expect(isFollowed).toEqual([false, true]);
  });
});

it('lets other links lead where they lead, once', async () => {
  await open();
  const clicks = hear('link');
  expect(click(get('link'))).toBe(true);
  await wait();
  expect(start).toHaveBeenCalled();
  expect(clicks).toHaveBeenCalledTimes(1);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('lets a link that is clicked with %s open elsewhere', async (key) => {
  await open();
  expect(click(get('photo'), { [key]: true })).toBe(true);
});

it('leaves clicks to an island that works', async () => {
  start.mockImplementation(() => {
    island.dataset.state = 'hydrated';
  });
  await open();
  move(9, 0);
  await wait();
  expect(click(get('next'))).toBe(true);
});

describe('an island in view', () => {
  const show = (isIntersecting = true) => report({ target: island, isIntersecting });

  it('starts after a second', async () => {
    await open('data-start="view"', { isStill: true });
    show();
    await wait(999);
    expect(start).not.toHaveBeenCalled();
    await wait(2);
    expect(start).toHaveBeenCalled();
  });

  it('does not start when it was only scrolled past', async () => {
    await open('data-start="view"');
    show();
    await wait(500);
    show(false);
    await wait(5000);
    expect(start).not.toHaveBeenCalled();
  });

  it('does not start while the page is scrolled', async () => {
    await open('data-start="view"');
    show();
    await wait(900);
    window.dispatchEvent(new Event('scroll'));
    await wait(999);
    expect(start).not.toHaveBeenCalled();
    await wait(2);
    expect(start).toHaveBeenCalled();
  });

  it.each([false, true])('that moves: not where motion is not welcome (%s)', async (isStill) => {
    await open('data-start="motion"', { isStill });
    show();
    await wait(1001);
    expect(start).toHaveBeenCalledTimes(isStill ? 0 : 1);
  });

  it.each(['draft', 'other'])('starts if the visit has left something for it: draft (has %s)', async (key) => {
    sessionStorage.setItem(key, '{}');
    await open('data-stored="draft"');
    sessionStorage.clear();
    show();
    await wait(1001);
    expect(start).toHaveBeenCalledTimes(key === 'draft' ? 1 : 0);
  });

  it('works where the browser refuses to store anything', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await open('data-stored="draft"');
    click(get('next'));
    await wait();
    expect(start).toHaveBeenCalled();
  });
});
