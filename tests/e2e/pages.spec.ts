import { expect, test } from '@playwright/test';
import { openFile, pageFiles } from './support/exported-site';

// What the files of pages answer; walk.spec.ts asks the rest of the pages as they are seen, and that their policy allows the rules.

test('no page shows a picture twice; each has its place, and waits until it is near', () => {
  for (const file of pageFiles) {
    expect.soft(openFile(file).querySelector('script[type="speculationrules"]'), file).not.toBeNull();
    const pictures = [...openFile(file).querySelectorAll('picture img')];
    const shown = pictures.map((picture) => picture.getAttribute('src'));
    expect.soft(shown, file).toEqual([...new Set(shown)]);
    const shapeless = pictures.filter((picture) => !picture.matches('[width]:not([width="0"])[height][alt]'));
    expect.soft(shapeless, file).toEqual([]);
    // What stays where no picture arrives.
    expect.soft(openFile(file).querySelectorAll('picture:not([style*="background-color:#"])'), file).toHaveLength(0);
    const early = pictures.filter((picture) => !picture.matches('[loading="lazy"]'));
    // A pair, where pictures are compared.
    expect.soft(early.length, file).toBeLessThanOrEqual(2);
    for (const picture of early) expect.soft(picture.getAttribute('fetchpriority'), file).toBe('high');
  }
});

test('no text of any page has a straight apostrophe', () => {
  // Read out or shown, as the text itself.
  const attributes = ['alt', 'aria-label', 'content', 'title'];
  for (const file of pageFiles) {
    const page = openFile(file);
    const texts = [...page.querySelectorAll(':not(script, style)')].flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
      ...attributes.map((name) => element.getAttribute(name)),
    ]);
    const straight = texts.filter((text) => /\p{L}'\p{L}/u.test(text ?? ''));
    expect(straight, file).toEqual([]);
  }
});
