/** @jest-environment jsdom */
import { fakeView, setReducedMotion } from '../support/view';

/** Loads the script of every page on a page that is shown, or only prepared. */
async function load({ prerendering = false, type = 'navigate' } = {}) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  document.documentElement.className = '';
  document.body.className = '';
  document.body.innerHTML = '<div><div id="menu"></div></div>';
  document.head.innerHTML = '<link media="print,(scripting:none)">';
  fakeView();
  setReducedMotion(false);
  jest.resetModules();
  await import('@/components/page-script/start-page');
}

/** Whether the page has noticed a mouse that moves, as it does once it works. */
function notices(pointerType: string): boolean {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));
  return document.documentElement.classList.contains('has-mouse');
}

const isWhole = () => document.body.className === 'whole';
const hasLateRules = () => Boolean(document.querySelector('link[media=all]'));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  // Ends what listens.
  notices('mouse');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['navigate', false],
  ['back_forward', true],
  ['reload', true],
])(
  'lays out the whole page, by the rules that come late, before its first frame, where it comes by %s: %s',
  async (type, isEarly) => {
    await load({ type });
    expect([isWhole(), hasLateRules()]).toEqual([isEarly, isEarly]);
    window.dispatchEvent(new Event('load'));
    expect([isWhole(), hasLateRules()]).toEqual([isEarly, true]);
  },
);

it.each([
  ['a key', () => window.dispatchEvent(new Event('keydown')), true],
  ['a link within the page', () => document.querySelector('a')?.click(), true],
  ['a click elsewhere', () => document.body.click(), false],
])('lays out the whole page for %s: %s', async (_what, use, expected) => {
  await load();
  document.body.innerHTML = '<a href="#prices">a</a>';
  use();
  expect(isWhole()).toBe(expected);
});

it('takes a mouse for one, and no finger, once a page that the browser has prepared is shown', async () => {
  await load({ prerendering: true });
  expect(notices('mouse')).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(notices('mouse')).toBe(true);
  await load();
  expect(notices('touch')).toBe(false);
});

it('goes on with its other parts where some throw', async () => {
  const failed = jest.fn();
  jest.spyOn(window, 'queueMicrotask').mockImplementation((part) => {
    try {
      part();
    } catch (error) {
      failed(error);
    }
  });
  // Neither parts of the page nor pictures nor islands are found.
  jest.spyOn(document, 'querySelectorAll').mockImplementation(() => {
    throw new Error('no selectors');
  });
  await load();
  expect(failed).toHaveBeenCalledTimes(3);
  expect(notices('mouse')).toBe(true);
});
