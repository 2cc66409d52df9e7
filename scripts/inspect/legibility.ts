import type { Page } from '@playwright/test';

/** Returns by how many CSS pixels the open page is wider than the screen. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns in French which words of the open page are cut off, covered by the next element, or overlap other words. */
export function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { node: Node; box: DOMRect; isFixed: boolean };

    const isRead = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        // Words for screen readers only are in a box of one pixel.
        if (box.clientWidth === 1 && box.clientHeight === 1) return false;
      }
      return true;
    };
    /** Yields the boxes around an element that may cut it off, up to the first with a fixed position. */
    const frames = function* (element: Element) {
      let place = getComputedStyle(element).position;
      for (let box = element.parentElement; box && place !== 'fixed'; box = box.parentElement) {
        const style = getComputedStyle(box);
        // A box that is not positioned does not clip positioned elements.
        if (place === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        place = style.position;
        yield { box, style };
      }
    };
    const isCut = (element: Element, line: DOMRect) => {
      // Pixels by which a line may stand out: letters are less high than the box of their line.
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
    /** Whether the middle halves of two lines overlap. */
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) > Math.max(a.top + a.height / 4, b.top + b.height / 4);

    /** Whether the background of the next element covers a line. */
    const isCovered = ({ nextElementSibling: next }: Element, line: DOMRect) =>
      next !== null &&
      !isFixed(next) &&
      isRead(next) &&
      !/, 0\)|transparent/.test(getComputedStyle(next).backgroundColor) &&
      overlap(line, next.getBoundingClientRect());

    const faults: string[] = [];
    const say = (words: string, fault: string) => faults.push(`« ${words.slice(0, 60)} », qui ${fault}`);
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!element || !words || !isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.some((box) => isCut(element, box))) say(words, 'est coupé');
      if (boxes.some((box) => isCovered(element, box))) say(words, 'est couvert par ce qui suit');
      const stays = isFixed(element);
      lines.push(...boxes.map((box) => ({ node, box, isFixed: stays })));
    }
    // Sorted, so that each line is compared only with lines that begin above its end.
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const b = lines[next];
        if (!b || b.box.top >= a.box.bottom) break;
        if (a.node === b.node || a.isFixed || b.isFixed || !overlap(a.box, b.box)) continue;
        const [words = '', others = ''] = [a, b].map(({ node }) => node.nodeValue?.trim());
        say(words, `se superpose à « ${others.slice(0, 40)} »`);
      }
    }
    return faults;
  });
}
