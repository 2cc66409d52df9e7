/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { palette } from '@/lib/seo/palette';

it.each(Object.entries(palette))('%s is the same colour in the stylesheet', (name, colour) => {
  const [, token] = new RegExp(`--color-${name}: (#\\w+);`).exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  expect(token).toBe(colour);
});
