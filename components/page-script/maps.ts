import { watch } from '@/components/page-script/in-view';

/** How near the screen a map comes before it is asked for: `loading="lazy"` alone starts thousands of pixels ahead. */
const NEAR = '200px';

/** Loads frames of other hosts (`<iframe data-src>`), which hear of the visitor only once they have scrolled to them. */
export function loadMapsInTime(): void {
  watch(document.querySelectorAll('[data-src]'), NEAR, (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      const frame = target as HTMLIFrameElement;
      if (!isIntersecting) continue;
      observer.unobserve(frame);
      frame.src = frame.dataset.src as string;
    }
  });
}
