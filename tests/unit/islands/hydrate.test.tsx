/** @jest-environment jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate } from '@/components/islands/hydrate';

type Props = { unit: string };

function Counter({ unit }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} ${unit}`}
    </button>
  );
}

let isInBrowser: boolean;

/** Works on the server only. */
function Broken({ unit }: Props) {
  if (isInBrowser) throw new Error('broken');
  return <p>{unit}</p>;
}

/** What the server has written of a component, and the data that comes for it. */
function island(Component: typeof Counter) {
  isInBrowser = false;
  const props = { unit: 'clics' };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Component {...props} />);
  root.dataset.state = 'static';
  isInBrowser = true;
  return { root, data: Promise.resolve({ json: async () => props } as Response) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it('works by the time it says so', async () => {
  const { root, data } = island(Counter);
  const button = root.querySelector('button');
  await hydrate(Counter)(root, data);
  expect(root.dataset.state).toBe('hydrated');
  button?.click();
  await nextTask();
  expect(root.textContent).toBe('1 clics');
});

it('leaves what the server wrote where a component throws, and says that it failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { root, data } = island(Broken);
  await expect(hydrate(Broken)(root, data)).rejects.toThrow('broken');
  expect(root.innerHTML).toBe('<p>clics</p>');
  expect(root.dataset.state).toBe('failed');
  logged.mockRestore();
});

it('fails where its data does not come', async () => {
  const { root } = island(Counter);
  await expect(hydrate(Counter)(root, Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
  expect(root.textContent).toBe('0 clics');
});

it('waits for the styles of its further states, which it asks for once', async () => {
  document.head.innerHTML = '<style data-sheet="/a.css"></style>';
  const [first, second] = [island(Counter), island(Counter)];
  const both = Promise.all([hydrate(Counter)(first.root, first.data), hydrate(Counter)(second.root, second.data)]);
  await nextTask();
  expect(first.root.dataset.state).toBe('static');
  const links = document.querySelectorAll('link');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/a.css']);
  links[0]?.dispatchEvent(new Event('load'));
  await both;
  expect(second.root.dataset.state).toBe('hydrated');
});
