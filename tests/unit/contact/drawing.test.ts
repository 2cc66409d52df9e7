/** @jest-environment jsdom */

/** Returns the elements that the map draws if the request for its drawing is answered with this text. */
async function drawnFrom(answer: string): Promise<string[]> {
  document.body.innerHTML = '<div data-moment=""><img src="/drawings/map.svg" alt="" /></div>';
  const [frame, picture] = [document.querySelector('div') as HTMLElement, document.querySelector('img')];
  Object.defineProperty(picture, 'naturalWidth', { value: 1 });
  const text = jest.fn().mockResolvedValue(answer);
  global.fetch = jest.fn().mockResolvedValue({ ok: true, text });
  jest.isolateModules(() => require('@/components/contact/drawing.island'));
  await jest.advanceTimersByTimeAsync(0);
  expect(text).toHaveBeenCalled();
  const parts = [...(frame.shadowRoot?.children ?? [])].filter(({ localName }) => !/^(style|slot)$/.test(localName));
  return parts.map((part) => `${part.namespaceURI} ${part.localName}`);
}

beforeEach(() => jest.useFakeTimers());

it.each([
  '<meta http-equiv="refresh" content="0;/h"><iframe src="/h"></iframe>',
  '<div style="position:fixed;inset:0"></div>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '',
])('the map draws nothing if the answer is no SVG drawing: %s', async (answer) => {
  expect(await drawnFrom(answer)).toEqual([]);
});
