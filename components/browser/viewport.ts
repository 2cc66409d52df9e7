/**
 * Calls back with elements that come into view or leave it, by an intersection observer; the margin (px or %) enlarges or
 * reduces the screen. The first call reports every element.
 */
export function watch(
  elements: Iterable<Element>,
  rootMargin: string,
  callback: (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(callback, { rootMargin });
  for (const element of elements) observer.observe(element);
  return observer;
}

/** Calls a part of the script once the browser has painted, so that the first frame does not wait for it. */
export const afterFrame = (part: () => void) => requestAnimationFrame(() => setTimeout(part));

/** True where the visitor has asked for as little motion as possible. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
