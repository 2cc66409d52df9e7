function setPrerendering(value: boolean): void {
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
}

/** Whether the page has begun to work: it has noticed a mouse that moves. */
function hasBegun(): boolean {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType: 'mouse' }));
  return document.documentElement.classList.contains('has-mouse');
}

beforeEach(() => {
  jest.resetModules();
  document.documentElement.className = '';
  document.body.innerHTML = '<div><div id="menu"></div></div>';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

it('begins at once on a page that is shown', async () => {
  setPrerendering(false);
  await import('@/components/page-script/start-page');
  expect(hasBegun()).toBe(true);
});

it('waits for the visitor on a page that the browser only prepares', async () => {
  setPrerendering(true);
  await import('@/components/page-script/start-page');
  expect(hasBegun()).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(hasBegun()).toBe(true);
});

it('takes a finger for no mouse', async () => {
  setPrerendering(false);
  await import('@/components/page-script/start-page');
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType: 'touch' }));
  expect(document.documentElement.classList.contains('has-mouse')).toBe(false);
});
