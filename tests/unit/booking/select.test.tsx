import { renderToStaticMarkup } from 'react-dom/server';
import { Select } from '@/components/ui/select';

it('throws on an option with an empty value', () => {
  const options = [{ value: '', label: 'rien' }];
  const select = <Select {...{ id: 'a', name: 'a', value: '', options, placeholder: '' }} onValueChange={() => {}} />;
  expect(() => renderToStaticMarkup(select)).toThrow(/empty string/);
});
