/** @jest-environment jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate } from '@/components/browser/hydrate';

function Counter({ unit }: { unit: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} ${unit}`}
    </button>
  );
}

const props = { unit: 'clics' };
const data = { json: async () => props } as Response;

/** Returns the root of an island with the HTML of the counter, as the build renders it. */
function island(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Counter {...props} />);
  return root;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let logged: jest.SpyInstance;

beforeEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('an island works though its HTML and its data differ, and its name is logged', async () => {
  const root = island();
  root.dataset.island = '/islands/counter.js';
  root.innerHTML = root.innerHTML.replace('clics', 'Klicks');
  await hydrate(Counter)(root, data);
  root.querySelector('button')?.click();
  await nextTask();
  expect(root.textContent).toBe('1 clics');
  expect(logged.mock.calls).toEqual([['Island /islands/counter.js', expect.any(Error)]]);
});

/** Makes `:active` find an element in an island, because nothing can be held down in jsdom. */
const hold = (root: HTMLElement, held: HTMLElement) =>
  jest.spyOn(root, 'querySelectorAll').mockImplementationOnce(() => [held] as never);

it.each([
  ['counts if it ends where the control was before it moved away', 'pointerup', [9, 9], false, '1 clics'],
  ['does not count if it ends elsewhere', 'pointerup', [9, 70], false, '0 clics'],
  ['does not count if the finger scrolled', 'pointercancel', [9, 9], false, '0 clics'],
  ['is left to the browser if the control is still under the pointer', 'pointerup', [9, 9], true, '0 clics'],
] as const)('a press during hydration %s', async (_, type, [x, y], isUnder, expected) => {
  const root = island();
  const button = root.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(0, 0, 99, 50);
  hold(root, button);
  await hydrate(Counter)(root, data);
  document.elementFromPoint = () => (isUnder ? button : document.body);
  button.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }));
  window.dispatchEvent(new MouseEvent('pointerup', { clientX: 9, clientY: 9 }));
  await nextTask();
  expect(root.textContent).toBe(expected);
  expect(logged).not.toHaveBeenCalled();
});

it('two islands request the whole stylesheet only once', async () => {
  document.head.innerHTML = '<style></style><link href="/a.late.css">';
  const both = Promise.all([island(), island()].map((root) => hydrate(Counter)(root, data)));
  await nextTask();
  const links = document.querySelectorAll('[rel]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['http://localhost/a.css']);
  links[0]?.dispatchEvent(new Event('load'));
  await both;
});

/** A component that throws as it is hydrated, or as its button is pressed. */
function Broken({ isAtOnce }: { isAtOnce: boolean }) {
  const [isBroken, setIsBroken] = useState(isAtOnce);
  if (isBroken) throw new Error('broken');
  return (
    <>
      <input id="name" />
      <button type="button" onClick={() => setIsBroken(true)} />
    </>
  );
}

it.each([true, false])(
  'if a component throws (during hydration: %s), its static HTML, text and focus return, and no button stays busy',
  async (isAtOnce) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<input id="name"><button type="button" aria-busy="true"></button>';
    const field = () => document.querySelector('input') as HTMLInputElement;
    field().value = 'Ana';
    field().focus();
    const done = hydrate(Broken)(root, { json: async () => ({ isAtOnce }) } as Response);
    if (isAtOnce) await expect(done).rejects.toThrow('broken');
    else {
      await done;
      document.querySelector('button')?.click();
      // React reports the error in one task; the static HTML is put back in the next.
      for (const _ of [1, 2]) await nextTask();
    }
    const { parentElement, value } = field();
    expect([parentElement?.dataset.state, value, document.activeElement]).toEqual(['failed', 'Ana', field()]);
    expect(document.querySelector('button')?.ariaBusy).toBe('false');
  },
);

it('hydration fails without changing the page if the data are no JSON, or the stylesheet does not load', async () => {
  const root = island();
  const html = root.innerHTML;
  const notFound = { json: async () => JSON.parse('<h1>') } as Response;
  await expect(hydrate(Counter)(root, notFound)).rejects.toThrow();
  document.head.innerHTML = '<style></style><link href="/a.late.css">';
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@/components/browser/hydrate');
    const failing = fresh.hydrate(Counter)(root, data);
    document.querySelector('link')?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toBeInstanceOf(Event);
  });
  expect(root.innerHTML).toBe(html);
});
