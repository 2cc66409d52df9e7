/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Select } from '@/components/ui/select';

const choose = jest.fn();
const options = [{ value: 'cut', label: 'Coupe' }];
const select = (value: string) => (
  <form>
    <Select {...{ id: 'a', name: 'a', labelledBy: 'a', value, options, placeholder: '' }} onValueChange={choose} />
  </form>
);

it('a reset of the form does not report the empty value as a choice', () => {
  render(select('')).rerender(select('cut'));
  act(() => document.querySelector('form')?.reset());
  expect(choose).not.toHaveBeenCalled();
});

it('an option with an empty value is an error', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const empty = { id: 'a', value: '', options: [{ value: '', label: 'Rien' }], placeholder: '', onValueChange: choose };
  expect(() => render(<Select {...empty} name="a" labelledBy="a" />)).toThrow('Select: an option has an empty value.');
});
