import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Widths at which words are checked, in CSS pixels: a narrow and a usual phone, a tablet, a desktop. */
export const screenWidths = [320, 390, 768, 1440];

/**
 * Returns words that break without a hyphen, as in a browser without a dictionary: "Gesichtsbeh|andlung". Words
 * with no-break spaces between them count as one, except words of a single letter.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { hyphens: manual !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const cut: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('script, style')) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      const lineOf = (at: number) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        // The first letter of a line also has a box for the hyphen above.
        return [...range.getClientRects()].findLast(({ width }) => width > 0);
      };
      for (const { 0: piece, index } of (node.nodeValue ?? '').matchAll(/(?:\S|(?<=\p{L}{2})\u00a0(?=\p{L}))+/gu)) {
        // Addresses have no hyphens of their own.
        if (/[@/]|\p{L}\.\p{L}/u.test(piece)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + piece.length);
        if (range.getClientRects().length < 2) continue;
        // The first letter may be set apart, larger than the others.
        for (let at = 2; at < piece.length; at++) {
          if (!/^[\p{L}\p{N}]{2}$/u.test(piece.slice(at - 1, at + 1))) continue;
          const [last, next] = [lineOf(index + at - 1), lineOf(index + at)];
          if (!last || !next || next.top < last.top + last.height / 2) continue;
          cut.push(`${piece.slice(0, at)}|${piece.slice(at)}`.replaceAll('\u00ad', ''));
        }
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return [...new Set(cut)];
  });

export const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Sets the space between lines, letters, words and paragraphs that WCAG 1.4.12 asks pages to support. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.style.removeProperty('font-size');
  });

/** Whether an element shows more than one colour, so that it is visible, for example in forced colours. */
export async function isDrawn(place: Locator): Promise<boolean> {
  const { channels } = await sharp(await place.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 8);
}
