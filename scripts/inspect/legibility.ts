import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Returns by how many CSS pixels the page is wider than the screen. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that cannot be read where they stand, and why, in French. */
export interface UnreadableText {
  words: string;
  /** Those that they overlap. */
  others?: string;
  fault: string;
}

/** Words that a box, what comes after them or the edge of the screen cuts off, and words that overlap others. */
export function unreadableText(page: Page): Promise<UnreadableText[]> {
  return page.evaluate(() => {
    type Line = { node: Node; box: DOMRect; isFixed: boolean };

    const isRead = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        // Words for screen readers alone stand in a box of one pixel.
        if (box.clientWidth === 1 && box.clientHeight === 1) return false;
      }
      return true;
    };
    /** The boxes around an element that may cut it, out to one that scrolls. */
    const frames = function* (element: Element) {
      let place = getComputedStyle(element).position;
      for (let box = element.parentElement; box && place !== 'fixed'; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Boxes that are not positioned do not clip what is.
        if (place === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        place = style.position;
        yield { box, style };
      }
    };
    const isCut = (element: Element, line: DOMRect) => {
      // A line of type is less high than its box.
      const [across, along] = [2, 0.25 * Number.parseFloat(getComputedStyle(element).fontSize)];
      let scrollsSideways = false;
      const own = { box: element, style: getComputedStyle(element) };
      for (const { box, style } of [own, ...frames(element)]) {
        if (style.display === 'inline') continue;
        const edge = box.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX)) scrollsSideways = true;
        const cutsAcross = /hidden|clip/.test(style.overflowX) && !scrollsSideways;
        if (cutsAcross && (line.left < edge.left - across || line.right > edge.right + across)) return true;
        if (/auto|scroll/.test(style.overflowY)) return false;
        const cutsAlong = /hidden|clip/.test(style.overflowY);
        if (cutsAlong && (line.top < edge.top - along || line.bottom > edge.bottom + along)) return true;
      }
      return !scrollsSideways && (line.left < -across || line.right > innerWidth + across);
    };
    const isFixed = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    /** The middle of a line, which no other line may touch however tightly they are set. */
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) > Math.max(a.top + a.height / 4, b.top + b.height / 4);

    /** Whether the ground of what comes next lies over a line. */
    const isCovered = ({ nextElementSibling: next }: Element, line: DOMRect) =>
      next !== null &&
      !isFixed(next) &&
      isRead(next) &&
      !/, 0\)|transparent/.test(getComputedStyle(next).backgroundColor) &&
      overlap(line, next.getBoundingClientRect());

    const faults: UnreadableText[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!element || !words || !isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.some((box) => isCut(element, box))) faults.push({ words, fault: 'est coupé' });
      if (boxes.some((box) => isCovered(element, box))) faults.push({ words, fault: 'est couvert par ce qui suit' });
      const stays = isFixed(element);
      lines.push(...boxes.map((box) => ({ node, box, isFixed: stays })));
    }
    // From the top down, so that each line is compared with those alone that begin above its end.
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const b = lines[next];
        if (!b || b.box.top >= a.box.bottom) break;
        if (a.node === b.node || a.isFixed || b.isFixed || !overlap(a.box, b.box)) continue;
        const [words = '', others = ''] = [a, b].map(({ node }) => node.nodeValue?.trim());
        faults.push({ words, others, fault: `se superpose à « ${others.slice(0, 40)} »` });
      }
    }
    return faults;
  });
}

/** Narrow and usual phones, a tablet, a desktop, on which words are looked at: in CSS pixels. */
export const screenWidths = [320, 390, 768, 1440];

/**
 * Words that go on in the next line without a hyphen, as they do in a browser that has no dictionary of their language:
 * "Gesichtsbeh|andlung". Others that no-break spaces tie to such a word are part of it, but for those of one letter, which typography ties.
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
        // Of a letter that begins a line, the hyphen above is part.
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

/** Returns a remedy for a cut that `cutWords` has found, in French. */
export const remedyOf = (cut: string) =>
  cut.includes('\u00a0')
    ? 'des espaces insécables y tiennent les mots ensemble, écrivez des espaces ordinaires'
    : 'écrivez « &shy; » où le mot peut se couper';

/** Twice the size of text, as a reader may set it. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Text of its usual size with the room between lines, letters, words and paragraphs that WCAG 1.4.12 lets a reader ask for. */
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
