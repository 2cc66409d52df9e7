/** @jest-environment jsdom */
import { fakeView, setReducedMotion } from '../support/view';

/** Loads the script of every page on a page that is shown, or only prepared. */
async function load(prerendering: boolean, type: NavigationTimingType = 'navigate') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  document.documentElement.className = '';
  document.body.className = '';
  document.body.innerHTML = '<div><div id="menu"></div></div>';
  fakeView();
  setReducedMotion(false);
  jest.resetModules();
  await import('@/components/page-script/start-page');
}

/** Lets the browser paint a frame. */
const paint = () => jest.advanceTimersByTimeAsync(20);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Whether the page, once it works, has noticed a mouse that moves. */
function notices(pointerType: string): boolean {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));
  return document.documentElement.classList.contains('has-mouse');
}

const parts = {
  status: 'showStatus',
  reveal: 'revealOnScroll',
  menu: 'closeMenuOnLeave',
  pictures: 'replaceBrokenPictures',
  'start-islands': 'startIslands',
};

it.each(Object.keys(parts))('what one part of the script throws does not stop the others: %s', async (broken) => {
  const thrown: unknown[] = [];
  const done: string[] = [];
  for (const later of ['queueMicrotask', 'requestAnimationFrame'] as const) {
    jest.spyOn(window, later).mockImplementation((part) => {
      try {
        part(0);
      } catch (error) {
        thrown.push(error);
      }
      return 0;
    });
  }
  jest.spyOn(window, 'setTimeout').mockImplementation((part) => part() as never);
  for (const [file, name] of Object.entries(parts)) {
    const run = () => {
      if (file === broken) throw file;
      done.push(file);
    };
    jest.doMock(`@/components/page-script/${file}`, () => ({ [name]: run }));
  }
  await load(false);
  expect(thrown).toEqual([broken]);
  expect([...done, broken].sort()).toEqual(Object.keys(parts).sort());
  expect(notices('mouse')).toBe(true);
  for (const file of Object.keys(parts)) jest.dontMock(`@/components/page-script/${file}`);
  jest.restoreAllMocks();
});

it('lets the rules that come late hold once the first frame is there', async () => {
  document.head.innerHTML = '<link media="print,(scripting:none)">';
  await load(false);
  const link = document.querySelector('link');
  expect(link?.media).not.toBe('all');
  await paint();
  expect(link?.media).toBe('all');
});

it.each([
  ['mouse', true],
  ['touch', false],
])('begins at once on a page that is shown: a %s is taken for a mouse: %s', async (pointerType, expected) => {
  await load(false);
  expect(notices(pointerType)).toBe(expected);
});

it.each(['back_forward', 'reload'] as const)('lays out the whole page before its first frame: %s', async (type) => {
  await load(false, 'navigate');
  expect(document.body.className).toBe('');
  await load(false, type);
  expect(document.body.className).toBe('painted');
  // Ends what listens.
  notices('mouse');
});

it('waits for the visitor on a page that the browser only prepares', async () => {
  await load(true);
  expect(notices('mouse')).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(notices('mouse')).toBe(true);
});
