/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Select } from '@/components/ui/select';
import '../support/dom';

const options = ['Rien', 'Coupe', 'Coloration', 'Coiffage'].map((label) => ({ value: label.toLowerCase(), label }));
const choose = jest.fn();

const select = (changes: { value?: string; options?: typeof options } = {}) => (
  <form>
    <Select
      {...{ id: 'service', name: 'service', value: '', options, placeholder: '', ...changes }}
      onValueChange={choose}
    />
  </form>
);

it('throws on an option with an empty value', () => {
  jest.spyOn(console, 'error').mockImplementationOnce(() => {});
  expect(() => render(select({ options: [{ value: '', label: 'rien' }] }))).toThrow(/empty string/);
});

it('ignores the empty value that nobody chose, after the form is reset', () => {
  const view = render(select());
  view.rerender(select({ value: 'coupe' }));
  act(() => document.querySelector('form')?.reset());
  expect(choose).not.toHaveBeenCalled();
});
