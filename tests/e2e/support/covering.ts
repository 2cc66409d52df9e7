import type { Page } from '@playwright/test';

/**
 * Scrolls through the page by half screens, to its very end, and tells what lies over something else there. Parts that stay
 * on the screen may not meet one another, and nothing to be read, pressed or looked at may lie under one, but for bars: what
 * spans the screen at an edge of it, or next to another bar, has content pass under it, unseen, and neither the beginning
 * of the page nor its end stays there.
 */
export function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[style*="opacity: 0"]');
    const all = [...document.body.querySelectorAll('*')];
    const mayStay = all.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));

    /** Whether a part stays where it is on the screen while the page passes. One at the end of its place passes with it. */
    const isHeld = (part: Element) => {
      const { position, top, bottom } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const isAt = (inset: string, distance: number) => Math.abs(Number.parseFloat(inset) - distance) <= 1;
      return position === 'fixed' || isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom);
    };
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const screen = () => new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line of type is less high than its box.
      return [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height / 5, width, (height * 3) / 5),
      );
    };

    /** What there is to read, to press and to look at. */
    const content: { element: Element; name: string; boxes: () => DOMRect[] }[] = [];
    for (const element of all) {
      if (element.matches('a[href], button, input, select, textarea, summary, img, video, iframe')) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        content.push({ element, name: name || element.tagName, boxes: () => [...element.getClientRects()] });
      }
      for (const node of element.childNodes) {
        const words = node.nodeType === Node.TEXT_NODE ? node.nodeValue?.trim() : '';
        if (words) content.push({ element, name: words, boxes: () => linesOf(node) });
      }
    }
    const isPainted = (part: Element) =>
      content.some(({ element }) => part.contains(element) && isSeen(element)) ||
      !/^rgba\(.* 0\)$/.test(getComputedStyle(part).backgroundColor);
    const isHidden = (element: Element, box: DOMRect, over: DOMRect) => {
      const [left, right] = [Math.max(box.left, over.left), Math.min(box.right, over.right, screen().right)];
      const [top, bottom] = [Math.max(box.top, over.top, 0), Math.min(box.bottom, over.bottom, innerHeight)];
      const inFront = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const own = inFront.findIndex((found) => found.contains(element));
      return inFront.slice(0, own === -1 ? undefined : own).some((found) => {
        const [, , , alpha = 1] = (getComputedStyle(found).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        return alpha > 0.9;
      });
    };
    const nameOf = (part: Element) =>
      `${part.tagName.toLowerCase()} «${part.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24)}»`;

    const faults = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0, isOver = false; !isOver; top += innerHeight / 2) {
      isOver = top >= end;
      scrollTo({ top, behavior: 'instant' });
      // What scrolling drives is there with the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const parts = mayStay
        .filter((part) => isSeen(part) && overlap(part.getBoundingClientRect(), screen()))
        .filter((part) => isHeld(part) && isPainted(part))
        .map((part) => ({ part, box: part.getBoundingClientRect() }));

      const wide = parts.filter(({ box }) => box.left <= 1 && box.right >= screen().right - 1);
      const edges = { top: 0, bottom: innerHeight };
      const bars = new Map<Element, 'top' | 'bottom'>();
      for (const { part, box } of wide.toSorted((a, b) => a.box.top - b.box.top)) {
        if (box.top > edges.top + 1 || box.bottom > innerHeight / 2) continue;
        bars.set(part, 'top');
        edges.top = Math.max(edges.top, box.bottom);
      }
      for (const { part, box } of wide.toSorted((a, b) => b.box.bottom - a.box.bottom)) {
        if (bars.has(part) || box.bottom < edges.bottom - 1 || box.top < innerHeight / 2) continue;
        bars.set(part, 'bottom');
        edges.bottom = Math.min(edges.bottom, box.top);
      }

      for (const [index, one] of parts.entries()) {
        for (const other of parts.slice(index + 1)) {
          if (one.part.contains(other.part) || other.part.contains(one.part) || !overlap(one.box, other.box)) continue;
          faults.add(`${nameOf(one.part)} meets ${nameOf(other.part)}`);
        }
      }
      for (const { element, name, boxes } of content) {
        const found = parts.filter(({ part }) => !part.contains(element) && !element.contains(part));
        if (found.length === 0 || !isSeen(element)) continue;
        for (const box of boxes().filter((one) => overlap(one, screen()))) {
          for (const { part, box: over } of found) {
            // What stays within another part was compared with that.
            if (!overlap(box, over) || parts.some((other) => other.part.contains(element))) continue;
            const edge = bars.get(part);
            const what = `${nameOf(part)} over «${name.slice(0, 40)}» at ${Math.round(scrollY)}`;
            const isPicture = element.matches('img, video');
            if (!edge) faults.add(what);
            else if (!isPicture && top === 0 && edge === 'top') faults.add(`${what}, the beginning`);
            else if (!isPicture && isOver && edge === 'bottom') faults.add(`${what}, the end`);
            else if (!isPicture && !isHidden(element, box, over)) faults.add(`${what}, seen through`);
          }
        }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];
  });
}
