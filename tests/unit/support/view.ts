/** Replaces IntersectionObserver, which jsdom lacks. With the returned function a test reports what is in view. */
export function fakeView(): (target: Element, isIntersecting: boolean) => void {
  const callbacks = new Map<Element, (entries: object[]) => void>();
  const observer = (callback: (entries: object[]) => void) => ({
    observe: (target: Element) => void callbacks.set(target, callback),
    disconnect: () => {},
  });
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
  return (target, isIntersecting) => callbacks.get(target)?.([{ target, isIntersecting }]);
}

export function setReducedMotion(isReduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: query === '(prefers-reduced-motion: reduce)' && isReduced }) as MediaQueryList;
}
