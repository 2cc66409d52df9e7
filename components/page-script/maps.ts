import { watch } from '@/components/page-script/in-view';

/** How near the screen a map comes before it is asked for: `loading="lazy"` alone starts thousands of pixels ahead. */
const NEAR = '200px';

/** Loads frames of other hosts (`<iframe data-src>`), which hear of the visitor only once they have scrolled to them. */
export function loadMapsInTime(): void {
  watch(document.querySelectorAll('[data-src]'), NEAR, (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // In a frame that is there already it would be a step of the browser's history: after Back there would be no Forward.
      const frame = target.cloneNode() as HTMLIFrameElement;
      frame.src = frame.dataset.src as string;
      target.replaceWith(frame);
    }
  });
}
