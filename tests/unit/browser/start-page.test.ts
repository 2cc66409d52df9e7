/** @jest-environment jsdom */
import { speculationRules } from '@/lib/assets/islands';
import '../support/dom';
import { fakeView, setReducedMotion } from '../support/view';

/** Loads the page script on a page that is shown, or that the browser only prerenders. */
async function load({ prerendering = false } = {}) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  document.documentElement.className = '';
  document.body.innerHTML = '<div><div id="menu"></div></div><a href="/">Accueil</a>';
  fakeView();
  setReducedMotion(false);
  jest.resetModules();
  await import('@/components/browser/start-page');
}

/** Moves a pointer, and returns whether the speculation rules now find a link whose page may be prerendered. */
function notices(pointerType: string): boolean {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));
  const [{ where }] = JSON.parse(speculationRules()).prerender;
  return document.querySelector(where.selector_matches) !== null;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  // The first move of any pointer ends the listener.
  notices('mouse');
  jest.useRealTimers();
});

it('a mouse, but no finger, lets the browser prerender links, on a prerendered page once it is shown', async () => {
  await load({ prerendering: true });
  expect(notices('mouse')).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(notices('mouse')).toBe(true);
  await load();
  expect(notices('touch')).toBe(false);
});

it('a prerendered page reads the chosen rows when it is shown, not before', async () => {
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

it('a part of the page script runs even if two other parts throw an error', async () => {
  const failed = jest.fn();
  jest.spyOn(window, 'queueMicrotask').mockImplementation((part) => {
    try {
      part();
    } catch (error) {
      failed(error);
    }
  });
  // The parts for pictures and islands look for elements in this way before the first frame.
  jest.spyOn(document, 'querySelectorAll').mockImplementation(() => {
    throw new Error('no selectors');
  });
  await load();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(notices('mouse')).toBe(true);
});
