import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { palette } from '@/lib/seo/palette';

it.each(Object.entries(palette))('%s is the same colour in the stylesheet', (name, colour) => {
  const values: string[] = [];
  postcss.parse(readFileSync('app/globals.css', 'utf8')).walkDecls(`--color-${name}`, ({ value }) => {
    values.push(value);
  });
  expect(values).toEqual([colour]);
});
