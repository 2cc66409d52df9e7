import { expect, test } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pageFiles, readSite } from './support/exported-site';

/** Attributes that are read out or shown. */
const read = ['alt', 'aria-label', 'content', 'title'];

/** Every text of a page that is read: its own, and those of its attributes. */
function* textsIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (node.nodeName === 'script' || node.nodeName === 'style') return;
  if ('value' in node) yield node.value;
  for (const { name, value } of 'attrs' in node ? node.attrs : []) if (read.includes(name)) yield value;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* textsIn(child);
}

test('no text of any page has a straight apostrophe', () => {
  const straight = pageFiles.flatMap((file) =>
    [...textsIn(parse(readSite(file)))].filter((text) => /\p{L}'\p{L}/u.test(text)).map((text) => [file, text]),
  );
  expect(pageFiles).not.toEqual([]);
  expect(straight).toEqual([]);
});
