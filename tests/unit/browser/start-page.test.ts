/** @jest-environment jsdom */
import { speculationRules } from '@/lib/assets/islands';
import '../support/dom';
import { fakeView, setReducedMotion } from '../support/view';

/** Loads the script of every page on a page that is shown, or only prepared. */
async function load({ prerendering = false } = {}) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  document.documentElement.className = '';
  document.body.innerHTML = '<div><div id="menu"></div></div><a href="/">Accueil</a>';
  fakeView();
  setReducedMotion(false);
  jest.resetModules();
  await import('@/components/browser/start-page');
}

/** Whether the browser may prepare what a link leads to, as it may with a mouse once the page works. */
function notices(pointerType: string): boolean {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));
  const [{ where }] = JSON.parse(speculationRules()).prerender;
  return document.querySelector(where.selector_matches) !== null;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  // Ends what listens.
  notices('mouse');
  jest.useRealTimers();
});

it('notices a mouse, but not a finger, once a prerendered page is shown', async () => {
  await load({ prerendering: true });
  expect(notices('mouse')).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(notices('mouse')).toBe(true);
  await load();
  expect(notices('touch')).toBe(false);
});

it('reads chosen rows when a prerendered page is shown, not before', async () => {
  await load({ prerendering: true });
  document.body.innerHTML += '<div data-island="/islands/a.js" data-state="inert" data-stored="rows"></div>';
  const island = document.querySelector('[data-island]') as HTMLElement;
  await Promise.resolve();
  expect(island.dataset.state).toBe('inert');
  sessionStorage.setItem('rows', '[1,{},{}]');
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect([island.dataset.state, island.style.getPropertyValue('--kept')]).toEqual(['static', '3']);
});

it('runs its other parts if some throw an error', async () => {
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
  expect(failed).toHaveBeenCalledTimes(2);
  expect(notices('mouse')).toBe(true);
});
