import { expect, test } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PageId } from '@/content/schema/pages';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
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

const samples: PageId[] = ['accueil', 'coiffure-franches-montagnes', 'vernis-semi-permanent', 'blog', 'conditions'];
for (const id of samples) {
  test(`no compound in a heading or lead of ${pathOf(id, 'fr')} is parted at its hyphen`, { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto(pathOf(id, 'fr'));
    await page.evaluate(() => document.fonts.ready);
    const { parted, found } = await page.evaluate(() => {
      const words: { text: string; lines: number }[] = [];
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li)')) {
        if (!element.checkVisibility() || element.closest('[data-props]')) continue;
        const isLead = getComputedStyle(element).getPropertyValue('text-wrap-style') === 'balance';
        if (!isLead && !/^H/.test(element.tagName)) continue;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          if (node.parentElement?.closest('a')) continue;
          for (const { 0: text, index } of node.data.matchAll(/\p{L}+(-\p{L}+)+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            words.push({ text, lines: range.getClientRects().length });
          }
        }
      }
      return { found: words.length, parted: words.filter(({ lines }) => lines > 1).map(({ text }) => text) };
    });
    expect(found).toBeGreaterThan(0);
    expect(parted).toEqual([]);
  });
}

test('the figures about the salon stand on one line each, on narrow screens and with large text', async ({ page }) => {
  for (const [width, size] of [
    [320, 16],
    [390, 16],
    [320, 32],
    [1280, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    await page.addStyleTag({ content: `html { font-size: ${size}px }` });
    const figures = page.locator('#about dd');
    await expect(figures).toHaveCount(2);
    for (const figure of await figures.all()) {
      const [lines, isCut] = await figure.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [
          new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
          element.scrollWidth > element.clientWidth,
        ];
      });
      expect(lines, `${width} px`).toBe(1);
      expect(isCut, `${width} px`).toBe(false);
    }
  }
});
