/** Distance between a bar and what is scrolled to, in pixels: room for a focus ring. */
const AIR = 16;

/**
 * Keeps what a key or a press brings onto the screen clear of bars (`data-bar`): scroll padding is as high as all that stays at an end of
 * the screen at this moment, whatever the size of text. The padding of app/globals.css is for what comes before: a page that opens at a section.
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
