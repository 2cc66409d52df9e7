/** Pixels between a bar and the element that the page scrolls to: space for its focus ring. */
const AIR = 16;

/**
 * Keeps elements that scroll into view clear of bars (`data-bar`): at each key or press, the page's scroll padding is
 * set to the height of the bars. Until then app/globals.css sets it, for pages that open at a section.
 */
export function keepClearOfBars(): void {
  const measure = () => {
    const heights = { top: AIR, bottom: AIR };
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bar]')) {
      if (/fixed|sticky/.test(getComputedStyle(bar).position)) heights[bar.dataset.bar as 'top'] += bar.offsetHeight;
    }
    document.documentElement.style.scrollPaddingBlock = `${heights.top}px ${heights.bottom}px`;
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, measure);
}
