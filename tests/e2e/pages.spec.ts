import { expect, test } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { openFile, pageFiles, readSite } from './support/exported-site';

// What the files of pages answer; walk.spec.ts asks the rest of the pages as they are seen.

test('no page shows a picture twice; each keeps its place until it comes, and all but the first wait until they are near', () => {
  for (const file of pageFiles) {
    const pictures = [...openFile(file).querySelectorAll('picture img')];
    const shown = pictures.map((picture) => picture.getAttribute('src'));
    expect.soft(shown, file).toEqual([...new Set(shown)]);
    const shapeless = pictures.filter((picture) => !picture.matches('[width]:not([width="0"])[height][alt]'));
    expect.soft(shapeless, file).toEqual([]);
    const early = pictures.filter((picture) => !picture.matches('[loading="lazy"]'));
    // A pair, where pictures are compared.
    expect.soft(early.length, file).toBeLessThanOrEqual(2);
    for (const picture of early) expect.soft(picture.getAttribute('fetchpriority'), file).toBe('high');
  }
});

test('no two articles of a page have the same name, and none has no name', () => {
  for (const file of pageFiles) {
    const page = openFile(file);
    const nameOf = (article: Element) =>
      page.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent || 'no name';
    const names = [...page.querySelectorAll('article')].map(nameOf);
    expect.soft(names, file).toEqual([...new Set(names)].filter((name) => name !== 'no name'));
  }
});

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
