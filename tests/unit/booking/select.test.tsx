import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select, type SelectProps } from '@/components/ui/select';
import fr from '@/messages/fr.json';

const { services } = fr.form;
const options = (['none', 'cutting', 'coloring', 'styling'] as const).map((value) => ({
  value,
  label: services[value],
}));
const onValueChange = jest.fn();

function show(changes: Partial<SelectProps> = {}) {
  const props = {
    id: 'service',
    name: 'service',
    value: '',
    options,
    placeholder: fr.form.service_choose,
    onValueChange,
  };
  return render(
    <form>
      <Select {...props} {...changes} />
      <button type="reset">reset</button>
    </form>,
  );
}

beforeEach(() => onValueChange.mockClear());

it('throws on an option with an empty value', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show({ options: [{ value: '', label: 'rien' }] })).toThrow(/empty string/);
  quiet.mockRestore();
});

it('opens, names its options and hands over the chosen one', async () => {
  const user = userEvent.setup();
  show();
  screen.getByRole('combobox').focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(options.map(({ label }) => label));
  await user.click(screen.getByRole('option', { name: services.coloring }));
  expect(onValueChange.mock.calls).toEqual([['coloring']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('ignores the empty value that nobody chose, after the form is reset', async () => {
  const view = show();
  view.rerender(
    <form>
      <Select {...{ id: 'service', name: 'service', options, placeholder: '', onValueChange }} value="cutting" />
      <button type="reset">reset</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'reset' }));
  expect(onValueChange).not.toHaveBeenCalled();
});

describe('type-ahead', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('takes letters within a second as one word', () => {
    show();
    type('c');
    wait(999);
    type('o');
    wait(999);
    type('l');
    expect(onValueChange.mock.calls.at(-1)).toEqual(['coloring']);
  });

  it('begins a new word after a second', () => {
    show();
    type('j');
    wait(1000);
    type('c');
    expect(onValueChange.mock.calls).toEqual([['none'], ['cutting']]);
  });
});
