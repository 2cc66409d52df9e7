import type { Page } from '@playwright/test';

/**
 * What can be clicked, on the page or in the part of it that is named by a selector, and is smaller than WCAG 2.5.8 wants: no square of 24 CSS pixels around its middle that answers to it, and
 * neither of the exceptions a page may claim: part of a sentence, or a circle of 24 pixels around it that touches no other target
 * nor the circle of another small one.
 */
export function smallTargets(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const half = 12;
    const selector = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]';
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The skip link waits above the page until it has the focus.
    const isOnPage = ({ width, bottom }: DOMRect) => width > 1 && bottom + scrollY > 0;
    const isUsable = (element: Element) =>
      isSeen(element) && !element.closest('[inert], :disabled') && isOnPage(element.getBoundingClientRect());
    const targets = [...document.querySelectorAll<HTMLElement>(`${within} :is(${selector})`)].filter(isUsable);

    /** The largest of an element's boxes: a link over two lines has two. */
    const boxOf = (element: Element) =>
      [...element.getClientRects()].reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
    const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

    // By pointing at it, for a target may be larger than its box: whole cards and rows are.
    const isLarge = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = middleOf(boxOf(element));
      const reach = [-half + 0.5, 0, half - 0.5];
      return reach.every((right) =>
        reach.every((down) => document.elementFromPoint(x + right, y + down)?.closest(selector) === element),
      );
    };
    const isInSentence = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (/\p{L}/u.test(node.nodeValue ?? '') && !node.parentElement?.closest(selector)) return true;
      }
      return false;
    };

    const small = targets.filter((element) => !isLarge(element) && !isInSentence(element));
    const isCrowded = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = middleOf(element.getBoundingClientRect());
      return targets.some((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const box = boxOf(other);
        const [right, down] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
        const middle = middleOf(box);
        return (
          Math.hypot(right, down) < half || (small.includes(other) && Math.hypot(middle.x - x, middle.y - y) < 2 * half)
        );
      });
    };
    const crowded = small.filter(isCrowded);
    return crowded.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${element.outerHTML.slice(0, 100)}: ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, part);
}
