import { watch } from '@/components/page-script/in-view';

/** Distance from the screen at which a map is loaded: `loading="lazy"` alone starts thousands of pixels ahead. */
const NEAR = '200px';

/** Loads third-party frames (`<iframe data-src>`) when they are scrolled to, so that no third party is contacted before. */
export function loadMapsInTime(): void {
  watch(document.querySelectorAll('[data-src]'), NEAR, (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // A new frame: changing the address of an existing one would add an entry to the browser's history.
      const frame = target.cloneNode() as HTMLIFrameElement;
      frame.src = frame.dataset.src as string;
      target.replaceWith(frame);
    }
  });
}
