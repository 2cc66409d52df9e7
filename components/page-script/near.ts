import { watch } from '@/components/page-script/in-view';

/** Distance from the screen at which loading begins: `loading="lazy"` alone starts thousands of pixels ahead. */
const NEAR = '200px';

/**
 * Loads third-party frames when they are scrolled to, so that no third party is contacted before, and scripts that stand
 * beside what they change (`<iframe data-src>`, `<script data-src>`): what is hidden is never near.
 */
export function loadWhatIsNear(): void {
  watch(document.querySelectorAll('[data-src]'), NEAR, (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // A new element: changing the address of a frame would add an entry to the browser's history.
      const copy = target.cloneNode() as HTMLIFrameElement | HTMLScriptElement;
      copy.src = copy.dataset.src as string;
      target.replaceWith(copy);
    }
  });
}
