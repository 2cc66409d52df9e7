/** Calls back first with every element, then with those that enter or leave the screen plus a margin (px or %). */
export function watch(
  elements: Iterable<Element>,
  rootMargin: string,
  callback: (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(callback, { rootMargin });
  for (const element of elements) observer.observe(element);
  return observer;
}

/** Calls back once the browser has painted, so that the first frame does not wait. */
export const afterFrame = (part: () => void) => requestAnimationFrame(() => setTimeout(part));

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
