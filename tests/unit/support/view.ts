/** Replaces the intersection observers, of which jsdom has none; the returned function tells the one of an element whether it is seen. */
export function fakeView(): (target: Element, isIntersecting: boolean) => void {
  const callbacks = new Map<Element, (entries: object[]) => void>();
  const observer = (callback: (entries: object[]) => void) => ({
    observe: (target: Element) => void callbacks.set(target, callback),
    disconnect: () => {},
  });
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
  return (target, isIntersecting) => callbacks.get(target)?.([{ target, isIntersecting }]);
}

/** Lets the visitor's system ask for little motion, or not. */
export function setReducedMotion(isReduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: query === '(prefers-reduced-motion: reduce)' && isReduced }) as MediaQueryList;
}
