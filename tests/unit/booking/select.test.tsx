/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Select } from '@/components/ui/select';
import '../support/dom';

const options = ['Rien', 'Coupe', 'Coloration', 'Coiffage'].map((label) => ({ value: label.toLowerCase(), label }));
const chosen: string[] = [];

const select = (changes: { value?: string; options?: typeof options } = {}) => (
  <form>
    <Select
      {...{ id: 'service', name: 'service', value: '', options, placeholder: '', ...changes }}
      onValueChange={(value) => chosen.push(value)}
    />
  </form>
);

afterEach(() => {
  chosen.length = 0;
  jest.restoreAllMocks();
});

it('throws on an option with an empty value', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(select({ options: [{ value: '', label: 'rien' }] }))).toThrow(/empty string/);
});

it('ignores the empty value that nobody chose, after the form is reset', () => {
  const view = render(select());
  view.rerender(select({ value: 'coupe' }));
  act(() => document.querySelector('form')?.reset());
  expect(chosen).toEqual([]);
});

it('takes letters typed within a second as one word, and later ones as a new one', () => {
  jest.useFakeTimers();
  render(select());
  const type = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  for (const key of ['c', 'o', 'l']) {
    type(key);
    wait(999);
  }
  expect(chosen.at(-1)).toBe('coloration');
  wait(1);
  type('r');
  expect(chosen.at(-1)).toBe('rien');
  jest.useRealTimers();
});
