/** Distance in pixels between a bar and the element scrolled to: space for a focus ring. */
const AIR = 16;

/**
 * Keeps elements that scroll into view clear of bars (`data-bar`): at each key or press, scroll padding becomes as high
 * as the bars at either end of the screen. Until then app/globals.css sets it, for pages that open at a section.
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
