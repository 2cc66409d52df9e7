/** @jest-environment jsdom */
import { fakeView, setReducedMotion } from '../support/view';

/** Loads the script of every page on a page that is shown, or only prepared. */
async function load(prerendering: boolean) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  document.documentElement.className = '';
  document.body.innerHTML = '<div><div id="menu"></div></div>';
  fakeView();
  setReducedMotion(false);
  jest.resetModules();
  await import('@/components/page-script/start-page');
}

/** Whether the page, once it works, has noticed a mouse that moves. */
function notices(pointerType: string): boolean {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));
  return document.documentElement.classList.contains('has-mouse');
}

it.each([
  ['mouse', true],
  ['touch', false],
])('begins at once on a page that is shown: a %s is taken for a mouse: %s', async (pointerType, expected) => {
  await load(false);
  expect(notices(pointerType)).toBe(expected);
});

it('waits for the visitor on a page that the browser only prepares', async () => {
  await load(true);
  expect(notices('mouse')).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(notices('mouse')).toBe(true);
});
