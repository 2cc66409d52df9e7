/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Select } from '@/components/ui/select';

const choose = jest.fn();
const select = (value: string, option = 'cut') => (
  <form>
    <Select
      {...{ id: 'a', name: 'a', value, options: [{ value: option, label: 'Coupe' }], placeholder: '' }}
      onValueChange={choose}
    />
  </form>
);

it('refuses an option with an empty value, and ignores the empty value that nobody chose when the form is reset', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(select('', ''))).toThrow(/empty string/);
  render(select('')).rerender(select('cut'));
  act(() => document.querySelector('form')?.reset());
  expect(choose).not.toHaveBeenCalled();
});
