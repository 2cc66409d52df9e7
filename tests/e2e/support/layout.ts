import type { Page } from '@playwright/test';

/**
 * Scrolls through the page by three quarters of a screen, to its very end, and tells what is wrong at each stop: what lies over something
 * that is to be read, pressed or looked at, and whether there is one way to book at hand and no crowd of them.
 *
 * Bars may lie over what passes under them unseen: parts that span the screen in its upper or lower half. Neither the beginning of the page nor its end may stay there. `ways` selects the ways to book.
 */
export function faultsAtStops(page: Page, ways: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const all = [...document.body.querySelectorAll('*')];
    const width = document.documentElement.clientWidth;
    const opacityOf = (element: Element) => {
      const [, , , alpha = 1] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
      return alpha;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent)?.trim().replace(/\s+/g, ' ').slice(0, 30)}»`;

    const mayStay = all.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
    /** Whether a part stays where it is on the screen while the page passes. One at the end of its place passes with it. */
    const isHeld = (part: Element) => {
      const { position, top, bottom } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const isAt = (inset: string, distance: number) => Math.abs(Number.parseFloat(inset) - distance) <= 1;
      return position === 'fixed' || isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom);
    };
    /** The edge of the screen at which a bar stays. */
    const edgeOf = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left > 1 || right < width - 1) return undefined;
      return bottom < innerHeight / 2 ? 'top' : top > innerHeight / 2 ? 'bottom' : undefined;
    };
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const holdsWords = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    /** Everything that can be read, pressed or looked at. */
    const content = all.flatMap((element) => {
      const isControl = element.matches('a[href], button, input, select, textarea, summary, img, video, iframe');
      const own = isControl ? [() => [...element.getClientRects()]] : [];
      const words = [...element.childNodes].filter(holdsWords).map((node) => () => linesOf(node));
      return [...own, ...words].map((boxes) => ({ element, boxes }));
    });

    const waysToBook = [...document.querySelectorAll(selector)];
    const isInFront = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const isButton = (link: Element) => {
      const { borderTopWidth, borderLeftWidth } = getComputedStyle(link);
      return opacityOf(link) > 0 || (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0);
    };

    const faults = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0, isOver = false; !isOver; top += innerHeight * 0.75) {
      isOver = top >= end;
      scrollTo({ top, behavior: 'instant' });
      // Observers report what is on screen with one frame, and it is drawn with the next.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const at = `at ${Math.round(scrollY)} of ${Math.round(end)}`;

      const parts = mayStay.filter(
        (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isHeld(part),
      );
      for (const { element, boxes } of content) {
        const place = element.getBoundingClientRect();
        if (place.bottom < 0 || place.top >= innerHeight) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        for (const box of boxes()) {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          if (box.width < 2 || x < 0 || x >= width || y < 0 || y >= innerHeight) continue;
          const isOwn = (found: Element) => found.contains(element) || element.contains(found);
          const nearest = document.elementFromPoint(x, y);
          if (nearest && isOwn(nearest)) continue;
          const front = document.elementsFromPoint(x, y);
          const own = front.findIndex(isOwn);
          const above = front.slice(0, own === -1 ? undefined : own);
          const over = parts.find((part) => !part.contains(element) && above.some((found) => part.contains(found)));
          if (!over) continue;
          const edge = edgeOf(over);
          const what = `${nameOf(over)} over ${nameOf(element)} ${at}`;
          const isPicture = element.matches('img, video');
          if (!edge) faults.add(what);
          else if (isPicture) continue;
          else if ((edge === 'top' && top === 0) || (edge === 'bottom' && isOver))
            faults.add(`${what}, where it stays`);
          else if (!above.some((found) => opacityOf(found) > 0.9)) faults.add(`${what}, seen through`);
        }
      }

      const near = waysToBook.filter(isInFront);
      const buttons = near.filter(isButton).map(nameOf);
      if (buttons.length > 2) faults.add(`more than two booking buttons ${at}: ${buttons.join(', ')}`);
      const staying = near.filter((link) => link.closest('header, nav'));
      if (near.length === 0) faults.add(`no way to book ${at}`);
      if (width < 1024 && staying.length > 1) faults.add(`more than one way to book stays ${at}`);
      for (const link of staying)
        if (link.clientHeight > innerHeight / 8) faults.add(`${nameOf(link)} is higher than an eighth of the screen`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];
  }, ways);
}
